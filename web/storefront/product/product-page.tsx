import { data, Navigate, useSearchParams } from 'react-router';
import { NotFound } from '#web/blocks/error-page.tsx';
import { page, shop, site } from '#web/context';
import { pageMeta } from '#web/data/page-meta';
import { useSession } from '#web/data/session';
import { useSite } from '#web/data/site';
import { useOwnAnswer } from '#web/data/use-own-answer';
import type { PageHandle } from '#web/page-handle';
import { paths } from '#web/paths';
import type { Route } from './+types/product-page.ts';
import { PartView } from './part-view.tsx';
import { ProductView } from './product-view.tsx';
import { readPart } from './read-part.ts';
import { readProduct } from './read-product.ts';
import { Waiting } from './waiting.tsx';

const chosenKey = 'codigo';

export const handle: PageHandle = { query: [chosenKey] };

export const loader = async ({ params: { code }, request, context }: Route.LoaderArgs) => {
  const { call } = context.get(shop);
  const { kind, settings } = context.get(site);
  const { origin, facts } = context.get(page);
  const read = kind === 'autoparts' ? readPart : readProduct;
  const chosen = new URL(request.url).searchParams.get(chosenKey);
  const found = await read(call, code, { origin, settings }, chosen);
  // What a visitor may not see may still exist for who is signed in, so the browser asks again before it gives up.
  if (!found) return data({ kind: 'notFound' as const, code }, { status: 404 });
  const { facts: ofProduct, ...shown } = found;
  facts.push(...ofProduct);
  return shown;
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData || loaderData.kind === 'notFound') return [];
  const path = paths.product(loaderData.code);
  return pageMeta(matches[0].loaderData, { ...loaderData.meta, type: 'product', path });
};

const ProductPage = ({ loaderData }: Route.ComponentProps) => {
  const asked = useSearchParams()[0].get(chosenKey);
  if (loaderData.kind === 'notFound')
    return <NotForVisitors key={loaderData.code} code={loaderData.code} asked={asked} />;
  return loaderData.kind === 'part' ? (
    <PartView key={`${loaderData.code} ${asked}`} {...loaderData} asked={asked} />
  ) : (
    <ProductView key={loaderData.code} {...loaderData} />
  );
};
export default ProductPage;

/** What the server's page, a visitor's, knows nothing of: it may be there for who is signed in. */
const NotForVisitors = ({ code, asked }: { code: string; asked: string | null }) => {
  const { site } = useSite();
  const isSignedIn = useSession().token !== '';
  const hasParts = site.kind === 'autoparts';
  const part = useOwnAnswer('autopart/findByFamily', { family: code }, hasParts);
  const isNoPart = !hasParts || (isSignedIn && !part.isAsking && !part.answer);
  const product = useOwnAnswer('product/find', { code }, isNoPart);
  if (part.answer) return <PartView key={asked} code={code} part={part.answer.data} asked={asked} isOwn />;
  if (!product.answer) return part.isAsking || product.isAsking ? <Waiting /> : <NotFound />;
  const { data: found } = product.answer;
  if (hasParts && found.family) return <Navigate to={paths.part(found.family, found.code)} replace />;
  return found.code === code ? (
    <ProductView code={code} product={found} isOwn />
  ) : (
    <Navigate to={paths.product(found.code)} replace />
  );
};

import { data, useSearchParams } from 'react-router';
import { nearbyOf } from '#web/blocks/nearby';
import { page, shop, site } from '#web/context';
import { pageMeta } from '#web/data/page-meta';
import type { PageHandle } from '#web/page-handle';
import { paths } from '#web/paths';
import { inOwnFile } from '#web/ui/in-own-file';
import type { Route } from './+types/product-page.ts';
import { readPart } from './read-part.ts';
import { readProduct } from './read-product.ts';

// A site sells products or parts.
const PartView = inOwnFile(async () => (await import('./part-view.tsx')).PartView);
const ProductView = inOwnFile(async () => (await import('./product-view.tsx')).ProductView);
const NotForVisitors = inOwnFile(async () => (await import('./not-for-visitors.tsx')).NotForVisitors);

const chosenKey = 'codigo';

export const handle: PageHandle = { query: [chosenKey] };

export const loader = async ({ params: { code }, request, context }: Route.LoaderArgs) => {
  const { call } = context.get(shop);
  const { kind, settings } = context.get(site);
  const { origin, facts } = context.get(page);
  const nearby = nearbyOf(settings);
  const read = kind === 'autoparts' ? readPart : readProduct;
  const chosen = new URL(request.url).searchParams.get(chosenKey);
  const found = await read(call, code, { origin, settings }, chosen);
  // A product that a visitor may not see may exist for a signed-in user, so the browser asks again before it gives up.
  if (!found) return data({ kind: 'notFound' as const, code, nearby }, { status: 404 });
  const { facts: ofProduct, ...shown } = found;
  facts.push(...ofProduct);
  return { ...shown, nearby };
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

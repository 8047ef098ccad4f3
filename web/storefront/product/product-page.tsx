import { data, isRouteErrorResponse, Navigate, redirect } from 'react-router';
import { NotFound } from '#web/blocks/error-page.tsx';
import { shownCards } from '#web/blocks/shown-card';
import { type Call, page, shop } from '#web/context';
import { pageMeta } from '#web/data/page-meta';
import { useSession } from '#web/data/session';
import { useSite } from '#web/data/site';
import { useOwnAnswer, useSeesMore } from '#web/data/use-own-answer';
import { paths } from '#web/paths';
import type { Route } from './+types/product-page.ts';
import { ProductDetail } from './product-detail.tsx';
import { stepsTo } from './steps-to.ts';
import { structuredData, summary } from './structured-data.ts';
import { Waiting } from './waiting.tsx';

export const loader = async ({ params: { code }, context }: Route.LoaderArgs) => {
  const { call } = context.get(shop);
  const found = await readProduct(call, code, context.get(page).origin);
  // What a visitor may not see may still exist for who is signed in, so the browser asks again before it gives up.
  return found ?? data({ code, product: null, stock: null, related: null, steps: null, told: null }, { status: 404 });
};

const readProduct = async (call: Call, code: string, origin: string) => {
  try {
    const beside = Promise.all([call('stock/find', { code, quantity: 1 }), call('product/listRelated', { code })]);
    // Under a code of before neither is found: its page leads on first.
    beside.catch(() => {});
    const product = await call('product/find', { code });
    if (product.data.code !== code) throw redirect(paths.product(product.data.code), 301);
    const [stock, related] = await beside;
    const category = await call('category/find', { categoryId: product.data.categoryId });
    const steps = stepsTo(product.data, category.data.trail);
    const told = { description: summary(product.data), facts: structuredData(origin, product.data, steps) };
    return { code, product, stock, related: { data: shownCards(related.data) }, steps, told };
  } catch (error) {
    if (isDataOf404(error)) return undefined;
    throw error;
  }
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const product = loaderData?.product?.data;
  if (!product) return [];
  return pageMeta(matches[0].loaderData, {
    title: product.name,
    description: loaderData.told?.description ?? product.name,
    path: paths.product(product.code),
    image: product.images[0]?.image,
  });
};

const isDataOf404 = (error: unknown) =>
  isRouteErrorResponse(error)
    ? error.status === 404
    : typeof error === 'object' &&
      error !== null &&
      'init' in error &&
      (error.init as ResponseInit | null)?.status === 404;

const ProductPage = ({ loaderData: { code, product, stock, related, steps, told } }: Route.ComponentProps) => {
  const { site } = useSite();
  const { token } = useSession();
  const seesMore = useSeesMore() || (product === null && token !== '');
  const own = {
    product: useOwnAnswer('product/find', { code }, seesMore),
    stock: useOwnAnswer('stock/find', { code, quantity: 1 }, seesMore),
    related: useOwnAnswer('product/listRelated', { code }, seesMore),
  };
  const shown = (own.product.answer ?? product)?.data;
  if (!shown) return own.product.isAsking ? <Waiting /> : <NotFound />;
  if (shown.code !== code) return <Navigate to={paths.product(shown.code)} replace />;
  return (
    <>
      {/* The server knew of no such product, so the page has no title yet. */}
      {!product && <title>{`${shown.name} · ${site.name}`}</title>}
      {told && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: told.facts }} />}
      <ProductDetail
        key={code}
        product={shown}
        stock={(own.stock.answer ?? stock)?.data}
        related={(own.related.answer ?? related)?.data ?? []}
        steps={steps ?? stepsTo(shown, [])}
      />
    </>
  );
};
export default ProductPage;

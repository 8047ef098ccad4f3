import { data, isRouteErrorResponse } from 'react-router';
import type { Product } from '#contract/catalogue';
import { NotFound } from '#web/blocks/error-page.tsx';
import { type Call, shop } from '#web/context';
import { pageMeta } from '#web/data/page-meta';
import { useSession } from '#web/data/session';
import { useSite } from '#web/data/site';
import { useOwnAnswer, useSeesMore } from '#web/data/use-own-answer';
import { paths } from '#web/paths';
import type { Route } from './+types/product-page.ts';
import { ProductDetail } from './product-detail.tsx';
import { Waiting } from './waiting.tsx';

export const loader = async ({ params: { code }, context }: Route.LoaderArgs) => {
  const { call } = context.get(shop);
  const found = await readProduct(call, code);
  // What a visitor may not see may still exist for who is signed in, so the browser asks again before it gives up.
  return found ?? data({ code, product: null, stock: null, related: null, trail: [] }, { status: 404 });
};

const readProduct = async (call: Call, code: string) => {
  try {
    const [product, stock, related] = await Promise.all([
      call('product/find', { code }),
      call('stock/find', { code, quantity: 1 }),
      call('product/listRelated', { code }),
    ]);
    const category = await call('category/find', { categoryId: product.data.categoryId });
    return { code, product, stock, related, trail: category.data.trail };
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
    description: summary(product),
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

const summary = ({ name, brandName, categoryName, code, description }: Product) =>
  `${name} (${code}) de ${brandName}, en ${categoryName}. ${description}`.slice(0, 155);

const ProductPage = ({ loaderData: { code, product, stock, related, trail } }: Route.ComponentProps) => {
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
  return (
    <>
      {/* The server knew of no such product, so the page has no title yet. */}
      {!product && <title>{`${shown.name} · ${site.name}`}</title>}
      <ProductDetail
        key={code}
        product={shown}
        stock={(own.stock.answer ?? stock)?.data}
        related={(own.related.answer ?? related)?.data ?? []}
        trail={trail}
      />
    </>
  );
};
export default ProductPage;

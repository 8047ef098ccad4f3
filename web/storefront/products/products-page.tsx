import { data, redirect } from 'react-router';
import { readCategoryTiles } from '#web/blocks/category-tiles.tsx';
import { grouped } from '#web/blocks/result-words.tsx';
import { shownCards } from '#web/blocks/shown-card';
import { type Call, shop, site } from '#web/context';
import { pageMeta } from '#web/data/page-meta';
import type { PageHandle } from '#web/page-handle';
import { paths } from '#web/paths';
import type { Route } from './+types/products-page.ts';
import { Landing } from './landing.tsx';
import { hrefOf, type ListChoice, listKeys, readChoice } from './list-query.ts';
import { listTitle } from './list-title.ts';
import { ProductList } from './product-list.tsx';

export const handle: PageHandle = { query: listKeys };

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { call } = context.get(shop);
  const choice = readChoice(new URL(request.url).searchParams);
  if (choice === 'unknown') throw data(null, { status: 404 });
  if (!choice) {
    const { name, about } = context.get(site);
    const description = `${about}: todas las categorías y marcas de ${name}.`;
    const told = { title: 'Productos', description, path: paths.products() };
    return { kind: 'landing' as const, told, ...(await readLanding(call)) };
  }
  const input = listInput(choice, context.get(site).settings.productPageSize);
  const [found, category] = await Promise.all([
    call('product/filter', input),
    choice.c ? call('category/find', { categoryId: choice.c }) : undefined,
  ]);
  const brand = await brandName(call, choice.b);
  if (choice.b !== undefined && brand === null) throw data(null, { status: 404 });
  const lastPage = Math.max(1, Math.ceil(found.resultCount / input.rowsMax));
  if (choice.page > lastPage) throw redirect(hrefOf(choice, { page: lastPage }));
  const names = { brand, category: category?.data ?? null };
  const title = listTitle(choice, names);
  const told = {
    title: choice.page > 1 ? `${title}, página ${choice.page}` : title,
    description: `${title}: ${grouped(found.resultCount)} productos con precio y stock.`,
    // The order changes nothing of what there is; what people type is no page to be found.
    path: hrefOf({ ...choice, order: 'REL' }, { page: choice.page }),
    noindex: choice.t !== undefined || found.resultCount === 0,
  };
  const shown = { ...found, data: shownCards(found.data) };
  return { kind: 'list' as const, choice, input, found: shown, names, title, told };
};

export type ListData = Extract<Awaited<ReturnType<typeof loader>>, { kind: 'list' }>;

/** The call that answers a page of the list. */
const listInput = ({ c, b, p, t, order, page }: ListChoice, size: number) => ({
  filters: {
    ...(c && { categoryId: c }),
    ...(b && { brandId: b }),
    ...(p && { providerId: p }),
    ...(t && { text: t }),
  },
  rowIndex: (page - 1) * size,
  rowsMax: size,
  orderBy: order,
});

const readLanding = async (call: Call) => {
  const [tiles, brands] = await Promise.all([readCategoryTiles(call), call('brand/list', {})]);
  return { tiles, brands: brands.data };
};

const brandName = async (call: Call, id: number | undefined) => {
  if (id === undefined) return null;
  const { data: brands } = await call('brand/list', {});
  return brands.find((brand) => brand.id === id)?.name ?? null;
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const root = matches[0].loaderData;
  if (!loaderData) return [];
  return pageMeta(root, loaderData.told);
};

const ProductsPage = ({ loaderData }: Route.ComponentProps) =>
  loaderData.kind === 'landing' ? <Landing {...loaderData} /> : <ProductList {...loaderData} />;
export default ProductsPage;

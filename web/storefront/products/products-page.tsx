import { data } from 'react-router';
import { page, shop, site } from '#web/context';
import { pageMeta } from '#web/data/page-meta';
import type { PageHandle } from '#web/page-handle';
import { inOwnFile } from '#web/ui/in-own-file';
import type { Route } from './+types/products-page.ts';
import { listKeys, readChoice } from './list-query.ts';
import { readAutoparts } from './read-autoparts.ts';
import { isNowhere, nowhere } from './read-list.ts';
import { readPicker } from './read-picker.ts';
import { readLanding, readProducts } from './read-products.ts';

export const handle: PageHandle = { query: [...listKeys, 'rubro', 'marca'], listed: 'products' };

/** The list, or the page where one begins to choose; of products or of parts, as the site sells them. */
const readPage = async ({ request, context }: Route.LoaderArgs) => {
  const { call } = context.get(shop);
  const { kind, settings, name, about } = context.get(site);
  const query = new URL(request.url).searchParams;
  const choice = readChoice(query, kind);
  if (choice === 'unknown') throw nowhere();
  if (choice?.t?.length === 1) return { kind: 'tooShort' as const };
  const { origin, facts } = context.get(page);
  const shown = { size: settings.productPageSize, origin, facts };
  const words = `${about}: todas las categorías y marcas de ${name}.`;
  if (kind === 'products') return choice ? readProducts(call, choice, shown) : readLanding(call, words);
  return choice ? readAutoparts(call, choice, shown) : readPicker(call, query, words);
};

/** A brand or category that is not there has a page of its own, with status 404. */
export const loader = async (args: Route.LoaderArgs) => {
  try {
    const read = await readPage(args);
    return read.kind === 'notFound' ? data(read, { status: 404 }) : read;
  } catch (thrown) {
    if (isNowhere(thrown)) return data({ kind: 'unknown' as const }, { status: 404 });
    throw thrown;
  }
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const root = matches[0].loaderData;
  return loaderData && 'meta' in loaderData ? pageMeta(root, loaderData.meta) : [];
};

const Landing = inOwnFile(async () => (await import('./landing.tsx')).Landing);
const ProductList = inOwnFile(async () => (await import('./product-list.tsx')).ProductList);
const AutopartList = inOwnFile(async () => (await import('./autopart-list.tsx')).AutopartList);
const PartsForSignedIn = inOwnFile(async () => (await import('./parts-for-signed-in.tsx')).PartsForSignedIn);
const UnknownList = inOwnFile(async () => (await import('./unknown-list.tsx')).UnknownList);
const TooShort = inOwnFile(async () => (await import('./too-short.tsx')).TooShort);
const Picker = inOwnFile(async () => (await import('./picker.tsx')).Picker);

const ProductsPage = ({ loaderData }: Route.ComponentProps) => {
  switch (loaderData.kind) {
    case 'landing':
      return <Landing {...loaderData} />;
    case 'products':
      return <ProductList {...loaderData} />;
    case 'picker':
      return <Picker {...loaderData} />;
    case 'autoparts':
      return <AutopartList {...loaderData} />;
    case 'notFound':
      return <PartsForSignedIn {...loaderData} />;
    case 'unknown':
      return <UnknownList />;
    case 'tooShort':
      return <TooShort />;
  }
};
export default ProductsPage;

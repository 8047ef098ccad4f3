import type { ReactNode } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router';
import { ErrorPage } from '#web/blocks/error-page.tsx';
import { shop } from '#web/context';
import type { Route } from './+types/storefront.ts';
import type { Catalogue } from './catalogue-links.ts';
import { Frame } from './frame.tsx';

/** The categories and brands of the menu. */
export const loader = async ({ context }: Route.LoaderArgs): Promise<Catalogue> => {
  const { call } = context.get(shop);
  const [categories, brands] = await Promise.all([call('category/list', {}), call('brand/list', {})]);
  // The site's root holds everything, so the menu begins below it.
  return { categories: categories.data.flatMap((root) => root.items), brands: brands.data };
};

export const shouldRevalidate = () => false;

const empty: Catalogue = { categories: [], brands: [] };

const Storefront = () => (
  <StorefrontFrame>
    <Outlet />
  </StorefrontFrame>
);
export default Storefront;

export const ErrorBoundary = () => (
  <StorefrontFrame>
    <ErrorPage />
  </StorefrontFrame>
);

const StorefrontFrame = ({ children }: { children: ReactNode }) => {
  const catalogue = useRouteLoaderData<typeof loader>('storefront/layout/storefront');
  return <Frame catalogue={catalogue ?? empty}>{children}</Frame>;
};

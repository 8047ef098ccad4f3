import type { ReactNode } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router';
import { ErrorPage } from '#web/blocks/error-page.tsx';
import { shop, site } from '#web/context';
import type { Route } from './+types/storefront.ts';
import type { Catalogue } from './catalogue-links.ts';
import { Frame } from './frame.tsx';
import { readMakers } from './read-makers.ts';

/** The categories and makers of the menu. */
export const loader = async ({ context }: Route.LoaderArgs): Promise<Catalogue> => {
  const { call } = context.get(shop);
  const { kind, settings } = context.get(site);
  const [categories, makers] = await Promise.all([
    call('category/list', {}),
    readMakers(call, kind, settings.filterEditing),
  ]);
  // The site's root holds everything, so the menu begins below it.
  return { categories: categories.data.flatMap((root) => root.items), makers };
};

export const shouldRevalidate = () => false;

const empty: Catalogue = { categories: [], makers: [] };

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

import { type ReactNode, useMemo } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router';
import { ErrorPage } from '#web/blocks/error-page.tsx';
import { shop, site } from '#web/context';
import type { Route } from './+types/storefront.ts';
import type { Catalogue } from './catalogue-links.ts';
import { Frame } from './frame.tsx';
import { readMakers } from './read-makers.ts';

/** The categories and makers of the menu as one text: some 400 values, which every page would pay for one by one. */
export const loader = async ({ context }: Route.LoaderArgs): Promise<string> => {
  const { call } = context.get(shop);
  const { kind, settings } = context.get(site);
  const [categories, makers] = await Promise.all([
    call('category/list', {}),
    readMakers(call, kind, settings.filterEditing),
  ]);
  // The site's root holds everything, so the menu begins below it.
  const catalogue: Catalogue = { categories: categories.data.flatMap((root) => root.items), makers };
  return JSON.stringify(catalogue);
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
  const text = useRouteLoaderData<typeof loader>('storefront/layout/storefront');
  const catalogue = useMemo(() => (text ? (JSON.parse(text) as Catalogue) : empty), [text]);
  return <Frame catalogue={catalogue}>{children}</Frame>;
};

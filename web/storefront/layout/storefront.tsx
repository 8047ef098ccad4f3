import { type ReactNode, useMemo } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router';
import type { Category } from '#contract/catalogue';
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
  return `{"categories":[${categories.data.map(textBelow).filter(Boolean).join()}],"makers":${JSON.stringify(makers)}}`;
};

/** Menus as text, by root category: it is the same object until categories change. */
const texts = new WeakMap<Category, string>();

/** The site's root holds everything, so the menu begins below it. */
const textBelow = (root: Category): string => {
  const text = texts.get(root) ?? JSON.stringify(root.items, withoutEmpty).slice(1, -1);
  texts.set(root, text);
  return text;
};

/** Most categories have nothing below them: on the way that is left out. */
const withoutEmpty = (key: string, value: unknown) =>
  key === 'items' && Array.isArray(value) && value.length === 0 ? undefined : value;
const withItems = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value ? { items: [], ...value } : value;

export const shouldRevalidate = () => false;

const empty: Catalogue = { categories: [], makers: [], text: '' };

const readMenu = (text: string | undefined): Catalogue => (text ? { ...JSON.parse(text, withItems), text } : empty);

/** Menus by their text: the server shows the same few on every page. */
const menus = new Map<string, Catalogue>();
const mostMenus = 10;
const rememberedMenu = (text: string | undefined): Catalogue => {
  const found = menus.get(text ?? '');
  if (found) return found;
  if (menus.size >= mostMenus) menus.clear();
  const catalogue = readMenu(text);
  menus.set(text ?? '', catalogue);
  return catalogue;
};

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
  const catalogue = useMemo(() => (import.meta.env.SSR ? rememberedMenu(text) : readMenu(text)), [text]);
  return <Frame catalogue={catalogue}>{children}</Frame>;
};

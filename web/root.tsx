import fontUrl from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import { type ReactNode, useContext } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { paletteCss } from '#sites/palette';
import type { SiteSettings } from '#sites/site';
import { ErrorPage } from '#web/blocks/error-page.tsx';
import { page, site } from '#web/context';
import { OwnMark } from '#web/own-mark';
import type { Route } from './+types/root.ts';
import stylesUrl from './app.css?url';

/** Of the settings those that any page may need; a screen's loader takes others from its context. */
const shownSettings = (settings: SiteSettings) => {
  const { plusTax, pricesFor, rate, showUYU, categoryLinks, subcategories, filterEditing } = settings;
  const { saleOn, productSortShown, mobileBannerSquare, productPageSize, orderPageSize } = settings;
  return {
    plusTax,
    pricesFor,
    rate,
    showUYU,
    categoryLinks,
    subcategories,
    filterEditing,
    saleOn,
    productSortShown,
    mobileBannerSquare,
    productPageSize,
    orderPageSize,
  };
};

/** What every page knows of its site. It never fails, so that even an error page wears the site's colours. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { id, name, about, kind, capabilities, logo, contact, branches, menu, settings, rootCategory, ...rest } =
    context.get(site);
  const { origin, serves, isDemo } = context.get(page);
  return {
    site: {
      id,
      name,
      about,
      kind,
      capabilities,
      logo,
      contact,
      branches,
      rootCategory,
      settings: shownSettings(settings),
    },
    menu: menu.filter((item) => item.kind !== 'page' || serves(item.path)),
    hasContactPage: serves('/contacto'),
    hasConfigPage: serves('/1/config'),
    colours: paletteCss(rest),
    origin,
    isDemo,
  };
};

export type RootData = Awaited<ReturnType<typeof loader>>;

/** Nothing in it changes from page to page. */
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: stylesUrl },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export const Layout = ({ children }: { children: ReactNode }) => {
  const data = useRouteLoaderData<typeof loader>('root');
  const mark = useContext(OwnMark);
  return (
    <html lang="es-UY">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {data && <style nonce={mark}>{data.colours}</style>}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
};

const App = () => <Outlet />;
export default App;

export const ErrorBoundary = ErrorPage;

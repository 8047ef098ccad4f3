import fontUrl from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import { type ReactNode, useContext } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { ErrorPage } from '#web/blocks/error-page.tsx';
import { JsonLd } from '#web/blocks/structured-data/json-ld.tsx';
import { isSiteAsked } from '#web/data/fresh-site';
import { rememberTap } from '#web/early-tap';
import { OwnMark } from '#web/own-mark';
import { PageFacts } from '#web/page-facts';
import { rootData } from '#web/root-data';
import type { Route } from './+types/root.ts';
import stylesUrl from './app.css?url';

export const loader = ({ context, request }: Route.LoaderArgs) => rootData(context, new URL(request.url).pathname);

/** Nothing in it changes from page to page. */
export const shouldRevalidate = isSiteAsked;

/** Only the server's page has these, and keeps them. */
export const links: Route.LinksFunction = () =>
  import.meta.env.SSR
    ? [
        { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
        { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
        { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
        { rel: 'manifest', href: '/manifest.webmanifest' },
      ]
    : [];

export const Layout = ({ children }: { children: ReactNode }) => {
  const data = useRouteLoaderData<typeof loader>('root');
  const mark = useContext(OwnMark);
  const facts = useContext(PageFacts);
  return (
    <html lang="es-UY">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {/* With a precedence it comes before what the page's scripts need. */}
        {import.meta.env.SSR && <link rel="stylesheet" href={stylesUrl} precedence="first" />}
        <Links />
        {data && <style nonce={mark}>{data.colours}</style>}
        {import.meta.env.SSR && data && <script nonce={mark} dangerouslySetInnerHTML={{ __html: rememberTap }} />}
        {import.meta.env.SSR && facts.length > 0 && <JsonLd facts={facts} />}
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

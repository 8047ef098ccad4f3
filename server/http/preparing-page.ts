import { earlyLook, entrancePages } from '#contract/plain/early-look';
import { plainPage } from '#server/http/plain-page';

/** The pages by which a shop is set up. */
const panelPages = /^\/(gestion|\d+\/(pedidos|config|configSettings))(\/|$)/;
const data = /(\/_)?\.data$/;
const hour = 3600;

const pathOf = (address: string | null) => (address && URL.canParse(address) ? new URL(address).pathname : '');

/**
 * The answer of a shop that has not opened yet: undefined for its staff, and for the pages by which it is
 * set up. A search engine reads 503 as a pause and asks again; `noindex` would have it forget the address.
 */
export const preparingPage = (request: Request): Response | undefined => {
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(data, '') || '/';
  if (entrancePages.test(path) || panelPages.test(path)) return undefined;
  const isData = data.test(pathname);
  // The pages by which people come in name no shop: what follows them is a new document.
  const isNext = isData && entrancePages.test(pathOf(request.headers.get('referer')));
  if (!isNext && request.headers.get('cookie')?.includes(earlyLook)) return undefined;
  // The browser's router takes the page as a new document.
  if (isData) {
    const to = { 'x-remix-redirect': path + search, 'x-remix-reload-document': 'true' };
    return new Response(null, { status: 204, headers: { ...to, 'cache-control': 'no-store' } });
  }
  return plainPage(
    {
      title: 'Estamos preparando la tienda',
      text: 'Todavía no abrió. Volvé a entrar en unos días.',
      link: { to: '/iniciar?from=/gestion', label: 'Ingresar a la gestión' },
    },
    503,
    { 'retry-after': String(hour) },
  );
};

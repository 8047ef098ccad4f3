import { earlyLook } from '#contract/plain/early-look';
import { plainPage } from '#server/http/plain-page';

/** The pages that a shop's people need before it opens: to become its administrator, to sign in, to set it up. */
const always =
  /^\/(gestion|iniciar|primer-administrador|restablecer-contrasena|activar|\d+\/(pedidos|config|configSettings))(\/|$)/;
const data = /(\/_)?\.data$/;
const hour = 3600;

/**
 * The answer of a shop that has not opened yet: undefined for its staff, and for the pages by which it is
 * set up. A search engine reads 503 as a pause and asks again; `noindex` would have it forget the address.
 */
export const preparingPage = (request: Request): Response | undefined => {
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(data, '') || '/';
  if (always.test(path) || request.headers.get('cookie')?.includes(earlyLook)) return undefined;
  // The browser's router takes the page as a new document.
  if (data.test(pathname)) {
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

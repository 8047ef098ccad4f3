import { sentence } from '#contract/plain/messages';
import { Refusal } from '#server/refusal';

const titles: Partial<Record<number, string>> = { 429: 'Demasiadas páginas seguidas', 503: 'Tienda ocupada' };

/** The page that says that there are too many (429) or that the shop is busy (503), and when to come back. Throws all else. */
export const refusedPage = (error: unknown, { requestId, path }: { requestId: string; path: string }): Response => {
  const title = error instanceof Refusal ? titles[error.status] : undefined;
  // A request of the browser's router is no page.
  if (!(error instanceof Refusal) || error.cause !== undefined || title === undefined || path.endsWith('.data'))
    throw error;
  const reference = error.status < 500 ? '' : `<p>${sentence('call.reference', { requestId })}</p>`;
  const html = `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>body{max-width:32rem;margin:15vh auto;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif}a{display:inline-block;padding:.75rem 0}</style>
</head>
<body><main><h1>${title}</h1><p>${error.message}</p><p><a href="">Probar de nuevo</a></p>${reference}</main></body>
</html>
`;
  return new Response(html, {
    status: error.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
      'cache-control': 'no-store',
      'retry-after': String(error.retryAfter ?? 60),
      'x-request-id': requestId,
    },
  });
};

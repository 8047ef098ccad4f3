import { sentence } from '#contract/plain/messages';
import { plainPage } from '#server/http/plain-page';
import { Refusal } from '#server/refusal';

const titles: Partial<Record<number, string>> = { 429: 'Demasiadas páginas seguidas', 503: 'Tienda ocupada' };

/** The page that says that there are too many (429) or that the shop is busy (503), and when to come back. Throws all else. */
export const refusedPage = (error: unknown, { requestId, path }: { requestId: string; path: string }): Response => {
  const title = error instanceof Refusal ? titles[error.status] : undefined;
  // A request of the browser's router is no page.
  if (!(error instanceof Refusal) || error.cause !== undefined || title === undefined || path.endsWith('.data'))
    throw error;
  const reference = error.status < 500 ? '' : `<p>${sentence('call.reference', { requestId })}</p>`;
  const link = { to: '', label: 'Probar de nuevo' };
  return plainPage({ title, text: error.message, link, more: reference }, error.status, {
    'retry-after': String(error.retryAfter ?? 60),
    'x-request-id': requestId,
  });
};

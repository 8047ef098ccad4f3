import { checkLine } from '#server/payments/providers/check-line';
import type { CheckLine, Providers } from '#server/payments/providers/provider';
import { notificationPaths } from '#server/payments/providers/provider';

type Checked = { providers: () => Providers; origins: readonly string[] };

/** The body of the shop's notification to itself: without a signature it is refused, and not noted. */
export const probe = JSON.stringify({ type: 'prueba de la tienda' });

const longestMs = 10_000;

/** Asks every provider whether its keys work, and the addresses of notifications at `origins`; empty where no key is set. */
export const checkPayments = async (
  { providers, origins }: Checked,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<CheckLine[]> => {
  const lines = [...providers().values()].map(async ({ id, check }) => [
    ...(await check()),
    ...(await Promise.all(origins.map((origin) => answers(fetch, `${origin}${notificationPaths[id]}`)))),
  ]);
  return (await Promise.all(lines)).flat();
};

/** A notification without a signature is refused with a 401 by a shop that is there. */
const answers = (fetch: typeof globalThis.fetch, url: string) =>
  checkLine(url, async () => {
    const signal = AbortSignal.timeout(longestMs);
    const status = await fetch(url, { method: 'POST', body: probe, redirect: 'manual', signal }).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 0)
      return { ok: false, sentence: 'no responde desde esta máquina: ¿está andando la tienda, y se llega a ella?' };
    return status === 401
      ? { ok: true, sentence: 'responde, y rechaza un aviso sin firma' }
      : { ok: false, sentence: `responde ${status} a un aviso sin firma, y no 401: ¿es la dirección de la tienda?` };
  });

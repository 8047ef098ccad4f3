import type { CommandHandler } from '#server/commands/serve-commands';
import { checkLine } from '#server/payments/providers/check-line';
import type { CheckLine, Providers } from '#server/payments/providers/provider';
import { notificationPaths } from '#server/payments/providers/provider';

export type PaymentsReport = { lines: CheckLine[] };

type Checked = {
  providers: () => Providers;
  served: readonly { origin: string }[];
};

const longestMs = 10_000;

/** `npm run payments:check`: asks every provider whether what is set works, and the shop's own addresses of notifications. */
export const paymentsCommand =
  ({ providers, served }: Checked, fetch: typeof globalThis.fetch = globalThis.fetch): CommandHandler =>
  async (): Promise<PaymentsReport> => {
    const open = [...providers().values()];
    if (open.length === 0) {
      const sentence = 'no hay claves de Mercado Pago ni de PayPal: no se ofrece pagar en línea (docs/payments.md)';
      return { lines: [{ what: 'Pagos', ok: false, sentence }] };
    }
    const lines: CheckLine[] = [];
    for (const { id, check } of open) {
      lines.push(...(await check()));
      for (const { origin } of served) lines.push(await answers(fetch, `${origin}${notificationPaths[id]}`));
    }
    return { lines };
  };

/** A notification without a signature is refused with a 401 by a shop that is there. */
const answers = (fetch: typeof globalThis.fetch, url: string) =>
  checkLine(url, async () => {
    const signal = AbortSignal.timeout(longestMs);
    const status = await fetch(url, { method: 'POST', body: '{}', redirect: 'manual', signal }).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 0) return { ok: false, sentence: 'no responde: ¿está andando la tienda?' };
    return status === 401
      ? { ok: true, sentence: 'responde, y rechaza un aviso sin firma' }
      : { ok: false, sentence: `responde ${status} a un aviso sin firma, y no 401: ¿es la dirección de la tienda?` };
  });

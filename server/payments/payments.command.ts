import type { CommandHandler } from '#server/commands/serve-commands';
import { checkPayments } from '#server/payments/check-payments.service';
import type { CheckLine, Providers } from '#server/payments/providers/provider';

export type PaymentsReport = { lines: CheckLine[] };

type Checked = {
  providers: () => Providers;
  served: readonly { origin: string }[];
};

const noKeys = 'no hay claves de Mercado Pago ni de PayPal: no se ofrece pagar en línea (docs/pagos.md)';

/** `npm run payments:check`: asks every provider whether what is set works, and the shop's own addresses of notifications. */
export const paymentsCommand =
  ({ providers, served }: Checked, fetch?: typeof globalThis.fetch): CommandHandler =>
  async (): Promise<PaymentsReport> => {
    const lines = await checkPayments({ providers, origins: served.map(({ origin }) => origin) }, fetch);
    return { lines: lines.length > 0 ? lines : [{ what: 'Pagos', ok: false, sentence: noKeys }] };
  };

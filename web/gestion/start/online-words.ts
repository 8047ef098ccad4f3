import { type OnlineId, paymentNames } from '#contract/plain/commerce';

type OnlineWords = { text: string; isBad: boolean; lines?: string };

const lines: Record<OnlineId, string> = {
  MPU: 'MERCADOPAGO_ACCESS_TOKEN=…\nMERCADOPAGO_WEBHOOK_SECRET=…\nMERCADOPAGO_PUBLIC_KEY=…',
  PYPL: 'PAYPAL_CLIENT_ID=…\nPAYPAL_CLIENT_SECRET=…\nPAYPAL_WEBHOOK_ID=…',
};

/** A sentence about a method of payment online for an administrator; undefined where the shop neither has its keys nor wants it. */
export const onlineWords = (id: OnlineId, given: { isListed: boolean; hasKeys: boolean }): OnlineWords | undefined => {
  const name = paymentNames[id];
  if (given.isListed && given.hasKeys) return { text: `${name}: se cobra.`, isBad: false };
  if (given.hasKeys)
    return { text: `${name}: tiene sus claves y no se ofrece. Agregala en Ajustes › Pagos.`, isBad: true };
  if (!given.isListed) return undefined;
  const text = `${name}: todavía no se ofrece, faltan sus claves. Quien arranca la tienda las pone así, y las prueba con npm run payments:check:`;
  return { text, isBad: true, lines: lines[id] };
};

import type { Environment } from '#server/environment';
import type { Log } from '#server/log/log';
import type { Fetch } from './ask-provider.ts';
import { mercadoPago } from './mercado-pago.ts';
import { paypal } from './paypal.ts';
import type { OnlineId, PaymentProvider, Providers } from './provider.ts';
import type { ProviderOptions } from './provider-keys.ts';

/** The providers' variables of the environment, and the addresses to which they send people back. */
export type ProviderEnvironment = Pick<
  Environment,
  | 'MERCADOPAGO_ACCESS_TOKEN'
  | 'MERCADOPAGO_PUBLIC_KEY'
  | 'MERCADOPAGO_WEBHOOK_SECRET'
  | 'MERCADOPAGO_URL'
  | 'PAYPAL_CLIENT_ID'
  | 'PAYPAL_CLIENT_SECRET'
  | 'PAYPAL_WEBHOOK_ID'
  | 'PAYPAL_URL'
> & { served: readonly { origin: string }[] };

type Further = { fetch?: Fetch | undefined; timeoutMs?: number };

/** The providers whose keys are set; no other method of payment at somebody else's page exists. */
export const openProviders = (env: ProviderEnvironment, log: Log, further: Further = {}): Providers => {
  const origins = env.served.map(({ origin }) => origin);
  const common: Omit<ProviderOptions<never>, 'keys'> = { origins, log, ...further };
  const open = new Map<OnlineId, PaymentProvider>();
  const { MERCADOPAGO_ACCESS_TOKEN: accessToken, MERCADOPAGO_WEBHOOK_SECRET: webhookSecret } = env;
  if (accessToken && webhookSecret) {
    const publicKey = env.MERCADOPAGO_PUBLIC_KEY ?? null;
    const keys = { accessToken, publicKey, webhookSecret, url: env.MERCADOPAGO_URL };
    open.set('MPU', mercadoPago({ ...common, keys }));
  }
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId } = env;
  if (clientId && clientSecret && webhookId) {
    const keys = { clientId, clientSecret, webhookId, url: env.PAYPAL_URL };
    open.set('PYPL', paypal({ ...common, keys }));
  }
  return open;
};

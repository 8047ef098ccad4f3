import type { Log } from '#server/log/log';
import type { Fetch } from './ask-provider.ts';

/** `url` has no slash at its end. */
export type MercadoPagoKeys = { accessToken: string; publicKey: string | null; webhookSecret: string; url: string };
export type PaypalKeys = { clientId: string; clientSecret: string; webhookId: string; url: string };

export type ProviderOptions<Keys> = {
  keys: Keys;
  /** Under which people know the sites. */
  origins: readonly string[];
  log: Log;
  fetch?: Fetch | undefined;
  timeoutMs?: number | undefined;
};

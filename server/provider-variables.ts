import { z } from 'zod';
import { isLoopback } from './http/is-loopback.ts';

const secret = z.string().regex(/^[\x21-\x7e]{8,300}$/, 'tiene que ser una clave de 8 letras o más, sin espacios');
const ofMercadoPago = secret.regex(/^(APP_USR|TEST)-/, 'tiene que empezar con APP_USR- o TEST-');

const isAddress = (value: string) => {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.origin));
  return isSafe && !url.search && !url.hash && !url.username && !url.password;
};
const address = (usual: string) =>
  z
    .string()
    .refine(isAddress, `tiene que ser una dirección con https, como ${usual}`)
    .transform((value) => value.replace(/\/+$/, ''))
    .default(usual);

const paypalLive = 'https://api-m.paypal.com';

/** Variables of the payment providers, which `environment.ts` reads. */
export const providerVariables = {
  MERCADOPAGO_ACCESS_TOKEN: ofMercadoPago.optional(),
  MERCADOPAGO_PUBLIC_KEY: ofMercadoPago.optional(),
  MERCADOPAGO_WEBHOOK_SECRET: secret.optional(),
  MERCADOPAGO_URL: address('https://api.mercadopago.com'),
  PAYPAL_CLIENT_ID: secret.optional(),
  PAYPAL_CLIENT_SECRET: secret.optional(),
  PAYPAL_WEBHOOK_ID: z
    .string()
    .regex(/^\w{1,50}$/, 'tiene que ser un identificador de letras y números')
    .optional(),
  PAYPAL_URL: address(paypalLive),
};

/** Variables whose values no sentence repeats. */
export const holdsKey = /^(MERCADOPAGO|PAYPAL)_(ACCESS_TOKEN|PUBLIC_KEY|WEBHOOK_SECRET|CLIENT_ID|CLIENT_SECRET)$/;

// The keys of a provider, all or nothing.
const together = [
  ['MERCADOPAGO_ACCESS_TOKEN', 'MERCADOPAGO_WEBHOOK_SECRET'],
  ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
];

/** A sentence for each variable that others need beside them. */
export const missingKeys = (set: Record<string, string | undefined>): string[] =>
  together.flatMap((names) => {
    const given = names.filter((name) => set[name] !== undefined);
    if (given.length === 0) return [];
    return names
      .filter((name) => !given.includes(name))
      .map((name) => `${name}: falta, va junto con ${given.join(' y ')}.`);
  });

type Keys = { [name in keyof typeof providerVariables]?: string | undefined };

/** Names of the variables that make a key one with which people are charged. */
export const liveKeysIn = (keys: Keys): string[] => [
  ...(['MERCADOPAGO_ACCESS_TOKEN', 'MERCADOPAGO_PUBLIC_KEY'] as const).filter((name) =>
    keys[name]?.startsWith('APP_USR-'),
  ),
  ...(keys.PAYPAL_CLIENT_ID && keys.PAYPAL_URL === paypalLive ? ['PAYPAL_URL'] : []),
];

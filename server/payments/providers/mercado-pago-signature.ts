import { createHmac, timingSafeEqual } from 'node:crypto';

type Signed = { id: string; requestId: string | null; ts: string };

/** The text that Mercado Pago signs; a pair without a value is left out. */
const manifest = ({ id, requestId, ts }: Signed) => `id:${id};${requestId ? `request-id:${requestId};` : ''}ts:${ts};`;

/** Header `x-signature` of a notification about `id`. */
export const signatureOf = (secret: string, signed: Signed): string =>
  `ts=${signed.ts},v1=${createHmac('sha256', secret).update(manifest(signed)).digest('hex')}`;

const isSame = (one: string, other: string) => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Whether the header is a signature of this very id. Its time is not judged: the same notification comes again for days,
 * and says nothing but that a payment is to be read. The documentation lower-cases ids, newer senders do not.
 */
export const isSigned = (secret: string, header: string | null, id: string, requestId: string | null): boolean => {
  const parts = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...value] = part.split('=');
      return [name.trim().toLowerCase(), value.join('=').trim()] as const;
    }),
  );
  const [ts, given] = [parts.get('ts'), parts.get('v1')];
  if (!ts || !given || !/^\d{1,20}$/.test(ts)) return false;
  return [id, id.toLowerCase()].some((one) =>
    isSame(signatureOf(secret, { id: one, requestId, ts }), `ts=${ts},v1=${given.toLowerCase()}`),
  );
};

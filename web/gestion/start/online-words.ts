import type { TriedKeys } from '#contract/payments';
import { type OnlineId, paymentNames } from '#contract/plain/commerce';
import { counted } from '#contract/plain/counted-text';

/** `good`: its keys were tried. `unknown`: they are set and not tried. `idle`: nobody can pay with them yet. */
type OnlineState = 'good' | 'unknown' | 'idle' | 'bad';
type OnlineWords = { text: string; state: OnlineState; lines?: string };
type Given = { isListed: boolean; hasKeys: boolean };

const lines: Record<OnlineId, string> = {
  MPU: 'MERCADOPAGO_ACCESS_TOKEN=…\nMERCADOPAGO_WEBHOOK_SECRET=…\nMERCADOPAGO_PUBLIC_KEY=…',
  PYPL: 'PAYPAL_CLIENT_ID=…\nPAYPAL_CLIENT_SECRET=…\nPAYPAL_WEBHOOK_ID=…',
};

/** A sentence about a method of payment online for an administrator; undefined where the shop neither has its keys nor wants it. */
export const onlineWords = (id: OnlineId, { isListed, hasKeys }: Given): OnlineWords | undefined => {
  const name = paymentNames[id];
  if (isListed && hasKeys) return { text: `${name}: se ofrece, con sus claves puestas.`, state: 'unknown' };
  if (hasKeys) return { text: `${name}: tiene sus claves y no se ofrece. Agregala en Ajustes › Pagos.`, state: 'idle' };
  if (!isListed) return undefined;
  const text = `${name}: todavía no se ofrece, faltan sus claves. Quien arranca la tienda las pone así:`;
  return { text, state: 'bad', lines: lines[id] };
};

const testWords = 'Las claves son de prueba: con ellas nadie paga de verdad. No despaches nada.';

/** Words for the keys that were tried: each failure, or that there is none. */
export const triedWords = (tried: readonly TriedKeys[]): string[] => {
  const failures = tried.filter(({ ok }) => !ok).map(({ what, sentence }) => `${what}: ${sentence}`);
  const good = `Las claves responden, y la dirección de los avisos también (${counted(tried.length, 'prueba', 'pruebas')}).`;
  return [...(failures.length > 0 ? failures : [good]), ...(tried.some(({ isTest }) => isTest) ? [testWords] : [])];
};

const worstFirst: readonly OnlineState[] = ['bad', 'idle', 'unknown', 'good'];

/** The state of all: that of the worst, where keys that were tried are good or bad. */
export const onlineState = (words: readonly OnlineWords[], tried: readonly TriedKeys[] | undefined): OnlineState => {
  if (tried?.some(({ ok }) => !ok)) return 'bad';
  if (tried?.some(({ isTest }) => isTest)) return 'idle';
  const states = words.map(({ state }) => (state === 'unknown' && tried ? 'good' : state));
  return worstFirst.find((state) => states.includes(state)) ?? 'unknown';
};

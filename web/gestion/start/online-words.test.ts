import { expect, test } from 'vitest';
import { onlineState, onlineWords, triedWords } from './online-words.ts';

const given = { listed: { isListed: true, hasKeys: false }, keyed: { isListed: false, hasKeys: true } };
const both = { isListed: true, hasKeys: true };

test.each([
  [both, { text: 'PayPal: se ofrece, con sus claves puestas.', state: 'unknown' }],
  [given.keyed, { text: 'PayPal: tiene sus claves y no se ofrece. Agregala en Ajustes › Pagos.', state: 'idle' }],
  [{ isListed: false, hasKeys: false }, undefined],
  [
    given.listed,
    {
      text: 'PayPal: todavía no se ofrece, faltan sus claves. Quien arranca la tienda las pone así:',
      state: 'bad',
      lines: 'PAYPAL_CLIENT_ID=…\nPAYPAL_CLIENT_SECRET=…\nPAYPAL_WEBHOOK_ID=…',
    },
  ],
])('%o', (one, words) => {
  expect(onlineWords('PYPL', one)).toEqual(words);
});

const good = { what: 'PayPal: firma', ok: true, sentence: 'una firma falsa se rechaza', isTest: false };
const dead = { ...good, what: 'PayPal: moneda', ok: false, sentence: 'no acepta las claves (401)' };
const sandbox = { ...good, isTest: true };
const words = [onlineWords('PYPL', both)!];
const missing = onlineWords('MPU', given.listed)!;

test.each([
  ['set and not tried', words, undefined, 'unknown'],
  ['that work', words, [good], 'good'],
  ['of which one is dead', words, [good, dead], 'bad'],
  ['of a sandbox', words, [good, sandbox], 'idle'],
  ['that work beside a method without any', [...words, missing], [good], 'bad'],
  ['of a method that is not offered', [onlineWords('PYPL', given.keyed)!], [good], 'idle'],
])('the state of keys %s', (_, all, tried, state) => {
  expect(onlineState(all, tried)).toBe(state);
});

test('each failure has its words', () => {
  expect(triedWords([good, dead])).toEqual(['PayPal: moneda: no acepta las claves (401)']);
  expect(triedWords([good])).toEqual(['Las claves responden, y la dirección de los avisos también (1 prueba).']);
  expect(triedWords([sandbox])[1]).toBe('Las claves son de prueba: con ellas nadie paga de verdad. No despaches nada.');
});

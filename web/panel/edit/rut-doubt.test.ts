import { expect, test } from 'vitest';
import { rutDoubt } from './rut-doubt.ts';

const firm = (identifier: string) => ({ name: 'Ñandú', identifier });

test.each([
  [null, firm('211003420018'), '¿El RUT es 211003420018?'],
  [firm('211003420017'), firm('211003420018'), '¿El RUT es 211003420018?'],
  [firm('211003420018'), firm('211003420018'), undefined],
  [null, firm('211003420017'), undefined],
  [null, firm('2110'), undefined],
  [undefined, undefined, undefined],
])('from %j to %j asks %j', (seen, now, title) => {
  expect(rutDoubt(seen, now)?.title).toBe(title);
});

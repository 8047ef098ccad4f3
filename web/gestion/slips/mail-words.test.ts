import { expect, test } from 'vitest';
import type { ListedSlip } from '#contract/slips';
import { mailWords } from './mail-words.ts';

test.each([
  ['ana@ejemplo.uy', 'Se lo mandamos por correo a ana@ejemplo.uy.'],
  ['', 'No dejó e-mail: no se le avisa.'],
])('an order with the e-mail «%s»: %s', (userEmail, words) => {
  expect(mailWords({ userEmail } as ListedSlip['order'], 'Se lo mandamos')).toBe(words);
});

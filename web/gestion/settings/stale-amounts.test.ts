import { expect, test } from 'vitest';
import type { LegalPath } from '#contract/plain/legal-paths';
import { staleAmounts } from './stale-amounts.ts';

const shipping = [{ price: 6_00 }, { price: 0 }, { price: 1_250_00 }];
const texts = (...sections: [page: LegalPath, text: string][]) => ({
  version: '1',
  sections: sections.map(([page, text]) => ({ page, title: 'a', text })),
});

test.each([
  ['A domicilio. Cuesta U$S 6,00, o USD 6 o US$ 1.250.', []],
  ['Cuesta U$S 5,50. El flete, U$S 5,50 también.', ['U$S 5,50']],
  ['Cuesta $ 300.', ['$ 300']],
  ['A los 5 días, entre las 9 y las 18.', []],
])('%s', (text, amounts) => {
  const page = '/envios-y-devoluciones' as const;
  expect(staleAmounts(texts([page, text]), shipping)).toEqual(amounts.length > 0 ? [{ page, amounts }] : []);
});

test('of each page by itself; none where the shop wrote none', () => {
  const written = texts(['/terminos', 'U$S 7'], ['/envios-y-devoluciones', 'U$S 8'], ['/terminos', 'U$S 9']);
  expect(staleAmounts(written, shipping)).toEqual([
    { page: '/terminos', amounts: ['U$S 7', 'U$S 9'] },
    { page: '/envios-y-devoluciones', amounts: ['U$S 8'] },
  ]);
  expect(staleAmounts(null, shipping)).toEqual([]);
});

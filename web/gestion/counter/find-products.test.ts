import { expect, test } from 'vitest';
import { findProducts } from './find-products.ts';

/** A shop without this code, and what texts it was asked for. */
const start = () => {
  const texts: (string | undefined)[] = [];
  const ask = (async (path: string, { filters }: { filters: { text?: string; code?: string } }) => {
    if (filters.code && filters.code.length > 60)
      return { ok: false, error: 'La solicitud no tiene la forma esperada' };
    if (path === 'product/filter') texts.push(filters.text);
    return { ok: true, data: [], nearest: false };
  }) as unknown as Parameters<typeof findProducts>[2];
  return { texts, ask };
};

test.each([
  ['6x6 pulsador', 1, '6x6 pulsador'],
  ['2X4.959.455 Y', 1, '2X4.959.455 Y'],
  ['3*pulsador', 3, 'pulsador'],
  [
    'Integrado 74HC165: registro de desplazamiento paralelo a serie',
    1,
    'Integrado 74HC165: registro de desplazamiento paralelo a serie',
  ],
])('«%s» is looked for %i times as «%s»', async (typed, units, text) => {
  const { texts, ask } = start();
  expect(await findProducts(typed, '1', ask)).toMatchObject({
    units,
    products: [],
    error: expect.stringContaining('Ningún producto'),
  });
  expect(texts).toEqual([text]);
});

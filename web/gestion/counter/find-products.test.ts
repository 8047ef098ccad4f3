import { expect, test } from 'vitest';
import { findProducts } from './find-products.ts';

const electronics = { rootCategory: '1', kind: 'catalogue' };

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
  expect(await findProducts(typed, electronics, ask)).toMatchObject({
    units,
    products: [],
    error: expect.stringContaining('Ningún producto'),
  });
  expect(texts).toEqual([text]);
});

test('a shop of parts looks for an original code at last, among its families', async () => {
  const card = { code: 'RM-310', name: 'Radiador', price: 1200, images: [], isPublic: true, categoryId: '2.1' };
  const family = {
    products: [card, { ...card, code: 'RM-311', isPublic: false }, { ...card, code: 'X', categoryId: '3' }],
  };
  const asked: string[] = [];
  const ask = (async (path: string, { filters }: { filters: { text?: string } }) => {
    asked.push(path);
    const isFound = path === 'autopart/filter' && filters.text === '1H0 121 253';
    return { ok: true, data: isFound ? [family] : [], nearest: false };
  }) as unknown as Parameters<typeof findProducts>[2];
  const found = await findProducts('2*1H0 121 253', { rootCategory: '2', kind: 'autoparts' }, ask);
  expect(found).toMatchObject({ units: 2, products: [{ code: 'RM-310' }], isCode: false, error: '' });
  expect(found.products).toHaveLength(1);
  expect(asked).toEqual(['stock/filter', 'product/filter', 'autopart/filter']);
  asked.length = 0;
  await findProducts('1H0 121 253', electronics, ask);
  expect(asked).toEqual(['stock/filter', 'product/filter']);
});

import { expect, test } from 'vitest';
import { editPlaces } from './edit-places.ts';

const labels = (places: { label: string }[]) => places.map(({ label }) => label);
const queries = (places: { to: string }[]) =>
  places.map(({ to }) => {
    const { pathname, searchParams } = new URL(to, 'http://shop.uy');
    return [pathname, searchParams.get('editar'), searchParams.get('campo'), searchParams.get('desde')];
  });
const from = '/productos/A-1?v=7';
const given = { hasParts: true, asked: null, own: undefined, from };
const toBuy = { isPublic: true, available: 'AV' as const, price: 100 };

test('a product has one form for all that its page shows', () => {
  const places = editPlaces({ kind: 'product', code: 'A-1' }, { ...given, hasParts: false });
  expect(labels(places)).toEqual(['Datos', 'Especificaciones', 'Enlaces', 'Imágenes']);
  expect(queries(places)).toEqual([
    ['/gestion/productos', 'A-1', null, from],
    ['/gestion/productos', 'A-1', 'specifications', from],
    ['/gestion/productos', 'A-1', 'relatedLinks', from],
    ['/gestion/productos', 'A-1', 'images', from],
  ]);
});

const products = [
  { ...toBuy, code: 'R-1', images: [] },
  { ...toBuy, code: 'R-2', images: [{ id: 1 }] },
];
const ofTexts = (code: string) => [
  ['/gestion/repuestos', 'FAM', null, from],
  ['/gestion/productos', code, 'specifications', from],
  ['/gestion/productos', code, 'relatedLinks', from],
  ['/gestion/productos', 'R-2', 'images', from],
];

test('of a part the data is the family’s, the texts those of the product shown, the pictures of the first that has some', () => {
  const part = { kind: 'part' as const, code: 'FAM', part: { products } };
  expect(queries(editPlaces(part, given))).toEqual(ofTexts('R-1'));
  expect(queries(editPlaces(part, { ...given, asked: 'R-2' }))).toEqual(ofTexts('R-2'));
  // One that the seller alone sees.
  const own = { products: [...products, { ...toBuy, isPublic: false, code: 'R-3', images: [] }] };
  expect(queries(editPlaces(part, { ...given, own, asked: 'R-3' }))).toEqual(ofTexts('R-3'));
});

test('a family that visitors may not see has the forms of what the seller sees of it', () => {
  const hidden = { kind: 'notFound' as const, code: 'FAM' };
  expect(queries(editPlaces(hidden, given))).toEqual([['/gestion/repuestos', 'FAM', null, from]]);
  expect(queries(editPlaces(hidden, { ...given, own: { products }, asked: 'R-2' }))).toEqual(ofTexts('R-2'));
});

test('what else visitors may not see is a product, with a form for all', () => {
  const hidden = { kind: 'notFound' as const, code: 'X' };
  for (const one of [
    { ...given, hasParts: false },
    { ...given, own: null },
  ])
    expect(queries(editPlaces(hidden, one))).toEqual([
      ['/gestion/productos', 'X', null, from],
      ['/gestion/productos', 'X', 'specifications', from],
      ['/gestion/productos', 'X', 'relatedLinks', from],
      ['/gestion/productos', 'X', 'images', from],
    ]);
});

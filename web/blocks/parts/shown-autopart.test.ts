import { expect, test } from 'vitest';
import { autopartPrice, autopartTitle, meantCode, shownAutopart, wayTo } from './shown-autopart.ts';

const application = (brandName: string, name: string) => ({
  name,
  brandName,
  yearRange: 'n/d',
  brandId: null,
  vehicleId: null,
  qualifier: '',
});
const applications = [application('Volkswagen', 'Gol 1.6'), application('', 'Saveiro con aire')];
const product = (code: string, price?: number, given: { available?: 'AV' | 'NO'; isPublic?: boolean } = {}) => ({
  code,
  brandName: 'Valeo',
  ivaRate: 22,
  available: 'AV' as const,
  branches: [],
  isOriginal: false,
  isPublic: true,
  ...(price !== undefined && { price }),
  ...given,
});

test('a page is told by which application a text led to it, where its name is another’s', () => {
  expect(wayTo({ applications }, {}, [1])).toEqual({ para: 'Saveiro con aire' });
  expect(wayTo({ applications }, {}, [0, 1])).toEqual({});
  expect(wayTo({ applications }, {}, undefined)).toEqual({});
  expect(wayTo({ applications }, { v: 7, y: 2008 }, [1])).toEqual({ v: 7, y: 2008 });
});

test('a part is called by its first application, or by that which was looked for', () => {
  const part = { applications, products: [], description: '', code: 'RAD-1' };
  expect(autopartTitle(part)).toBe('Volkswagen Gol 1.6');
  expect(autopartTitle(part, [1])).toBe('Saveiro con aire');
  expect(autopartTitle(part, [])).toBe('Volkswagen Gol 1.6');
});

test('without applications it is called by what is said of it, else by its code', () => {
  expect(
    autopartTitle({ applications: [], products: [], description: 'Tapa universal\nDe 13 libras', code: 'T-1' }),
  ).toBe('Tapa universal');
  expect(autopartTitle({ applications: [], products: [], description: '', code: 'T-1' })).toBe('T-1');
});

test('a code means the product that has it as its own, and none where it is the family’s or an original', () => {
  const part = { products: [product('A-1'), product('A-2')] };
  expect(meantCode(part, { kind: 'own', text: 'A-2' })).toBe('A-2');
  expect(meantCode(part, { kind: 'own', text: 'FAMILY' })).toBeUndefined();
  expect(meantCode(part, { kind: 'original', text: 'A-2' })).toBeUndefined();
  expect(meantCode(part, null)).toBeUndefined();
});

test('of several prices the least is told, and that others cost more', () => {
  expect(autopartPrice([product('B', 2000), product('A', 1500)])).toMatchObject({
    code: 'A',
    price: 1500,
    isFrom: true,
  });
  expect(autopartPrice([product('A', 1500), product('B', 1500)])).toMatchObject({ price: 1500, isFrom: false });
  expect(autopartPrice([product('ASK', 0), product('B', 1500)])).toMatchObject({ code: 'B', isFrom: false });
  expect(autopartPrice([product('ASK', 0), product('MORE', 0)])).toMatchObject({ price: 0, isFrom: false });
  expect(autopartPrice([product('A')])).toBeUndefined();
  expect(autopartPrice([product('A', 0), product('B', 1500)])).toMatchObject({ code: 'B', isFrom: false });
  expect(autopartPrice([product('A', 0)])).toMatchObject({ price: 0, isFrom: false });
});

test('the price is of what can be had: not of what is sold out or hidden, while there is anything else', () => {
  const soldOut = product('A', 5000, { available: 'NO' });
  const hidden = product('H', 100, { isPublic: false });
  expect(autopartPrice([soldOut, product('B', 8000), hidden])).toMatchObject({ code: 'B', price: 8000, isFrom: false });
  expect(autopartPrice([soldOut, hidden])).toMatchObject({ code: 'A', price: 5000, isFrom: false });
  expect(autopartPrice([hidden])).toMatchObject({ code: 'H', price: 100, isFrom: false });
});

test('where one product was looked for by its code, the price is its own', () => {
  const products = [product('A', 5000, { available: 'NO' }), product('B', 8000), product('C', 9000)];
  expect(autopartPrice(products, 'C')).toMatchObject({ code: 'C', price: 9000, isFrom: false });
  expect(autopartPrice(products, 'A')).toMatchObject({ code: 'A', price: 5000, isFrom: false });
  expect(autopartPrice(products, undefined)).toMatchObject({ code: 'B', isFrom: true });
});

test('without applications a part is called by its product, on its card as on its page', () => {
  const whole = (given: object) =>
    shownAutopart({ images: [], description: '', code: 'T-1', applications: [], ...given } as never);
  const products = [{ ...product('T-1'), name: 'Tapa de radiador' }];
  expect(autopartTitle(whole({ products }))).toBe('Tapa de radiador');
  expect(whole({ products, applications }).products[0]).not.toHaveProperty('name');
});

test('the category of a product comes along where it is not the part’s', () => {
  const products = ['Radiadores', 'Tapas'].map((categoryName, at) => ({ ...product(`T-${at}`), categoryName }));
  const whole = { images: [], applications, categoryName: 'Radiadores', products };
  const shown = shownAutopart(whole as never);
  expect(shown.products[0]).not.toHaveProperty('categoryName');
  expect(shown.products[1]).toMatchObject({ categoryName: 'Tapas' });
});

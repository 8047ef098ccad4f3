import { describe, expect, test } from 'vitest';
import { productFilters } from './list-filters.ts';
import { chosenCount, hrefOf, readChoice, toggled } from './list-query.ts';

const read = (query: string) => readChoice(new URLSearchParams(query), 'products');
const readParts = (query: string) => readChoice(new URLSearchParams(query), 'autoparts');

describe('the address of the list', () => {
  test('without a known key is the page of categories and brands', () => {
    expect(read('')).toBeUndefined();
    expect(read('utm_source=x')).toBeUndefined();
  });

  test('with search alone, or what products do not have, is the whole catalogue', () => {
    for (const query of ['search', 'search=', 's=PEN', 'y=1999', 'v=12', 't=', 't=%20', 't=%00', 'c=-1']) {
      expect(read(query)).toEqual({ order: 'REL', page: 1 });
    }
  });

  test('names category, brand, provider, text, order and page', () => {
    expect(read('c=1.2&b=3&p=4&t=+pla+rojo+&order=plo&pag=7')).toEqual({
      c: '1.2',
      b: '3',
      p: '4',
      t: 'pla rojo',
      order: 'PLO',
      page: 7,
    });
  });

  test('names several brands, specifications, prices and stock', () => {
    const query = 'b=3,12&e=Voltaje:12 V|Color:rojo|Voltaje:12 V|nada&desde=10&hasta=500&stock=1';
    const choice = read(query);
    expect(choice).toEqual({
      b: '12,3',
      e: 'Color:rojo|Voltaje:12 V',
      desde: 10,
      hasta: 500,
      stock: 1,
      order: 'REL',
      page: 1,
    });
    if (!choice || choice === 'unknown') throw new Error('It is a choice.');
    expect([chosenCount(choice, true), chosenCount(choice, false)]).toEqual([6, 5]);
    expect(read(hrefOf(choice).split('?')[1] ?? '')).toEqual(choice);
    expect(productFilters(choice)).toEqual({
      brandId: '12,3',
      specifications: 'Color:rojo|Voltaje:12 V',
      priceFrom: 10,
      priceTo: 500,
      inStock: true,
    });
    expect(read('p=3,4')).toBe('unknown');
    expect(read('b=3,x')).toBe('unknown');
    expect(read('desde=0.5&hasta=1,25')).toMatchObject({ desde: 0.5, hasta: 1.25 });
    expect(read('desde=&hasta=abc&stock=0&e=')).toEqual({ order: 'REL', page: 1 });
  });

  test('names the first six groups of specifications, as many as the call takes', () => {
    const of = (count: number) => Array.from({ length: count }, (_, at) => `Grupo ${at}:1`);
    expect(read(`e=${[...of(8), 'Grupo 0:2'].join('|')}`)).toMatchObject({
      e: [...of(6), 'Grupo 0:2'].sort().join('|'),
    });
  });

  test('is the same in whatever order values are chosen', () => {
    const same = { b: '3,4', e: 'A:1|B:2', order: 'REL', page: 1 };
    for (const query of ['b=3,4&e=A:1|B:2', 'b=4,3,04&e=B:2|A:1|B:2']) expect(read(query)).toEqual(same);
    expect([toggled('4', '3'), toggled('3', '4'), toggled('3,4', '4'), toggled('4', '4')]).toEqual([
      '3,4',
      '3,4',
      '3',
      undefined,
    ]);
    expect(toggled('B:2', 'A:1', '|')).toBe('A:1|B:2');
  });

  test('takes twenty values of a filter, and no further one', () => {
    const twenty = Array.from({ length: 20 }, (_, at) => String(at + 10)).join();
    expect(toggled(twenty, '5')).toBe(twenty);
    expect(toggled(twenty, '10')).toBe(twenty.slice(3));
    expect(read(`b=${twenty}`)).toMatchObject({ b: twenty });
    expect(read(`b=${twenty},5`)).toBe('unknown');
  });

  test('falls back where order or page make no sense, and is unknown where an id cannot exist', () => {
    expect(read('order=XXX&pag=-3')).toEqual({ order: 'REL', page: 1 });
    expect(read('pag=0')).toEqual({ order: 'REL', page: 1 });
    expect(read('pag=9999999999')).toEqual({ order: 'REL', page: 999_999_999 });
    for (const query of ['c=abc', 'c=1..2', 'b=x', 'p=1.5', 'b=99999999999']) expect(read(query)).toBe('unknown');
  });

  test('of a changed choice begins at its first page, and leaves out what is usual', () => {
    const choice = { c: '1.2', b: '3', order: 'PLO', page: 4 } as const;
    expect(hrefOf(choice, { page: 5 })).toBe('/productos?c=1.2&b=3&order=PLO&pag=5');
    expect(hrefOf(choice, { b: undefined })).toBe('/productos?c=1.2&order=PLO');
    expect(hrefOf({ ...choice, order: 'REL' }, { b: undefined, c: undefined })).toBe('/productos?search=');
  });
});

describe('the address of the list of parts', () => {
  test('without a known key is the advanced search, whatever is chosen there', () => {
    expect(readParts('')).toBeUndefined();
    expect(readParts('rubro=2.301&marca=4')).toBeUndefined();
  });

  test('names vehicle, its brand, year and measures, and passes over the provider', () => {
    expect(readParts('c=2.301&b=3&p=4&vb=5&pb=6&v=12&y=2008&t=gol')).toEqual({
      c: '2.301',
      b: '3',
      vb: '5',
      pb: '6',
      v: 12,
      y: 2008,
      t: 'gol',
      order: 'REL',
      page: 1,
    });
    expect(readParts('p=x')).toEqual({ order: 'REL', page: 1 });
    for (const query of ['v=x', 'vb=1.5', 'pb=x', 'y=x']) expect(readParts(query)).toBe('unknown');
  });

  test('names makers, prices and stock as the list of products does', () => {
    const choice = { pb: '12,6', desde: 10.5, hasta: 99, stock: 1, order: 'REL', page: 1 };
    expect(readParts('pb=6,12&desde=10,5&hasta=99&stock=1')).toEqual(choice);
    expect(readParts('stock=1')).toEqual({ stock: 1, order: 'REL', page: 1 });
    expect(readParts('desde=abc&hasta=0&stock=2')).toEqual({ order: 'REL', page: 1 });
  });

  test("says a brand once, where it is the part's", () => {
    expect(readParts('b=3&pb=3')).toEqual({ pb: '3', order: 'REL', page: 1 });
    expect(hrefOf({ b: '3', vb: '3', order: 'REL', page: 2 }, { pb: '3' })).toBe('/productos?vb=3&pb=3');
    expect(hrefOf({ b: '3', order: 'REL', page: 1 }, { pb: '4' })).toBe('/productos?b=3&pb=4');
  });

  test('reads measures in mm as people write them, and passes over what is none', () => {
    const plain = { order: 'REL', page: 1 };
    expect(readParts('alto=380&ancho=525,57&tol=15')).toEqual({ alto: 380, ancho: 525.6, tol: 15, ...plain });
    expect(readParts('alto=380&tol=0')).toEqual({ alto: 380, tol: 0, ...plain });
    for (const query of ['alto=&ancho=', 'alto=-3', 'alto=38cm', 'alto=99999', 'alto=0', 'tol=5']) {
      expect([query, readParts(query)]).toEqual([query, plain]);
    }
    expect(readParts('alto=380&tol=10')).toEqual({ alto: 380, ...plain });
  });

  test('drops the tolerance with the last measure', () => {
    const choice = { alto: 380, ancho: 500, tol: 5, v: 3, order: 'REL', page: 2 } as const;
    expect(hrefOf(choice, { alto: undefined })).toBe('/productos?v=3&ancho=500&tol=5');
    expect(hrefOf(choice, { alto: undefined, ancho: undefined })).toBe('/productos?v=3');
  });
});

import { expect, test } from 'vitest';
import { optionGroups, type Suggested } from './suggestion-options.ts';
import { partGroups } from './suggestion-parts.ts';

const suggested = (given: Partial<Suggested>): Suggested => ({
  data: [],
  matches: [],
  categories: [],
  brands: [],
  nearest: false,
  ...given,
});
const data = [{ code: 'A/1' }, { code: 'B' }] as unknown as Suggested['data'];
const shown = (given: Partial<Suggested>) =>
  optionGroups('dos & tres', suggested(given)).map(({ title, options }) => [title, ...options.map(({ to }) => to)]);

test('groups lead to categories, brands, products and all results, empty ones nowhere', () => {
  expect(
    shown({ data, categories: [{ id: '1.5', name: 'S', count: 3 }], brands: [{ id: '7', name: 'T', count: 1 }] }),
  ).toEqual([
    ['Categorías', '/productos?c=1.5'],
    ['Marcas', '/productos?b=7'],
    ['Productos', '/productos/A%2F1', '/productos/B'],
    ['Búsqueda', '/productos?t=dos+%26+tres'],
  ]);
  expect(shown({})).toEqual([]);
});

test('what is only the nearest is called so', () => {
  expect(shown({ data, nearest: true })[0]?.[0]).toBe('Parecidos');
});

test('on a site of autoparts families and vehicles are led to, a family by the application and the code that were typed', () => {
  const applications = ['Gol 1.6', 'Saveiro 1.6'].map((name) => ({ name, brandName: 'VW', yearRange: 'n/d' }));
  const product = { code: 'R-1', available: 'AV', price: 500, ivaRate: 22 };
  const part = {
    family: 'F 1',
    categoryName: 'Radiadores',
    images: [],
    applications,
    available: 'AV',
    description: '',
  };
  const suggested = {
    data: [{ ...part, code: 'R-1', products: [product, { ...product, price: 900 }] }],
    matches: [{ code: { kind: 'original', text: '377-121' }, applications: [1] }],
    nearest: false,
    categories: [],
    brands: [],
    vehicles: [{ id: 7, name: 'Saveiro', engine: '1.6', yearRange: '1998-2009', brandId: 2, brandName: 'VW' }],
  } as unknown as Parameters<typeof partGroups>[1];
  expect(partGroups('377', suggested)).toEqual([
    { title: 'Vehículos', options: [{ to: '/productos?v=7', name: 'VW Saveiro 1.6 1998-2009' }] },
    {
      title: 'Autopartes',
      options: [
        {
          to: '/productos/F%201?para=Saveiro+1.6',
          product: {
            name: 'Radiador VW Saveiro 1.6',
            detail: 'R-1',
            images: [],
            available: 'AV',
            price: 500,
            ivaRate: 22,
            isFrom: true,
          },
          match: { name: [], code: { kind: 'original', text: '377-121' } },
        },
      ],
    },
    { title: 'Búsqueda', options: [{ to: '/productos?t=377', name: 'Ver todos los resultados de «377»' }] },
  ]);
  const found = (text: string) => [{ code: { kind: 'own', text }, applications: [] }];
  const named = {
    ...suggested.data[0],
    products: [
      { ...product, code: 'R-1' },
      { ...product, code: 'R-2' },
    ],
  };
  const toOf = (text: string) =>
    partGroups(text, { ...suggested, data: [named], matches: found(text) } as unknown as typeof suggested)[1]
      ?.options[0]?.to;
  expect(toOf('R-2')).toBe('/productos/F%201?codigo=R-2');
  expect(toOf('F 1')).toBe('/productos/F%201');
  const hidden = { ...suggested, data: suggested.data.map((one) => ({ ...one, products: [] })) };
  expect(JSON.stringify(partGroups('377', hidden))).not.toContain('price');
});

test('what is suggested for one vehicle alone says so', () => {
  const gol = { id: 7, name: 'Gol', engine: '1.6', yearRange: '1999-2008', year: 2008, brandId: 1, brandName: 'VW' };
  const part = { family: 'A', categoryName: 'Radiadores', description: '', images: [], applications: [], products: [] };
  const none = { matches: [], nearest: false, categories: [], brands: [], vehicles: [] };
  const suggested = { ...none, data: [part] } as unknown as Parameters<typeof partGroups>[1];
  const titleOf = (nearest: boolean) => partGroups('radiador', { ...suggested, nearest }, gol)[0]?.title;
  expect([titleOf(false), titleOf(true)]).toEqual([
    'Autopartes para tu VW Gol 1.6 2008',
    'Parecidos para tu VW Gol 1.6 2008',
  ]);
});

test('where one vehicle has nothing, the way to what others have says so', () => {
  const gol = { id: 7, name: 'Gol', engine: '1.6', yearRange: '1999-2008', brandId: 1, brandName: 'VW' };
  const uno = { ...gol, id: 9, name: 'Uno', brandName: 'Fiat' };
  const none = { data: [], matches: [], nearest: false, categories: [], brands: [], vehicles: [uno] };
  const name = 'Nada para tu VW Gol 1.6 1999-2008: buscar para todos los vehículos';
  const groups = partGroups('77 01', none, gol);
  expect(groups.map(({ title }) => title)).toEqual(['Vehículos', 'Búsqueda']);
  expect(groups[1]?.options).toEqual([{ to: '/productos?t=77+01', name, isForAll: true }]);
  expect(partGroups('77 01', none).map(({ title }) => title)).toEqual(['Vehículos']);
});

test('parts of one name are told apart by code, maker, years and condition', () => {
  const application = { name: 'Gol 1.6', brandName: 'VW', yearRange: '1999-2008', qualifier: 'con aire' };
  const part = { categoryName: 'Radiadores', images: [], available: 'AV', description: '' };
  const data = [
    { ...part, family: 'A', code: 'R-1', products: [{ code: 'R-1', brandName: 'Valeo' }], applications: [application] },
    { ...part, family: 'B', code: 'R-2', products: [], applications: [{ ...application, qualifier: '' }] },
    { ...part, family: 'C', code: 'R-3', products: [], applications: [] },
  ];
  const none = { code: null, applications: [] };
  const matches = [none, none, { ...none, code: { kind: 'own', text: 'R-3' } }];
  const suggested = { data, matches, nearest: false, categories: [], brands: [], vehicles: [] };
  const [parts] = partGroups('gol', suggested as unknown as Parameters<typeof partGroups>[1]);
  const details = parts?.options.map((option) => 'product' in option && option.product.detail);
  expect(details).toEqual(['R-1 · Valeo · 1999-2008 · con aire', 'R-2 · 1999-2008', '']);
});

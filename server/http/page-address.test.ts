import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { createAddresses } from './page-address.ts';

const route = (id: string, path: string, handle?: object) => ({ id, parentId: 'root', path, module: { handle } });
const build = {
  routes: {
    root: { id: 'root', path: '', module: {} },
    product: route('product', 'productos/:code', { query: ['foto'] }),
    printing: route('printing', '3d', { needs: 'printing3d' }),
    noScreen: route('noScreen', 'gestion/*'),
    nothing: route('nothing', '*'),
  },
} as unknown as Pick<ServerBuild, 'routes'>;

const url = (path: string) => new URL(path, 'https://tienda.uy');

test('a path is understood alike each time, by what each site has', () => {
  const { read, serves } = createAddresses(build);
  for (let times = 0; times < 2; times += 1) {
    expect(read(url('/3d'), () => true)).toMatchObject({ known: true, isNowhere: false });
    expect(read(url('/3d'), () => false)).toMatchObject({ known: false, isNowhere: false });
    expect(read(url('/nada'), () => true)).toMatchObject({ known: false, isNowhere: true });
    expect(serves('/productos/UNO', () => false)).toBe(true);
  }
});

test('fixed words are written as their route has them, and what stands for a code stays', () => {
  const { read } = createAddresses(build);
  const writtenAs = (path: string, has = true) => read(url(path), () => has).written;
  expect(writtenAs('/Productos/uno-R3')).toBe('/productos/uno-R3');
  expect(writtenAs('/productos/uno-R3')).toBe('/productos/uno-R3');
  expect(writtenAs('/3D')).toBe('/3d');
  expect(writtenAs('/3D', false)).toBe('/3D');
  expect(writtenAs('/NADA')).toBe('/NADA');
  expect(writtenAs('/Gestion/Nada')).toBe('/gestion/Nada');
  expect(writtenAs('/gestion/nada/mas')).toBe('/gestion/nada/mas');
  expect(writtenAs('/Productos/uno.data')).toBe('/Productos/uno.data');
});

test('a step that no route names is any, and one that a route names is itself in any writing', () => {
  const { read } = createAddresses(build);
  const isNowhere = (path: string) => read(url(path), () => true).isNowhere;
  expect(['/productos/UNO', '/%70roductos/DOS', '/PRODUCTOS/3d', '/productos/%E0'].map(isNowhere)).toEqual(
    Array(4).fill(false),
  );
  expect(['/otros/UNO', '/x', '/productos//', '/productos/a/b'].map(isNowhere)).toEqual(Array(4).fill(true));
});

test('the sitemap names the pages that say so, where the site has them', () => {
  const listing = {
    routes: {
      ...build.routes,
      printing: route('printing', '3d', { needs: 'printing3d', listed: 'printing' }),
      product: route('product', 'productos/:code', { listed: 'products' }),
      about: route('about', 'empresa', { listed: 'company' }),
      home: { ...route('home', '', { listed: 'products' }), index: true },
    },
  } as unknown as Pick<ServerBuild, 'routes'>;
  const { listed } = createAddresses(listing);
  const pages = (has: boolean) => Object.fromEntries(listed(() => has).map(({ path, shows }) => [path, shows]));
  expect(pages(true)).toEqual({ '/': 'products', '/3d': 'printing', '/empresa': 'company' });
  expect(Object.keys(pages(false)).toSorted()).toEqual(['/', '/empresa']);
});

test('only what the page reads of its query makes a difference, and that does', () => {
  const { read } = createAddresses(build);
  const addressOf = (path: string) => read(url(path), () => true).address;
  expect(addressOf('/productos/UNO?foto=2&utm=x')).toBe('/productos/UNO?foto=2');
  expect(addressOf('/productos/UNO?foto=3')).toBe('/productos/UNO?foto=3');
  expect(addressOf('/productos/UNO')).toBe('/productos/UNO');
});

import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { createAddresses } from './page-address.ts';

const route = (id: string, path: string, handle?: object) => ({ id, parentId: 'root', path, module: { handle } });
const build = {
  routes: {
    root: { id: 'root', path: '', module: {} },
    product: route('product', 'productos/:code', { query: ['foto'] }),
    printing: route('printing', '3d', { needs: 'printing3d' }),
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

test('only what the page reads of its query makes a difference, and that does', () => {
  const { read } = createAddresses(build);
  const addressOf = (path: string) => read(url(path), () => true).address;
  expect(addressOf('/productos/UNO?foto=2&utm=x')).toBe('/productos/UNO?foto=2');
  expect(addressOf('/productos/UNO?foto=3')).toBe('/productos/UNO?foto=3');
  expect(addressOf('/productos/UNO')).toBe('/productos/UNO');
});

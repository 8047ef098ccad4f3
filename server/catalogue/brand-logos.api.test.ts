import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logosCommand } from '#server/catalogue/brand-logos.command';
import { brandLogos } from '#server/catalogue/brand-logos.http';
import { aProduct } from '#server/test/a-product';
import { type TestShop, testShop } from '#server/test/shop';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';

let shop: TestShop;
let folder: string;
let idOf: (name: string) => number;
const draw = (name: string) => (name === 'marca/Cuatro' ? svg : undefined);
const run = () => logosCommand(() => shop.ctx)({ folder }, () => {}, new AbortController().signal);
const get = (path: string) => new Hono().get('/marcas/*', brandLogos(shop, draw)).request(`http://tienda.test${path}`);
const listed = async () => {
  const { data } = await shop.call('brand/list', {});
  return Object.fromEntries((data ?? []).map(({ name, logo }) => [name, logo]));
};

beforeAll(async () => {
  shop = await testShop();
  folder = await mkdtemp(join(tmpdir(), 'shop-logos-'));
  for (const brand of ['Uno', 'Dós', 'Tres', 'Cuatro']) await aProduct(shop, { code: `P-${brand}`, brand });
  const rows = await shop.database.db.selectFrom('brand').select(['id', 'name']).execute();
  idOf = (name) => rows.find((row) => row.name === name)?.id ?? 0;
});
afterAll(async () => {
  for (const one of [folder, shop.imagesFolder]) await rm(one, { recursive: true, force: true });
});

const png = () =>
  sharp({ create: { width: 8, height: 4, channels: 3, background: '#123' } })
    .png()
    .toBuffer();

test('logos come by id or name, SVG before PNG; a brand without one keeps its name', async () => {
  await expect(run()).rejects.toThrow(`En ${folder} no hay archivos SVG ni PNG.`);
  await writeFile(join(folder, `${idOf('Uno')}.png`), await png());
  await writeFile(join(folder, `${idOf('Uno')}.svg`), svg);
  await writeFile(join(folder, 'dos.PNG'), await png());
  expect(await run()).toEqual({ kept: 3, problems: [] });
  await shop.ctx.follow();
  expect(await listed()).toEqual({
    Uno: `marcas/${idOf('Uno')}.svg`,
    Dós: `marcas/${idOf('Dós')}.png`,
    Tres: null,
    Cuatro: null,
  });
  const answer = await get(`/marcas/${idOf('Uno')}.svg`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect(await answer.text()).toBe(svg);
  expect((await get(`/marcas/${idOf('Dós')}.png`)).headers.get('content-type')).toBe('image/png');
});

test('what is no logo is told, and nothing of it is kept', async () => {
  await rm(folder, { recursive: true });
  await expect(run()).rejects.toThrow(`No se puede leer la carpeta ${folder}.`);
  folder = await mkdtemp(join(tmpdir(), 'shop-logos-'));
  await writeFile(join(folder, 'Nadie.svg'), svg);
  await writeFile(join(folder, 'Tres.png'), svg);
  await writeFile(join(folder, 'Tres.svg'), svg.replace('<path', '<script>alert(1)</script><path'));
  await writeFile(join(folder, 'Cuatro.svg'), 'hola');
  await writeFile(join(folder, 'Uno.png'), Buffer.alloc(300 * 1024));
  const { kept, problems } = (await run()) as { kept: number; problems: { name: string; problem: string }[] };
  expect(kept).toBe(0);
  expect(Object.fromEntries(problems.map(({ name, problem }) => [name, problem]))).toEqual({
    'Nadie.svg': 'su nombre no es el número ni el nombre de una marca',
    'Tres.png': 'no es PNG',
    'Tres.svg': 'trae programas',
    'Cuatro.svg': 'no es SVG',
    'Uno.png': 'pesa más de 256 KB',
  });
  await shop.ctx.follow();
  expect((await listed()).Tres).toBeNull();
  expect((await get(`/marcas/${idOf('Tres')}.svg`)).status).toBe(404);
});

test('a drawn logo is there for the brand that says so alone', async () => {
  const path = `marcas/${idOf('Cuatro')}.svg`;
  expect((await get(`/${path}`)).status).toBe(404);
  await shop.database.db.updateTable('brand').set({ logo: path }).where('name', '=', 'Cuatro').execute();
  expect(await (await get(`/${path}`)).text()).toBe(svg);
  expect((await get(`/marcas/${idOf('Cuatro')}.png`)).status).toBe(404);
});

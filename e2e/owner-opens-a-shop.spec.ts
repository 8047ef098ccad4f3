import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { test as base, expect, expectAccessible, open } from './fixtures.ts';
import { type OwnShop, startOwnShop } from './own-shop.ts';

/** Journeys in a shop of their own, which starts empty. */
const test = base.extend<{ shop: OwnShop }>({
  shop: async ({ timezoneId }, use) => {
    const shop = await startOwnShop(timezoneId);
    await use(shop);
    await shop.close();
  },
  baseURL: ({ shop }, use) => use(shop.origin),
});

const drawing = (colour: string) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

test('an empty shop gets an owner and a catalogue', async ({ page, shop }) => {
  test.setTimeout(240_000);
  await open(page, '/');
  await expect(page.getByText('Demostración')).toHaveCount(0);
  await expectAccessible(page);
  await open(page, '/productos?t=arduino');
  await expect(page.getByText('No se encontro ningun resultado.')).toBeVisible();

  const owner = { email: 'duena@tienda.example', password: 'clave-de-la-duena' };
  const made = await shop.run('admin', owner.email);
  const link = /https?:\/\/\S+/.exec(made.out)?.[0] ?? '';
  await open(page, new URL(link).pathname);
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(owner.password);
  await page.getByLabel('Repetí la contraseña').fill(owner.password);
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Ingresar' }).click();

  copyFileSync('docs/productos-ejemplo.csv', join(shop.folder, 'productos.csv'));
  mkdirSync(join(shop.folder, 'fotos'));
  for (const [name, colour] of [
    ['ARD-UNO-R3.jpg', '#157a8c'],
    ['ard-uno-r3_2.jpg', '#8c1515'],
    ['tapa.jpg', '#888888'],
  ] as const) {
    writeFileSync(join(shop.folder, 'fotos', name), await drawing(colour));
  }
  const given = ['productos.csv', '--imagenes', 'fotos'];
  const trial = await shop.run('import', ...given, '--probar');
  expect(trial).toEqual({ code: 0, out: expect.stringContaining('10 productos nuevos') });
  await open(page, '/productos?t=arduino');
  await expect(page.getByText('No se encontro ningun resultado.')).toBeVisible();
  const imported = await shop.run('import', ...given);
  expect(imported).toEqual({ code: 0, out: expect.stringContaining('«tapa.jpg»: su nombre no es') });

  await open(page, '/productos?t=arduino');
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'Placa Arduino Uno R3' });
  await expect(card).toContainText('U$S 38,90');
  await card.getByRole('link', { name: 'Placa Arduino Uno R3' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Placa Arduino Uno R3');
  const picture = page.getByRole('main').getByRole('img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);
});

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { aZip } from '../server/test/a-zip.ts';
import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { expectEveryLook } from './legible.ts';
import { aPicture, aProduct } from './pictures.ts';
import { seller } from './shopping.ts';

// One at a time is imported at a site: of the long journeys this one alone imports.

const upload = async (page: Page, name: string, content: string) => {
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  const card = page.getByRole('region', { name });
  await expect(card).toBeVisible();
  return card;
};
const choose = (page: Page, name: string | RegExp) => page.getByRole('listbox').getByRole('option', { name }).click();

test('a supplier’s sheet comes in by rules, and its wrong rows once they are mended', async ({ page }) => {
  const key = randomUUID().slice(0, 6);
  const [one, two] = [`RG-${key}-1`, `RG-${key}-2`];
  const supplier = `Distribuidora ${key}`;
  const name = `lista-${key}.csv`;
  const sheet = [
    `${supplier};Lista de precios;Nombre y código de cada producto;Marca`,
    ';;;',
    'Ref.;Artículo;Costo U$S;Caja',
    `${one};Relé ${key};10,00;3`,
    `${two};Borne ${key};cinco;1`,
  ].join('\n');
  await signInAs(page, seller);
  await page.goto('/gestion/importar');
  const card = await upload(page, name, sheet);
  await expect(card.getByRole('alert')).toContainText('¿Cuál columna es el código?');
  // The title names more columns than the header does.
  await card.getByLabel('Fila del encabezado').selectOption({ label: 'Fila 3: Ref. · Artículo · Costo U$S · Caja' });
  await expect(card.getByText('Al revisar se leen las columnas de ese encabezado.')).toBeVisible();
  await card.getByRole('button', { name: 'Revisar' }).click();
  await card.getByLabel('Ref.', { exact: true }).selectOption('código');
  await card.getByLabel('Artículo').selectOption('nombre');
  await card.getByLabel('Costo U$S').selectOption('precio');

  await card.getByLabel('Proveedor', { exact: true }).fill(supplier);
  await choose(page, 'Nuevo proveedor…');
  await expect(card.getByLabel('Nombre del proveedor')).toHaveValue(supplier);
  await card.getByRole('button', { name: 'Crear el proveedor' }).click();
  await expect(card.getByLabel('Proveedor', { exact: true })).toHaveValue(supplier);
  await card.getByLabel('Categoría de los nuevos').fill('Relés');
  await choose(page, /Relés/);
  await card.getByLabel('Marca de los nuevos').fill('Aguatera');
  await choose(page, 'Aguatera');
  await card.getByLabel('IVA del precio').selectOption('Al precio se le suma el IVA');
  await card.getByLabel('Margen sobre el precio').fill('30');
  await card.getByLabel('Redondear el precio a').selectOption('U$S 0,50');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Revisar' }).click();

  // 10,00 and its IVA are 12,20; with 30 % they are 15,86.
  await card.getByText('1 producto nuevo', { exact: true }).last().click();
  await expect(card.getByText(`${one} · Relé ${key}: U$S 16,00`)).toBeVisible();
  await expect(card.getByText('Fila 5, columna «Costo U$S»: «cinco» no es un número')).toBeVisible();
  const whole = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Descargar la planilla con qué pasa en cada fila' }).click();
  const outcomes = await readFile(await (await whole).path(), 'utf8');
  expect(outcomes).toContain(`${one};Relé ${key};10,00;3;Nuevo\r\n${two};Borne ${key};cinco;1;Queda afuera: `);
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Importar 1 producto' }).click();
  await expect(card.getByText('Se importó: 1 producto con cambios')).toBeVisible();
  const stored = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Descargar las filas con errores' }).click();
  const errors = await stored;
  expect(errors.suggestedFilename()).toBe(`lista-${key} - errores.csv`);
  const text = await readFile(await errors.path(), 'utf8');
  expect(text).toContain(`${two};Borne ${key};cinco;1;Columna «Costo U$S»`);

  const mended = await upload(page, `arreglada-${key}.csv`, text.replace('cinco', '5,00'));
  await expect(mended.getByText(`Como la última vez de «${supplier}»`)).toBeVisible();
  await expect(mended.getByLabel('Margen sobre el precio')).toHaveValue('30 %');
  await mended.getByLabel('Productos nuevos').selectOption('No entran');
  await mended.getByRole('button', { name: 'Revisar' }).click();
  await expect(mended.getByText('1 nuevo que no entra')).toBeVisible();
  await mended.getByRole('button', { name: 'Empezar de cero' }).click();
  await expect(mended.getByLabel('Margen sobre el precio')).toHaveValue('0 %');

  await page.goto(`/gestion/productos?t=${one}`);
  const row = page.getByRole('row').filter({ hasText: one });
  await expect(row).toContainText('Inactivo');
  await expect(row).toContainText('16,00');
  await page.goto('/gestion/importar');
  await page.getByRole('button', { name }).click();
  await card.getByRole('button', { name: 'Deshacer la importación' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).click();
  await expect(card.getByText('1 producto que creó ya estaba oculto y sigue así.')).toBeVisible();
});

/** The page of a product without pictures is shared with the shop's sign. */
const noPicture = /"og:image" content="[^"]*\/iconos\//;

test('a sheet and a ZIP of pictures come in together, and its pictures go again', async ({ page, request }) => {
  const old = await aProduct(request);
  const code = `ZIP-${randomUUID().slice(0, 6).toUpperCase()}`;
  const name = `fotos-${code}.csv`;
  const sheet = `código;nombre;categoría;marca;precio;imágenes\n${code};Placa ${code};Electrónica > Placas;Nodo;10,00;frente.png | dorso.png\n${code}-W;De la web;Electrónica > Placas;Nodo;10,00;https://localhost/foto.png\n`;
  const named = async (file: string) => [file, (await aPicture(file)).buffer] as const;
  const all = await Promise.all(['frente.png', 'dorso.png', `${old}.png`, 'nadie.png'].map(named));
  const zip = await aZip(Object.fromEntries(all));
  await signInAs(page, seller);
  await page.goto('/gestion/importar');
  await page.locator('input[type=file][multiple]').setInputFiles([
    { name, mimeType: 'text/csv', buffer: Buffer.from(sheet) },
    { name: 'fotos.zip', mimeType: 'application/zip', buffer: zip },
  ]);
  const card = page.getByRole('region', { name });
  await expect(card.getByText('Con 4 imágenes de «fotos.zip»')).toBeVisible();
  await card.getByLabel('Productos nuevos').selectOption('Entran públicos');
  await card.getByRole('button', { name: 'Revisar' }).click();
  await expect(card.getByText('1 imagen no entra')).toBeVisible();
  await expect(card.getByText('«nadie.png»: su nombre no es el código de un producto')).toBeVisible();
  // Nothing of this machine is fetched.
  await expect(
    card.getByText('«https://localhost/foto.png» no es una dirección https de un sitio público'),
  ).toBeVisible();
  await expectAccessible(page);
  // Another ZIP takes its place, and is looked at anew.
  await card.locator('input[type=file]').setInputFiles({
    name: 'otras.zip',
    mimeType: 'application/zip',
    buffer: await aZip(Object.fromEntries(all.slice(0, 3))),
  });
  await expect(card.getByText('Con 3 imágenes de «otras.zip»')).toBeVisible();
  await card.getByRole('button', { name: 'Revisar' }).click();
  await card.getByRole('button', { name: 'Importar 2 productos' }).click();
  await expect(card.getByText('Se importó: 2 productos con cambios')).toBeVisible();

  await page.goto(`/productos/${code}`);
  const pictures = page.getByRole('main').getByRole('img', { name: `Placa ${code}` });
  await expect(pictures.first()).toBeVisible();
  const picturesOf = async (of: string) => (await page.request.get(`/productos/${of}`)).text();
  expect(await picturesOf(old)).not.toMatch(noPicture);
  await page.goto('/gestion/importar');
  await page.getByRole('button', { name }).click();
  await card.getByRole('button', { name: 'Deshacer la importación' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).click();
  await expect(card.getByText('Se deshizo en 2 productos. Se quitó 1 imagen que trajo.')).toBeVisible();
  expect(await picturesOf(old)).toMatch(noPicture);

  await page
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'rota.zip', mimeType: 'application/zip', buffer: Buffer.from('x') });
  await expect(page.getByText('El ZIP está dañado, o no es un ZIP: armalo de nuevo')).toBeVisible();
});

test('an import asks before it is undone, and before it hides what a supplier lists no more', async ({ page }) => {
  const key = randomUUID().slice(0, 6);
  const header = 'código;nombre;categoría;marca;proveedor;precio';
  const line = (at: number) => `YA-${key}-${at};Placa ${key};Electrónica > Placas;Nodo;Proveedor ${key};10,00`;
  const sheetOf = (...lines: number[]) => [header, ...lines.map(line), ''].join('\n');
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, seller);
  await page.goto('/gestion/importar');
  const before = await upload(page, `antes-${key}.csv`, sheetOf(1, 2));
  await before.getByLabel('Productos nuevos').selectOption('Entran públicos');
  await before.getByRole('button', { name: 'Revisar' }).click();
  await before.getByRole('button', { name: 'Importar 2 productos' }).click();
  await expect(before.getByText('Se importó: 2 productos con cambios')).toBeVisible();
  await before.getByRole('button', { name: 'Deshacer la importación' }).click();
  const undoing = page.getByRole('dialog', { name: `¿Deshacer «antes-${key}.csv»?` });
  await expect(undoing).toBeVisible();
  await expectEveryLook(page);
  await undoing.getByRole('button', { name: 'Cancelar' }).click();

  const now = await upload(page, `ahora-${key}.csv`, sheetOf(1));
  await now.getByLabel('Proveedor', { exact: true }).fill(`Proveedor ${key}`);
  await choose(page, `Proveedor ${key}`);
  await now.getByRole('button', { name: 'Revisar' }).click();
  await now.getByRole('button', { name: 'Ocultarlos' }).click();
  const hiding = page.getByRole('dialog', { name: '¿Ocultar 1 producto?' });
  await expect(hiding).toBeVisible();
  await expectEveryLook(page);
  await hiding.getByRole('button', { name: 'Ocultar' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Se ocultó 1 producto.' })).toBeVisible();
});

test('a sheet without a header comes in whole', async ({ page }) => {
  const key = randomUUID().slice(0, 6);
  const [one, two] = [`SE-${key}-1`, `SE-${key}-2`];
  await signInAs(page, seller);
  await page.goto('/gestion/importar');
  const card = await upload(page, `sin-${key}.csv`, `${one};Relé ${key};10,00\n${two};Borne ${key};5,00\n`);
  await expect(card.getByLabel('Fila del encabezado')).toHaveValue('0');
  await expect(card.getByRole('alert')).toContainText('La planilla se lee sin encabezado');
  await expectAccessible(page);
  await card.getByLabel('Columna A').selectOption('código');
  await card.getByLabel('Columna B').selectOption('nombre');
  await card.getByLabel('Columna C').selectOption('precio');
  await card.getByLabel('Categoría de los nuevos').fill('Relés');
  await choose(page, /Relés/);
  await card.getByLabel('Marca de los nuevos').fill('Aguatera');
  await choose(page, 'Aguatera');
  await card.getByRole('button', { name: 'Revisar' }).click();
  await card.getByText('2 productos nuevos', { exact: true }).last().click();
  await expect(card.getByText(`${one} · Relé ${key}: U$S 10,00`)).toBeVisible();
});

import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { newEmail, signInAs, signInByForm } from './accounts.ts';
import { account, buy, register, takePayment } from './first-sale.ts';
import { expect, expectAccessible, hydrated, open } from './fixtures.ts';
import { choosePassword, inOwnShop, lookEarly, nameFirm, type OwnShop } from './own-shop.ts';

const test = inOwnShop(undefined, { backsUp: true });
test.describe.configure({ mode: 'serial' });

const owner = { email: 'duena@tienda.example', password: 'clave-de-la-duena' };
const buyer = { email: newEmail(), password: 'secreta-1' };

const drawing = (colour: string) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

/** Imports the documentation's example with two pictures of one product, after a trial that writes nothing. */
const bringCatalogue = async (page: Page, shop: OwnShop) => {
  copyFileSync('docs/productos-ejemplo.csv', join(shop.folder, 'productos.csv'));
  mkdirSync(join(shop.folder, 'fotos'));
  const pictures = { 'ARD-UNO-R3.jpg': '#157a8c', 'ard-uno-r3_2.jpg': '#8c1515', 'tapa.jpg': '#888888' };
  for (const [name, colour] of Object.entries(pictures)) {
    writeFileSync(join(shop.folder, 'fotos', name), await drawing(colour));
  }
  const given = ['productos.csv', '--imagenes', 'fotos'];
  const trial = await shop.run('import', ...given, '--probar');
  expect(trial).toEqual({ code: 0, out: expect.stringContaining('10 productos nuevos') });
  await open(page, '/productos?t=arduino');
  await expect(page.getByText('No se encontro ningun resultado.')).toBeVisible();
  const imported = await shop.run('import', ...given);
  expect(imported).toEqual({ code: 0, out: expect.stringContaining('«tapa.jpg»: su nombre no es') });
};

test('an empty shop gets an owner', { tag: '@desktop' }, async ({ page, shop, problems }) => {
  expect((await page.goto('/'))?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estamos preparando la tienda');
  await expect(page.getByText(/Demostración|RTC/)).toHaveCount(0);
  await expectAccessible(page);
  expect(problems.splice(0).join()).toContain('503');
  await page.getByRole('link', { name: 'Ingresar a la gestión' }).click();
  await expect(page.getByRole('complementary', { name: 'Aviso' })).toContainText('En preparación');
  await hydrated(page);
  // The example's menu, phones and branches are no visitor's.
  await expect(page.getByRole('banner').or(page.getByRole('contentinfo'))).toHaveCount(0);
  await expectAccessible(page);
  await open(page, new URL(shop.setupLink()).pathname);
  await expectAccessible(page);
  await page.getByLabel('E-mail').fill('duena');
  await page.getByRole('button', { name: 'Seguir' }).click();
  await expect(page.getByText('Ingrese un email válido')).toBeVisible();
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByRole('button', { name: 'Seguir' }).click();
  await expect(page.getByText('mejor 12 o más')).toBeVisible();
  await choosePassword(page, owner);
  // It made the first one: it makes no second.
  await open(page, new URL(shop.setupLink()).pathname);
  await page.getByLabel('E-mail').fill('otra@tienda.example');
  await page.getByRole('button', { name: 'Seguir' }).click();
  await expect(page.getByText('El enlace ya se usó, venció o no está entero.')).toBeVisible();
  await open(page, '/iniciar');
  await signInByForm(page, owner);
  await expect(page).toHaveURL('/gestion');
  const closed = page.getByRole('alert').filter({ hasText: 'La tienda no toma pedidos' });
  await expect(closed).toContainText('La empresa que vende es la de ejemplo');
  await expect(closed.getByRole('link', { name: 'Poner la tuya' })).toBeVisible();
  const steps = page.getByRole('region', { name: /^Tu tienda/ });
  const done = async () => Number(/: (\d+) de/.exec(await steps.getByRole('heading').innerText())?.[1]);
  await expect(steps.getByRole('listitem')).toHaveCount(12);
  const before = await done();
  await steps.getByRole('button', { name: 'Ya está: Los envíos' }).click();
  await expect(steps.getByRole('listitem').filter({ hasText: 'Los envíos: hecho' })).toBeVisible();
  expect(await done()).toBe(before + 1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(steps.getByRole('button', { name: 'Ya está: Los envíos' })).toBeVisible();
  expect(await done()).toBe(before);
  const backups = page.getByRole('alert').filter({ hasText: 'Respaldos' });
  await expect(backups).toContainText('Todavía no hay ninguno');
  await backups.getByRole('button', { name: 'Hacer uno ahora' }).click();
  await expect(backups).toContainText('El último bueno es de hace menos de una hora');
  await expect(steps.getByRole('listitem').filter({ hasText: 'Un respaldo: hecho' })).toBeVisible();
});

test('makes his first categories, and a brand and a product in them', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, owner);
  await page.goto('/gestion/categorias');
  const main = page.getByRole('main');
  const name = (label: string | RegExp, text: string) => main.getByRole('textbox', { name: label }).fill(text);
  await main.getByRole('button', { name: 'Agregar la primera' }).click();
  await name(/^Nueva en/, 'Energía');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: 'Energía', exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Nueva categoría' }).click();
  await name(/^Nueva en/, 'Motor');
  await page.keyboard.press('Enter');
  await main.getByRole('button', { name: 'Motor', exact: true }).click();
  await name('Nombre de Motor', 'Motores');
  await page.keyboard.press('Enter');
  await main.getByRole('button', { name: 'Subir Motores' }).click();
  await expect(main.getByRole('listitem').first()).toContainText(/Motores.*Energía/);
  await main.getByRole('button', { name: 'Acciones de Motores' }).click();
  await page.getByRole('menuitem', { name: 'Agregar una adentro' }).click();
  await name('Nueva en Motores', 'Paso a paso');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: 'Paso a paso', exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/gestion/productos?nuevo=');
  const form = page.getByRole('dialog').first();
  await form.getByLabel('Código', { exact: false }).first().fill('NEMA-17');
  await form.getByLabel('Nombre').first().fill('Motor Nema 17');
  await form.getByLabel('Precio con IVA').fill('12,50');
  await form.getByRole('combobox', { name: 'Categoría' }).fill('paso');
  await page.getByRole('option', { name: 'Motores › Paso a paso' }).click();
  await form.getByRole('combobox', { name: 'Marca' }).fill('Valeo');
  await page.getByRole('option', { name: 'Nueva marca…' }).click();
  await form.getByRole('button', { name: 'Crear la marca' }).click();
  // The form is not saved while the brand is being made.
  await expect(form.getByRole('combobox', { name: 'Marca' })).toHaveValue('Valeo');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Guardado: NEMA-17' })).toBeVisible();

  await page.goto('/gestion/categorias');
  await main.getByRole('link', { name: 'Ver 1 producto de Motores' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'NEMA-17' })).toBeVisible();
  await open(page, '/productos');
  await main.getByRole('link', { name: 'Motores' }).first().click();
  const card = main.getByRole('article').filter({ hasText: 'Motor Nema 17' });
  await expect(card).toBeVisible();
  await expect(main).toContainText('Valeo');
});

test('it gets a catalogue', { tag: '@desktop' }, async ({ page, shop }) => {
  await lookEarly(page, shop);
  await bringCatalogue(page, shop);
  await open(page, '/productos?t=arduino');
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'Placa Arduino Uno R3' });
  await expect(card).toContainText('U$S 38,90');
  await card.getByRole('link', { name: 'Placa Arduino Uno R3' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Placa Arduino Uno R3');
  const picture = page.getByRole('main').getByRole('img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);
  // It sells under an example of a firm yet.
  await expect(page.getByRole('main').getByRole('button', { name: 'Agregar al carrito' })).toHaveCount(0);
});

test('takes deposits once it says to which account', { tag: '@desktop' }, async ({ page, shop }) => {
  const offered = async () => {
    const answer = await page.request.post('/rest/order/options', { data: {} });
    const { data } = (await answer.json()) as { data: { payments: { name: string }[] } };
    return data.payments.map(({ name }) => name);
  };
  expect(await offered()).toEqual(['Giro Abitab']);
  const named = await nameFirm(shop);
  expect(named).toEqual({
    code: 0,
    out: 'RTC: vende Ñandú Electrónica SRL, RUT 211003420017, Rincón 500, Montevideo\n',
  });
  const set = await shop.run('setting', 'depositAccounts', JSON.stringify({ BRDE: account }));
  expect(set).toEqual({ code: 0, out: expect.stringContaining(account) });
  expect(await offered()).toEqual(['Depósito BROU', 'Giro Abitab']);
});

test('somebody registers there and buys', { tag: '@desktop' }, async ({ page, shop }) => {
  await register(page, shop, buyer);
  await open(page, '/productos/ARD-UNO-R3');
  await buy(page, buyer);
  expect(await shop.mailTo(buyer.email, 'Recibimos tu pedido 1')).toContain('Placa Arduino Uno R3');
});

test('and its owner takes the payment', { tag: '@desktop' }, async ({ page, shop }) => {
  await takePayment(page, owner);
  await shop.mailTo(buyer.email, 'Tu pedido 1: Pago aprobado');

  // Units that an order holds cannot be counted away.
  writeFileSync(join(shop.folder, 'stock.csv'), 'código;stock Bulevar\nARD-UNO-R3;0\n');
  const low = await shop.run('import', 'stock.csv');
  expect(low).toEqual({ code: 1, out: expect.stringContaining('dice 0, y hay 1 reservados por pedidos') });
});

test('and reads it when nobody can buy', { tag: '@desktop' }, async ({ page, shop }) => {
  await signInAs(page, owner);
  for (const [key, value] of [
    ['opened', 'true'],
    ['saleOn', 'false'],
  ] as const)
    expect((await shop.run('setting', key, value)).code).toBe(0);
  await page.goto('/gestion');
  const closed = page.getByRole('alert').filter({ hasText: '«Tomar pedidos» está apagado' });
  await expect(closed.getByRole('link', { name: 'Cambiarlo' })).toHaveAttribute('href', /#ajuste-saleOn$/);
  await open(page, '/productos/ARD-UNO-R3');
  await expect(page.getByRole('main').getByText('Por ahora no tomamos pedidos en línea')).toBeVisible();
});

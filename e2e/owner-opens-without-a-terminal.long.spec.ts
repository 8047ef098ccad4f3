import type { Locator, Page } from '@playwright/test';
import { rtc } from '../sites/rtc.ts';
import { newEmail, signInAs } from './accounts.ts';
import { add, entry, lines } from './counter.ts';
import { account, buy, register, takePayment } from './first-sale.ts';
import { expect, expectAccessible, open } from './fixtures.ts';
import { expectEveryLook } from './legible.ts';
import { stateOf } from './orders.ts';
import { choosePassword, firm, inOwnShop } from './own-shop.ts';
import { endPrinting, printed, printedAtDesk, printedBy } from './printing.ts';
import { openSettings } from './settings.ts';
import { expectTold } from './toast.ts';

const test = inOwnShop();
test.describe.configure({ mode: 'serial' });

const owner = { email: 'duena@tienda.example', password: 'clave-de-la-duena' };
const buyer = { email: newEmail(), password: 'secreta-1' };

const save = async (page: Page) => {
  await page.keyboard.press('Control+s');
  await expectTold(page, 'Guardado: ya rige en la tienda');
};
/** Each tells the example: its name and domain, and what its firm and branches say of themselves. */
const example = [
  '\\brtc\\b',
  ...Object.values(rtc.company),
  ...rtc.branches.map(({ address }) => address),
  ...[rtc.contact, ...rtc.branches].flatMap(({ phone, whatsapp }) => [phone, phone.replace(' ', ''), whatsapp]),
].join('|');
const exampleIn = (text: string) => text.match(new RegExp(`.{0,30}(${example}).{0,30}`, 'gi')) ?? [];
/** Words that name the example, in what a person reads of a page. */
const namesExample = async (page: Page) => exampleIn(await page.locator('body').innerText());

test('the link of the first start makes the owner', { tag: '@desktop' }, async ({ page, shop }) => {
  await open(page, new URL(shop.setupLink()).pathname);
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByRole('button', { name: 'Seguir' }).click();
  await choosePassword(page, owner);
});

test('the shop becomes his: firm, names, logo, menu, branch, account', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, owner);
  await openSettings(page, 'tienda');
  const fill = (label: string, text: string) => page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await fill('Nombre de la tienda', 'Ñandú Electrónica');
  await fill('Qué vende, en pocas palabras', 'Placas, sensores y robots');
  await fill('Razón social: Empresa que vende 1', firm.name);
  const doubt = page.getByText('El último dígito no coincide con el resto del RUT');
  await fill('RUT: Empresa que vende 1', '123456789012');
  await expect(doubt).toBeVisible();
  await fill('RUT: Empresa que vende 1', firm.identifier);
  await expect(doubt).toHaveCount(0);
  await fill('Domicilio fiscal: Empresa que vende 1', firm.address);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Subir un logo' }).click(),
  ]);
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><rect width="300" height="100" fill="#14532d"/></svg>';
  await chooser.setFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });
  await expect(page.getByRole('main').getByRole('img', { name: /RTC|Ñandú/ })).toBeVisible();
  const menu = page.getByRole('group', { name: 'Menú' });
  const removing = menu.getByRole('button', { name: /^Quitar/ });
  while ((await removing.count()) > 1) await removing.last().click();
  await fill('E-mail: Contacto 1', 'hola@nandu.example');
  await fill('Teléfono: Contacto 1', '2400 1111');
  await fill('WhatsApp: Contacto 1', '099 111 222');
  for (const network of ['Facebook', 'Instagram', 'YouTube']) await fill(`${network}: Contacto 1`, '');
  await save(page);

  const examples = page.getByRole('alert').filter({ hasText: 'La tienda está cerrada' });
  await page.getByRole('link', { name: 'Inicio' }).click();
  await expect(examples.getByRole('link')).toHaveText('las sucursales');
  await examples.getByRole('button', { name: 'Abrir la tienda' }).click();
  const opening = page.getByRole('dialog', { name: '¿Abrir la tienda?' });
  await expect(opening).toContainText('Todavía son los de ejemplo: las sucursales.');
  await expectEveryLook(page);
  await opening.getByRole('button', { name: 'Corregir' }).click();
  await examples.getByRole('link').click();
  await page
    .getByRole('group', { name: 'Sucursales' })
    .getByRole('button', { name: /^Quitar/ })
    .last()
    .click();
  await fill('Nombre: Sucursales 1', 'Pocitos');
  await fill('Dirección: Sucursales 1', 'Avenida Brasil 2500');
  await fill('Teléfono: Sucursales 1', '2400 1111');
  await fill('WhatsApp: Sucursales 1', '099 111 222');
  const elsewhere = page.getByText('Esta posición es la del ejemplo: poné la tuya.');
  await expect(elsewhere).toBeVisible();
  await fill('Posición: Sucursales 1', '-34.9105, -56.1500');
  await expect(elsewhere).toHaveCount(0);
  await save(page);
  await page.getByRole('link', { name: 'Inicio' }).click();
  await expect(page.getByText(/^Tu tienda: \d+ de 12$/)).toBeVisible();
  await expect(examples).toHaveCount(0);
  await openSettings(page, 'pagos');
  await fill('Cuenta: Cuentas para depósitos 3', account);
  await save(page);
});

test('twenty products come from a sheet', { tag: '@desktop' }, async ({ page }) => {
  const rows = Array.from(
    { length: 20 },
    (_, at) => `ND-${at + 1};Sensor número ${at + 1};Sensores > De distancia;Ñandú;38,90;5`,
  );
  const sheet = ['código;nombre;categoría;marca;precio;stock Pocitos', ...rows].join('\n');
  await signInAs(page, owner);
  await page.goto('/gestion/importar');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  const card = page.getByRole('region', { name: 'lista.csv' });
  await card.getByLabel('Productos nuevos').selectOption('Entran públicos');
  await card.getByRole('button', { name: 'Revisar' }).click();
  await card.getByRole('button', { name: 'Importar 20 productos' }).click();
  await expect(card.getByText('Se importó: 20 productos con cambios')).toBeVisible();
});

test('somebody registers there and buys', { tag: '@desktop' }, async ({ page, shop }) => {
  await register(page, shop, buyer);
  await open(page, '/productos/ND-7');
  await buy(page, buyer);
});

test('the order is paid and dispatched', { tag: '@desktop' }, async ({ page, shop }) => {
  await takePayment(page, owner);
  await page.getByRole('button', { name: 'Marcar preparado' }).click();
  await page.getByRole('button', { name: 'Avisar que está listo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Avisar que está listo' }).click();
  await expect(stateOf(page)).toHaveValue('DIS');
  for (const part of ['/activar/', 'Recibimos tu pedido 1', 'Pago aprobado', 'Tu pedido 1: Listo para retirar']) {
    const mail = await shop.mailTo(buyer.email, part);
    expect(exampleIn(mail)).toEqual([]);
    expect(mail).toContain('/iconos/logo.png" alt="Ñandú Electrónica"');
  }
});

test('no print names the example', { tag: '@desktop' }, async ({ page }) => {
  /** A browser prints the page's title over its paper. */
  const checkPaper = async (paper: Locator, ...says: string[]) => {
    for (const part of says) await expect(paper).toContainText(part);
    expect(exampleIn((await paper.innerHTML()) + (await page.title()))).toEqual([]);
    await endPrinting(page);
  };
  const own = ['Ñandú Electrónica', firm.name, firm.identifier, firm.address, '2400 1111', 'hola@nandu.example'];
  await signInAs(page, owner);
  await page.goto('/gestion/pedidos');
  await page.getByRole('row').getByRole('link', { name: '1', exact: true }).click();
  await checkPaper(await printedAtDesk(page, 'Pedido con precios'), ...own);
  await checkPaper(await printedAtDesk(page, 'Remito sin precios'), ...own);
  await checkPaper(await printedAtDesk(page, 'Lista para preparar'), 'Pocitos');

  await page.goto('/gestion/mostrador');
  await page.getByLabel('Sucursal').selectOption('Pocitos');
  await add(page, 'ND-3');
  await expect(lines(page)).toHaveCount(1);
  await entry(page).press('Control+Enter');
  for (const name of ['Imprimir 80 mm', 'Imprimir A4'])
    await checkPaper(await printedBy(page, () => page.getByRole('button', { name }).click()), ...own);

  await signInAs(page, buyer);
  await open(page, '/mis-compras');
  await checkPaper(await printed(page, 1), ...own);
});

test('no page names the example', { tag: '@desktop' }, async ({ page }) => {
  for (const path of [
    '/',
    '/productos',
    '/productos/ND-7',
    '/contacto',
    '/mi-compra',
    '/terminos',
    '/privacidad',
    '/registro',
  ]) {
    await open(page, path);
    expect([path, await namesExample(page)]).toEqual([path, []]);
  }
  await signInAs(page, owner);
  await page.goto('/gestion');
  await expect(page.getByText(/^Tu tienda: \d+ de 12$/)).toBeVisible();
  expect(await namesExample(page)).toEqual([]);
  await expectAccessible(page);
});

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { aPart, partsShop } from './parts.ts';

test.use({ baseURL: partsShop });

const seller = { email: 'vendedor@demo.uy', password: 'demo-2026' };
const dialog = (page: Page) => page.getByRole('dialog').first();
const form = (page: Page) => dialog(page).getByRole('group', { name: 'Nueva aplicación' });
const choose = async (page: Page, label: string, option: string | RegExp) => {
  await form(page).getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).first().click();
};
const paste = (page: Page, text: string) =>
  dialog(page)
    .getByLabel('Códigos originales')
    .evaluate((input, said) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', said);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);

test('a seller adds a vehicle, and to a family its application and pasted codes, which visitors see', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const { AutopartFamily: family } = await aPart(request, (part) => part.AutopartIsPublic);
  const mark = randomUUID().slice(0, 8).toUpperCase();
  const model = `Modelo ${mark}`;
  await signInAs(page, seller);
  await page.goto('/gestion');
  await page.getByRole('navigation', { name: 'Gestión' }).getByRole('link', { name: 'Repuestos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Repuestos' })).toBeVisible();

  await page.getByRole('button', { name: 'Vehículos' }).click();
  await page.getByRole('button', { name: 'Nuevo vehículo' }).click();
  await dialog(page).getByRole('combobox', { name: 'Marca' }).click();
  await page.getByRole('option', { name: 'Volkswagen' }).click();
  await dialog(page).getByLabel('Modelo').fill(model);
  await dialog(page).getByLabel('Desde').fill('2012');
  await dialog(page).getByLabel('Hasta').fill('2004');
  await dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog(page).getByText('Empieza después de terminar')).toBeVisible();
  await dialog(page).getByLabel('Hasta').fill('2019');
  await dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: model })).toContainText('2012-2019');
  // A new one is in no family yet: it comes first by their number, and the address keeps that order.
  const firstRow = page.getByRole('row').nth(1);
  await page.getByRole('table').getByRole('button', { name: 'Familias' }).click();
  await expect(firstRow.getByRole('cell').last()).toHaveText('0');
  await page.getByRole('table').getByRole('button', { name: 'Familias' }).click();
  await expect(firstRow.getByRole('cell').last()).not.toHaveText('0');
  await expect(page).toHaveURL(/order=-families/);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Repuestos', exact: true }).click();
  // Either a thousand or decimals may be meant.
  await page.getByLabel('Alto (mm)').fill('1.234');
  await expect(page.getByText('«1.234» se puede leer de dos maneras')).toBeVisible();
  await expect(page.getByLabel('Alto (mm)')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Alto (mm)').fill('');
  await expect(page.getByText('«1.234» se puede leer de dos maneras')).toHaveCount(0);
  await page.getByLabel('Buscar').fill(family);
  await page.getByRole('button', { name: family, exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Agregar aplicación' }).click();
  await choose(page, 'Marca', 'Volkswagen');
  const models = form(page).getByRole('combobox', { name: 'Modelo' });
  await models.fill('No hay tal modelo');
  await page.keyboard.press('Tab');
  await expect(form(page).getByText('No hay ninguna opción «No hay tal modelo»')).toBeVisible();
  await models.fill('');
  await choose(page, 'Modelo', model);
  await choose(page, 'Versiones', '2012-2019');
  await page.keyboard.press('Escape');
  await dialog(page).getByLabel('Aclaración').fill('con aire');
  await page.keyboard.press('Control+s');
  await expect(dialog(page).getByText('Terminá de agregar la aplicación, o cancelala')).toBeVisible();
  await form(page).getByRole('button', { name: 'Agregar' }).click();
  await paste(page, `OEM-${mark}-1\noem ${mark} 1, OEM-${mark}-2\n\n--`);
  await expect(dialog(page).getByText('2 ya estaban o no tienen letras ni números.')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const html = await (await page.request.get(`/productos/${encodeURIComponent(family)}`)).text();
  expect(html).toContain(model);
  expect(html).toContain(`OEM-${mark}-2`);
  expect(html).not.toContain(`oem ${mark} 1`);
  await page.getByLabel('Buscar').fill(`OEM${mark}1`);
  await expect(page.getByRole('row').filter({ hasText: family })).toBeVisible();
});

test('a copy is a family of its own, made with its product; the last product stays in', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const { AutopartFamily: family } = await aPart(request, (part) => part.AutopartIsPublic);
  const code = `PRUEBA-${randomUUID().slice(0, 8).toUpperCase()}`;
  await signInAs(page, seller);
  await page.goto(`/gestion/repuestos?copiar=${encodeURIComponent(family)}`);
  await dialog(page).getByLabel('Código', { exact: false }).first().fill(code);
  await dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog(page).getByText('Dejá al menos un producto')).toBeVisible();
  await dialog(page).getByLabel('Código del producto').fill(`${code}-A`);
  await page.keyboard.press('Enter');
  const made = dialog(page).getByRole('group', { name: `Producto nuevo ${code}-A` });
  await made.getByLabel('Nombre').fill('Radiador de prueba');
  for (const label of ['Marca', 'Categoría']) {
    await made.getByRole('combobox', { name: label }).click();
    await page.getByRole('option').first().click();
  }
  // A dot with three digits behind it may mean either: it is no price.
  await made.getByLabel('Precio con IVA').fill('1.234');
  await page.keyboard.press('Tab');
  await expect(made.getByText(/«1\.234»/)).toBeVisible();
  await expect(made.getByRole('button', { name: 'Crear con la familia' })).toBeDisabled();
  await made.getByLabel('Precio con IVA').fill('1.234,50');
  await made.getByRole('button', { name: 'Crear con la familia' }).click();
  await dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto(`/gestion/repuestos?editar=${code}`);
  await expect(
    dialog(page)
      .getByRole('row')
      .filter({ hasText: `${code}-A` }),
  ).toContainText('U$S 1.234,50');
  await dialog(page)
    .getByRole('button', { name: `Quitar ${code}-A` })
    .click();
  await dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog(page).getByText('Dejá al menos un producto')).toBeVisible();
});

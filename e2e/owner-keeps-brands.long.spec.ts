import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { seller } from './shopping.ts';

const openKind = async (page: Page, title: string) => {
  await signInAs(page, seller);
  await page.goto('/gestion/marcas');
  await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible();
  if (title !== 'Marcas') await page.getByRole('main').getByText(title, { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};
const dialog = (page: Page) => page.getByRole('dialog');
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const find = (page: Page, text: string) => page.getByLabel('Buscar', { exact: true }).fill(text);
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) });
const add = async (page: Page, button: string, name: string) => {
  await page.getByRole('main').getByRole('button', { name: button }).click();
  await dialog(page).getByLabel('Nombre').fill(name);
  await page.keyboard.press('Enter');
  await expect(toast(page, `Guardado: ${name}`)).toBeVisible();
};
const act = async (page: Page, name: string, doing: string) => {
  await find(page, name);
  await page.getByRole('button', { name: `Acciones de ${name}` }).click();
  await page.getByRole('menuitem', { name: doing }).click();
};

test('on a phone a brand is made, named, given a logo, united after a look, and taken away', async ({ page }) => {
  await openKind(page, 'Marcas');
  const [bosch, twin, alone] = ['Bosch', 'Boch', 'Sola'].map((word) => `${word} ${randomUUID().slice(0, 8)}`) as [
    string,
    string,
    string,
  ];
  for (const name of [bosch, twin, alone]) await add(page, 'Nueva marca', name);
  await page.getByRole('main').getByRole('button', { name: 'Nueva marca' }).click();
  await dialog(page).getByLabel('Nombre').fill(bosch.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toContainText(`Ya hay una marca «${bosch}»`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Salir sin guardar' }).click();

  await act(page, twin, 'Nombre y logo');
  const named = `${twin} SA`;
  await dialog(page).getByLabel('Nombre').fill(named);
  const buffer = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#157a8c' } })
    .png()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: `${twin}.png`, mimeType: 'image/png', buffer });
  await expect(dialog(page).getByRole('img', { name: /^Logo/ })).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await find(page, named);
  await expect(row(page, named).locator('img')).toBeVisible();

  await act(page, named, 'Unir con otro nombre…');
  await dialog(page).getByRole('combobox', { name: 'La que queda' }).fill(bosch);
  await page.getByRole('option', { name: bosch, exact: true }).click();
  await expect(dialog(page).getByRole('status')).toContainText(`Las planillas que digan «${named}» van a «${bosch}»`);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Unir', exact: true }).click();
  await expect(toast(page, `ya es parte de «${bosch}»`).getByRole('link', { name: 'Ver' })).toBeVisible();
  await expect(row(page, named)).toHaveCount(0);

  await act(page, alone, 'Quitar');
  await dialog(page).getByRole('button', { name: 'Quitar' }).click();
  await expect(toast(page, `Quitado: ${alone}`)).toBeVisible();
  await find(page, 'a');
  const used = page
    .getByRole('row')
    .filter({ hasText: /\d productos/ })
    .first();
  await used.getByRole('button', { name: /^Acciones de/ }).click();
  await page.getByRole('menuitem', { name: 'Quitar' }).click();
  await dialog(page).getByRole('button', { name: 'Quitar' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText(/tiene \d+ productos?/);
});

for (const [title, button] of [
  ['Proveedores', 'Nuevo proveedor'],
  ['Etiquetas', 'Nueva etiqueta'],
  ['Rubros', 'Nuevo rubro'],
] as const)
  test(`by keyboard one of «${title}» is made and named`, { tag: '@desktop' }, async ({ page }) => {
    await openKind(page, title);
    const name = `Uno ${randomUUID().slice(0, 8)}`;
    await page.keyboard.press('n');
    await expect(dialog(page).getByLabel('Nombre')).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(toast(page, `Guardado: ${name}`)).toBeVisible();
    await page.getByRole('link', { name: 'Ver', exact: true }).click();
    await expect(page).toHaveURL(/t=Uno/);
    await row(page, name).getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    await dialog(page).getByLabel('Nombre').fill(`${name} bis`);
    await page.keyboard.press('Control+s');
    await expect(row(page, `${name} bis`)).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(toast(page, 'Volvió a como estaba')).toBeVisible();
    await expect(row(page, name)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: button })).toBeVisible();
  });

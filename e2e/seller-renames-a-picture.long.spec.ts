import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { addPictures } from './pictures.ts';
import { callAs, seller, sellerToken } from './shopping.ts';

const openPicture = async (page: Page) => {
  const name = `suelta-${randomUUID()}.png`;
  const [id = 0] = await addPictures(page.request, await sellerToken(page.request), [name]);
  await signInAs(page, seller);
  await page.goto(`/gestion/imagenes?t=${name}`);
  await page.getByRole('button', { name: `Ver ${name}` }).click();
  const drawer = page.getByRole('dialog').first();
  await expect(drawer.getByLabel('Nombre')).toHaveValue(name);
  return { id, name, drawer, question: page.getByRole('dialog', { name: 'Hay cambios sin guardar' }) };
};

test('a name that is typed is not lost by closing its picture', { tag: '@desktop' }, async ({ page }) => {
  const { name, drawer, question } = await openPicture(page);
  const typed = drawer.getByLabel('Nombre');
  await typed.fill('otro.png');
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(typed).toHaveValue('otro.png');
  await drawer.getByRole('button', { name: 'Cerrar' }).click();
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await page.goBack();
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // As it was, there is nothing to ask about.
  await page.goto(`/gestion/imagenes?t=${name}`);
  await page.getByRole('button', { name: `Ver ${name}` }).click();
  await typed.fill('otro.png');
  await typed.fill(name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a new name is told, and taken back', { tag: '@desktop' }, async ({ page }) => {
  const { name, drawer } = await openPicture(page);
  await drawer.getByLabel('Nombre').fill(`otra ${name}`);
  await page.keyboard.press('Enter');
  const toast = page.locator('.panel-toast');
  await expect(toast).toContainText(`Ahora se llama «otra ${name}»`);
  await toast.getByRole('button', { name: 'Deshacer' }).click();
  await expect(toast).toContainText('Volvió a como estaba');
  await expect(drawer.getByLabel('Nombre')).toHaveValue(name);
});

test('of a picture that is gone no name is asked about', { tag: '@desktop' }, async ({ page }) => {
  const { drawer, question } = await openPicture(page);
  await drawer.getByLabel('Nombre').fill('otro.png');
  await drawer.getByRole('button', { name: 'Quitar' }).click();
  await page.getByRole('dialog', { name: 'Quitar la imagen' }).getByRole('button', { name: 'Quitar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.panel-toast')).toContainText('Quitada: suelta-');
  await expect(question).toHaveCount(0);
});

test('of two who rename a picture the second hears of the first', { tag: '@desktop' }, async ({ page }) => {
  const { id, name, drawer } = await openPicture(page);
  const token = await sellerToken(page.request);
  const parms = [{ ParmKey: 'ImageName', ParmValue: `primera ${name}`, ParmValue_Z: name }];
  expect((await callAs(page.request, token, 'image/update', { id, parms })).status).toBe(200);
  await drawer.getByLabel('Nombre').fill(`segunda ${name}`);
  await page.keyboard.press('Enter');
  await expect(drawer.getByText(`ahora es «primera ${name}»`)).toBeVisible();
  await drawer.getByRole('button', { name: 'Renombrar' }).click();
  await expect(drawer.getByRole('heading', { name: `segunda ${name}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

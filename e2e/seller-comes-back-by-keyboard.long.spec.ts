import type { Locator, Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { aCompany, dialog } from './companies.ts';
import { expect, test } from './fixtures.ts';
import { seller, sellerToken } from './shopping.ts';

/** Opens a dialog by its button, leaves it as told, and is where it was. */
const comesBack = async (page: Page, button: Locator, leave: () => Promise<void>) => {
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).locator(':focus')).toHaveCount(1);
  await leave();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
};

test('a seller goes on, by keyboard, at the button that opened a side panel', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const { CompanyId: id, CompanyName: name } = await aCompany(request, await sellerToken(request));
  const escape = () => page.keyboard.press('Escape');
  await signInAs(page, seller);
  await page.goto(`/gestion/empresas?t=${encodeURIComponent(name)}`);
  const edit = page.getByRole('button', { name: `Editar ${name}` });
  await comesBack(page, page.getByRole('button', { name: 'Nueva empresa' }), escape);
  await comesBack(page, edit, escape);
  await comesBack(page, edit, async () => {
    await dialog(page).getByLabel('Descripción').fill('Paga a 30 días');
    await page.keyboard.press('Control+s');
  });
  await comesBack(page, edit, async () => {
    await dialog(page).getByLabel('Descripción').fill('Otra nota');
    await escape();
    await page.getByRole('button', { name: 'Salir sin guardar' }).click();
  });
  await page.goto(`/gestion/empresas/${id}`);
  await comesBack(page, page.getByRole('button', { name: 'Editar', exact: true }), escape);
  await page.goto('/gestion/agenda');
  await comesBack(page, page.getByRole('button', { name: 'Avisos y calendario' }), escape);
});

test('a seller goes on at the menu of a row, from which a side panel was opened', { tag: '@desktop' }, async ({
  page,
}) => {
  await signInAs(page, seller);
  await page.goto('/gestion/productos');
  const button = page.getByRole('button', { name: /^Acciones de / }).first();
  for (const action of ['Editar', 'Copiar']) {
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: action }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

import type { Page } from '@playwright/test';
import { aCustomer, type Customer, signInAs } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import { callAs, cartOf, someProducts } from './shopping.ts';

/** Ends the session elsewhere; what is done next finds out. */
const endSession = async (page: Page) => {
  const { token } = (await page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? ''))) as { token: string };
  expect((await callAs(page.request, token, 'user/logout', {})).error).toBe('');
};
const again = (page: Page) => page.getByRole('dialog', { name: 'Tu sesión venció' });
const signInOver = async (page: Page, { email, password }: Customer) => {
  await expect(again(page)).toContainText(email);
  await expectAccessible(page);
  await again(page).getByRole('textbox', { name: 'Contraseña' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(again(page)).toHaveCount(0);
};

test('a session that ended at the checkout is said so, and what was chosen stands after it', async ({ page }) => {
  const customer = await aCustomer(page.request, { city: 'Montevideo' });
  await signInAs(page, customer);
  await cartOf(page, await someProducts(page.request, 1));
  await open(page, '/mi-compra?detail');
  const chosen = [page.getByRole('radio', { name: /^Montevideo/ }), page.getByRole('radio', { name: 'Giro Abitab' })];
  for (const radio of chosen) await radio.check();
  await page.reload();
  for (const radio of chosen) await expect(radio).toBeChecked();

  await endSession(page);
  await page.getByRole('button', { name: /^Confirmar compra/ }).click();
  await signInOver(page, customer);
  await expect(page).toHaveURL('/mi-compra?detail');
  for (const radio of chosen) await expect(radio).toBeChecked();
  await page.getByRole('button', { name: /^Confirmar compra/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu pedido fue ingresado');
  expect(await page.evaluate(() => sessionStorage.getItem('checkout'))).toBeNull();
});

test('an address typed at the checkout stays when the session ends, and when he leaves it he is asked to sign in', {
  tag: '@long',
}, async ({ page }) => {
  const customer = await aCustomer(page.request, { city: 'Montevideo' });
  await signInAs(page, customer);
  await cartOf(page, await someProducts(page.request, 1));
  await open(page, '/mi-compra?detail');
  await page.getByRole('button', { name: 'Agregar dirección' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar una dirección' });
  await dialog.getByLabel('Departamento').selectOption('Canelones');
  await dialog.getByLabel('Ciudad').selectOption('Pando');
  await dialog.getByLabel('Dirección', { exact: true }).fill('Ruta 8 km 30');
  await endSession(page);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await signInOver(page, customer);
  await expect(page).toHaveURL('/mi-compra?detail');
  await expect(dialog.getByLabel('Dirección', { exact: true })).toHaveValue('Ruta 8 km 30');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('radio', { name: /^Ruta 8 km 30/ })).toBeChecked();

  await endSession(page);
  await page.getByRole('button', { name: /^Confirmar compra/ }).click();
  await again(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL('/iniciar?from=%2Fmi-compra%3Fdetail');
});

test('who signs out in another tab is back at the cart; a session refused there is begun anew over the checkout', {
  tag: '@long',
}, async ({ page }) => {
  const customer = await aCustomer(page.request, { city: 'Montevideo' });
  await signInAs(page, customer);
  await cartOf(page, await someProducts(page.request, 1));
  await open(page, '/mi-compra?detail');
  await page.getByRole('button', { name: 'Agregar teléfono' }).click();
  const phone = page.getByRole('dialog', { name: 'Agregar un teléfono' }).getByLabel('Teléfono');
  await phone.fill('2900 1234');
  await endSession(page);
  const other = await page.context().newPage();
  await open(other, '/');
  await signInOver(page, customer);
  await expect(phone).toHaveValue('2900 1234');
  await other.evaluate(() => localStorage.setItem('session', JSON.stringify({ token: '', guid: '' })));
  await expect(page).toHaveURL('/mi-compra');
});

test('a session that ends over a form of the profile is begun anew over it', { tag: '@long' }, async ({ page }) => {
  const customer = await aCustomer(page.request);
  await signInAs(page, customer);
  await open(page, '/perfil');
  const phones = page.getByRole('region', { name: 'Teléfonos' });
  await phones.getByRole('button', { name: 'Agregar teléfono' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar un teléfono' });
  await dialog.getByLabel('Teléfono').fill('2900 1234');
  await endSession(page);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await again(page).getByRole('textbox', { name: 'Contraseña' }).fill('otra-clave');
  await page.keyboard.press('Enter');
  await expect(again(page).getByText('Credenciales inválidas')).toBeVisible();
  await signInOver(page, customer);
  await expect(dialog.getByLabel('Teléfono')).toHaveValue('2900 1234');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(phones.getByRole('listitem').filter({ hasText: '2900 1234' })).toBeVisible();
});

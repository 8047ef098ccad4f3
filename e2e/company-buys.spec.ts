import { aCompanyCustomer, mailTo, signInAs } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import { cartOf, someProducts } from './shopping.ts';

test('a company orders to its own phone and a corrected address, and adds others in the checkout and in its profile', async ({
  page,
}) => {
  const customer = await aCompanyCustomer(page.request, 'Montevideo');
  await cartOf(page, await someProducts(page.request, 1));
  await signInAs(page, customer);
  await open(page, '/mi-compra?detail');
  await expect(page.getByText('Taller Sur SRL · RUT 211003420017')).toBeVisible();
  await expect(page.getByRole('radio', { name: '2900 1111' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Ruta 8 km 20' })).toBeChecked();
  await page.getByRole('button', { name: 'Agregar teléfono' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Teléfono', { exact: true }).fill('2900 2222');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('radio', { name: '2900 2222' })).toBeChecked();
  await page.getByRole('radio', { name: /^Montevideo/ }).check();
  // The order alone is corrected; the company's address is the shop's to change.
  await page.getByRole('button', { name: 'Corregir dirección' }).click();
  await dialog.getByLabel('Dirección', { exact: true }).fill('Ruta 8 km 22');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('radio', { name: /^Ruta 8 km 22.*corregida para este pedido/ })).toBeChecked();
  await page.getByRole('button', { name: /^Confirmar compra/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu pedido fue ingresado');
  const { text } = await mailTo(page.request, customer.email, /^Recibimos tu pedido/);
  for (const part of ['Hola, Taller Sur SRL:', 'Ruta 8 km 22', 'Recibe: Depósito', '2900 2222']) {
    expect(text).toContain(part);
  }

  await open(page, '/perfil');
  await page.getByRole('button', { name: 'Agregar dirección' }).click();
  await dialog.getByLabel('Departamento').selectOption('Salto');
  await dialog.getByLabel('Ciudad').selectOption('Salto');
  await dialog.getByLabel('Dirección', { exact: true }).fill('Uruguay 850');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  const addresses = page.getByRole('region', { name: 'Direcciones' });
  await expect(addresses.getByRole('listitem').filter({ hasText: 'Uruguay 850' })).toContainText('Salto, Salto');
  await expect(addresses.getByRole('listitem').filter({ hasText: 'Ruta 8 km 20' })).toHaveCount(1);
  await expect(addresses.getByRole('button')).toHaveCount(1);
  await expectAccessible(page);
});

import { aCustomer, signInAs, signInByForm } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import { callAs, cartOf, someProducts } from './shopping.ts';

test('a session that ended at the checkout is said so, and what was chosen stands after it', async ({ page }) => {
  const customer = await aCustomer(page.request, { city: 'Montevideo' });
  await signInAs(page, customer);
  await cartOf(page, await someProducts(page.request, 1));
  await open(page, '/mi-compra?detail');
  const chosen = [page.getByRole('radio', { name: /^Montevideo/ }), page.getByRole('radio', { name: 'Giro Abitab' })];
  for (const radio of chosen) await radio.check();
  await page.reload();
  for (const radio of chosen) await expect(radio).toBeChecked();

  const { token } = (await page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? ''))) as { token: string };
  expect((await callAs(page.request, token, 'user/logout', {})).error).toBe('');
  await page.getByRole('button', { name: /^Confirmar compra/ }).click();
  await expect(page.getByText('Tu sesión terminó. Ingresá de nuevo para terminar tu compra.')).toBeVisible();
  await expect(page).toHaveURL('/iniciar?from=%2Fmi-compra%3Fdetail');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  await signInByForm(page, customer);
  await expect(page).toHaveURL('/mi-compra?detail');
  for (const radio of chosen) await expect(radio).toBeChecked();
  await page.getByRole('button', { name: /^Confirmar compra/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu pedido fue ingresado');
  expect(await page.evaluate(() => sessionStorage.getItem('checkout'))).toBeNull();
});

test('a session that ends over a form of the profile is begun anew over it', async ({ page }) => {
  const customer = await aCustomer(page.request);
  await signInAs(page, customer);
  await open(page, '/perfil');
  const phones = page.getByRole('region', { name: 'Teléfonos' });
  await phones.getByRole('button', { name: 'Agregar teléfono' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar un teléfono' });
  await dialog.getByLabel('Teléfono').fill('2900 1234');
  const { token } = (await page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? ''))) as { token: string };
  await callAs(page.request, token, 'user/logout', {});
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  const again = page.getByRole('dialog', { name: 'Tu sesión venció' });
  await expect(again).toContainText(customer.email);
  await expectAccessible(page);
  await again.getByRole('textbox', { name: 'Contraseña' }).fill('otra-clave');
  await page.keyboard.press('Enter');
  await expect(again.getByText('Credenciales inválidas')).toBeVisible();
  await again.getByRole('textbox', { name: 'Contraseña' }).fill(customer.password);
  await page.keyboard.press('Enter');
  await expect(again).toHaveCount(0);
  await expect(dialog.getByLabel('Teléfono')).toHaveValue('2900 1234');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(phones.getByRole('listitem').filter({ hasText: '2900 1234' })).toBeVisible();
});

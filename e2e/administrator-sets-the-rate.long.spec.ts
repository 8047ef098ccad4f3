import { newEmail, signInAs } from './accounts.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { inOwnShop, makeOwner } from './own-shop.ts';
import { expectTold } from './toast.ts';

const test = inOwnShop(async (shop) => {
  await shop.run('setting', 'showUYU', 'beside');
  await shop.run('setting', 'rate', JSON.stringify({ value: 40, date: '2020-01-02' }));
});

const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Montevideo' });

test('the note of an old rate leads to its field, and says how today’s is kept once it is there', {
  tag: '@both-widths',
}, async ({ page, shop }) => {
  const owner = { email: newEmail(), password: 'clave-de-la-duena' };
  await makeOwner(page, shop, owner);
  await signInAs(page, owner);
  await page.goto('/gestion');
  const note = page.getByRole('alert').filter({ hasText: 'Cotización del dólar' });
  await expect(note).toContainText('es del 02/01/2020');
  await note.getByRole('link', { name: 'Poner la de hoy' }).click();
  await expect(page).toHaveURL('/gestion/configuracion?parte=ajustes#ajuste-rate');
  const value = page.getByLabel(/^Pesos por dólar/);
  await expect(value).toBeFocused();
  await expect(value).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await value.fill('4');
  await page.keyboard.press('Control+s');
  const doubt = page.getByRole('dialog', { name: '¿$ 4,00 por dólar?' });
  await expect(doubt).toContainText('De la cotización salen todos los precios en pesos.');
  await expectAccessible(page);
  await doubt.getByRole('button', { name: 'Corregir' }).click();
  await value.fill('41,5');
  await page.getByLabel(/^Desde: Cotización/).fill(today);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').getByRole('link', { name: 'Ver' })).toHaveAttribute('href', '/productos');
  await expectTold(page, 'Guardado: ya rige en la tienda');
  const read = page.waitForResponse('**/rest/setting/find');
  await page.goto('/gestion');
  await read;
  await expect(page.getByText('Respaldos', { exact: true })).toBeVisible();
  await expect(note).toContainText('. La ponés a mano.');
  await expect(note).toContainText('RATE_URL=');
});

import type { Locator } from '@playwright/test';
import { aCustomer } from './accounts.ts';
import { expect, open, searchBox, test } from './fixtures.ts';
import { someProducts } from './shopping.ts';

test('a purchase from the home page to the order by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  const customer = await aCustomer(page.request, { city: 'Montevideo' });
  const [product] = await someProducts(page.request, 1);
  const main = page.getByRole('main');
  /** Walks until it is reached, as one who sees where the focus is. */
  const walkTo = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    await target.waitFor();
    for (let steps = 0; steps < 150; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
    throw new Error(`The keyboard never reaches ${String(target)}.`);
  };
  await open(page, '/');
  await walkTo(searchBox(page));
  await page.keyboard.type(product.code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(product.code);
  await walkTo(main.getByRole('article').first().getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
  await walkTo(main.getByRole('button', { name: 'Agregar al carrito' }).first());
  await page.keyboard.press('Space');
  await walkTo(page.getByRole('banner').getByRole('link', { name: /^Mi compra: 1 item/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await walkTo(page.getByRole('dialog').getByRole('link', { name: 'Finalizar compra' }));
  await page.keyboard.press('Enter');
  await walkTo(page.getByLabel('E-mail'));
  await page.keyboard.type(customer.email);
  await walkTo(page.getByLabel('Contraseña', { exact: true }));
  await page.keyboard.type(customer.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/mi-compra?detail');
  await walkTo(page.getByRole('radio', { name: /Retiro en el local/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Montevideo/ })).toBeChecked();
  await walkTo(page.getByRole('radio', { name: /^Tarjeta/ }));
  for (const _ of ['PayPal', 'deposit']) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Depósito Santander' })).toBeChecked();
  await walkTo(page.getByRole('button', { name: /^Confirmar compra/ }));
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'Tu pedido fue ingresado' });
  await expect(heading).toBeFocused();
});

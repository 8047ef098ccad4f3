import { expect, expectAccessible, open, test } from './fixtures.ts';

test('the menu of a phone leads to brands, contact, sign-in and purchases', async ({ page }) => {
  await open(page, '/no-existe');
  const drawer = page.getByRole('dialog', { name: 'Menú' });
  const opened = async () => {
    await page.getByRole('button', { name: 'Menú' }).click();
    return drawer.getByRole('navigation', { name: 'Menú' });
  };
  for (const [name, address] of [
    ['Contacto', '/contacto'],
    ['Mis compras', '/iniciar?from=%2Fmis-compras'],
    ['Ingresar', /^[^?]*\/iniciar/],
  ] as const) {
    await (await opened()).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(drawer).toBeHidden();
  }
  const brands = (await opened()).locator('details').filter({ hasText: /^Marcas/ });
  await brands.locator('summary').click();
  await expectAccessible(page);
  await brands.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/productos\?b=\d+$/);
});

import { aCustomer, signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { otherSeller, seller } from './shopping.ts';

test('a seller of the shop sees the home page with its test copies', async ({ page }) => {
  await page.goto('/test');
  await expect(page).toHaveURL(/\/iniciar\?from=%2Ftest$/);
  await signInAs(page, seller);
  await page.goto('/test');
  await expect(page.getByRole('region', { name: 'Novedades', exact: true })).toBeVisible();
  // The demo's test copies are the first banner and the first release alone.
  const banners = page.getByRole('region', { name: 'Banners de la tienda' });
  await expect(banners.getByRole('img', { name: 'Impresoras 3D' })).toBeVisible();
  await expect(banners.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Para empezar', exact: true })).toHaveCount(0);
  // Below it those of 3D, which stand on a page of their own.
  await expect(page.getByRole('region', { name: 'Banners de 3D' }).first()).toBeVisible();
  await expectAccessible(page);
});

test('a seller of another company finds nothing there', async ({ page }) => {
  await signInAs(page, otherSeller);
  await page.goto('/test');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parece que esta página no existe');
});

test('a customer who asks for it is at home', async ({ page }) => {
  await signInAs(page, await aCustomer(page.request));
  await page.goto('/test');
  await expect(page).toHaveURL('/');
});

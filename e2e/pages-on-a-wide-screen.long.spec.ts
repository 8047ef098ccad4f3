import type { Page } from '@playwright/test';
import { legalPaths } from '../contract/plain/legal-paths.ts';
import { aCustomer, signInAs } from './accounts.ts';
import { expect, expectAccessible, open, pageSize, test } from './fixtures.ts';
import { aPart, hasVehicle, partsShop } from './parts.ts';
import { anOrderOf, cartOf, someProducts } from './shopping.ts';
import { originOf } from './sites.ts';

// Most journeys run on a phone; here their pages stand on a wide screen.

const lookAt = async (page: Page, paths: readonly string[]) => {
  for (const path of paths) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
};

test('the pages of the shop', { tag: '@desktop' }, async ({ page }) => {
  await lookAt(page, ['/', '/productos', '/productos?c=1.5', '/productos?t=qqqqqq', '/productos/UNO-R3-SMD', '/404']);
});

test('what the shop says', { tag: '@desktop' }, async ({ page }) => {
  await lookAt(page, ['/contacto', '/3d', '/3d/impresion', ...legalPaths]);
});

for (const id of ['NAH', 'NAE', 'NAC'] as const)
  test.describe(`of ${id}`, () => {
    test.use({ baseURL: originOf(id) });

    test(`the pages of ${id}`, { tag: '@desktop' }, async ({ page }) => {
      await lookAt(page, [
        '/',
        '/contacto',
        '/registro',
        '/mi-compra',
        '/terminos',
        '/productos',
        '/productos?search=',
      ]);
      const product = page.getByRole('main').locator('a[href^="/productos/"]').first();
      await lookAt(page, [(await product.getAttribute('href')) ?? '']);
    });
  });

test('the pages of an account', { tag: '@desktop' }, async ({ page }) => {
  const activation = '/activar/00000000-0000-4000-8000-000000000000';
  await lookAt(page, ['/iniciar', '/registro', activation, '/restablecer-contrasena', '/mi-compra']);
});

test('the pages of a customer', { tag: '@desktop' }, async ({ page }) => {
  const customer = await aCustomer(page.request, { city: 'Montevideo' });
  const products = await someProducts(page.request, 1);
  await anOrderOf(page.request, customer, products);
  await signInAs(page, customer);
  await cartOf(page, products);
  await lookAt(page, ['/perfil', '/mi-compra']);
  await open(page, '/mi-compra?detail');
  await expect(page.getByRole('button', { name: /^Confirmar compra/ })).toBeVisible();
  await expectAccessible(page);
  await open(page, '/mis-compras');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectAccessible(page);
});

/** More than this makes a list slow on a cheap phone or an old computer. */
const mostNodes = 1500;

const expectLightLists = async (page: Page, paths: readonly string[]) => {
  for (const path of paths) {
    await open(page, path);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(pageSize);
    expect(await page.locator('*').count(), path).toBeLessThan(mostNodes);
  }
};

test('lists are light', { tag: '@desktop' }, async ({ page }) => {
  await expectLightLists(page, ['/productos?search', '/productos?c=1.1', '/productos?t=sensor']);
});

test.describe('on a site of autoparts', () => {
  test.use({ baseURL: partsShop });

  test('lists are light', { tag: '@desktop' }, async ({ page }) => {
    await expectLightLists(page, [
      '/productos?search',
      '/productos?c=2.301',
      '/productos?c=2.303.336',
      '/productos?t=radiador',
    ]);
  });

  test('the pages of the shop', { tag: '@desktop' }, async ({ page }) => {
    const { AutopartFamily } = await aPart(page.request, (part) => part.AutopartIsPublic && hasVehicle(part));
    await lookAt(page, ['/', '/productos?c=2.301', `/productos/${AutopartFamily}`, '/empresa', '/servicios']);
  });
});

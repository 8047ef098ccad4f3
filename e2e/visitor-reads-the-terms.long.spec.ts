import type { Page } from '@playwright/test';
import { siteIds } from '../sites/site.ts';
import { aCustomer, signInAs } from './accounts.ts';
import { expect, open, test } from './fixtures.ts';
import { cartOf, someProducts } from './shopping.ts';
import { originOf } from './sites.ts';

const texts = { 'Términos y condiciones': '/terminos', 'Política de privacidad': '/privacidad' };

/** Each of the texts that one agrees to is one press away. */
const expectTexts = async (page: Page) => {
  for (const [name, path] of Object.entries(texts))
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path);
};

for (const id of siteIds) {
  test.describe(id, () => {
    test.use({ baseURL: originOf(id) });
    test('the registration and the foot of each page lead to what one agrees to', async ({ page }) => {
      await open(page, '/registro');
      await expectTexts(page);
      const foot = page.getByRole('contentinfo');
      for (const path of [...Object.values(texts), '/envios-y-devoluciones', '/arrepentimiento']) {
        await expect(foot.locator(`a[href="${path}"]`)).toBeVisible();
      }
      for (const [name, path] of Object.entries(texts)) {
        await open(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      }
    });
  });
}

test('the checkout leads to what one agrees to', async ({ page }) => {
  const products = await someProducts(page.request, 1);
  await signInAs(page, await aCustomer(page.request, { city: 'Montevideo' }));
  await cartOf(page, products);
  await open(page, '/mi-compra?detail');
  await expect(page.getByRole('button', { name: /^Confirmar compra/ })).toBeVisible();
  await expectTexts(page);
});

test('a service worker of a shop that stood here before is ended', async ({ page }) => {
  await page.addInitScript(() => {
    const worker = { unregister: () => Object.assign(window, { isEnded: true }) };
    Object.defineProperty(navigator.serviceWorker, 'getRegistrations', { value: async () => [worker] });
  });
  await open(page, '/');
  await expect.poll(() => page.evaluate(() => 'isEnded' in window)).toBe(true);
});

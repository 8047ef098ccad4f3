import { siteIds } from '../sites/site.ts';
import { aCustomer, signInAs } from './accounts.ts';
import { expect, open, test } from './fixtures.ts';
import { expectLargeFields, expectLinksMarked } from './legible.ts';
import { anOrderOf, cartOf, someProducts } from './shopping.ts';
import { originOf } from './sites.ts';

const everySite = [
  '/',
  '/productos',
  '/productos?search=',
  '/productos?t=qqqqqq',
  '/contacto',
  '/terminos',
  '/privacidad',
  '/envios-y-devoluciones',
  '/arrepentimiento',
  '/iniciar',
  '/registro',
  '/mi-compra',
  '/no-existe',
];
const own = { RTC: ['/3d', '/3d/impresion'], NAM: ['/empresa', '/servicios'], NAH: [], NAE: [], NAC: [] };

for (const id of siteIds)
  test.describe(id, () => {
    test.use({ baseURL: originOf(id) });

    test('no link in the text of a page is marked by its colour alone', async ({ page }) => {
      for (const path of [...everySite, ...own[id]])
        await test.step(path, async () => {
          await open(page, path);
          await expectLinksMarked(page);
          await expectLargeFields(page);
        });
      await open(page, '/productos?search=');
      await page.getByRole('main').locator('article a[href^="/productos/"]').first().click();
      await expect(page).toHaveURL(/\/productos\/[^?]+$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectLinksMarked(page);
    });
  });

test('nor on the pages of who buys and who sells', async ({ page }) => {
  const customer = await aCustomer(page.request);
  const [first, second] = await someProducts(page.request, 2);
  const { number } = await anOrderOf(page.request, customer, [first, second]);
  await signInAs(page, customer);
  await cartOf(page, [first]);
  const look = (path: string, heading: RegExp) =>
    test.step(path, async () => {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await page.waitForLoadState('networkidle');
      await expectLinksMarked(page);
      await expectLargeFields(page);
    });
  await look('/mi-compra', /./);
  await look('/mi-compra?detail', /./);
  await look('/perfil', /./);
  await look('/mis-compras', /./);
  const card = page.getByRole('article', { name: `Pedido ${number}` });
  for (const folded of await card.locator('summary').all()) await folded.click();
  await expectLinksMarked(page);
});

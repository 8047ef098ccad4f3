import { siteIds } from '../sites/site.ts';
import { expect, open, test } from './fixtures.ts';
import { originOf } from './sites.ts';

const everySite = ['/', '/productos?pag=1', '/contacto', '/terminos', '/registro', '/mi-compra', '/no-existe'];
const own = { RTC: ['/3d', '/3d/impresion'], NAM: ['/empresa', '/servicios'], NAH: [], NAE: [], NAC: [] };

for (const id of siteIds) {
  test.describe(id, () => {
    test.use({ baseURL: originOf(id) });

    test('no page is wider than its window, on a phone, a tablet and a desk', { tag: '@desktop' }, async ({ page }) => {
      const wider: string[] = [];
      const look = async (name: string) => {
        for (const width of [360, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const beyond = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth;
          });
          if (beyond > 0) wider.push(`${name} at ${width}: ${beyond}`);
        }
      };
      for (const path of [...everySite, ...own[id]]) {
        await open(page, path);
        await look(path);
        if (!path.startsWith('/productos')) continue;
        await page.getByRole('main').locator('article a[href^="/productos/"]').first().click();
        await expect(page).toHaveURL(/\/productos\/[^?]+$/);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await look('a product');
      }
      expect(wider).toEqual([]);
    });
  });
}

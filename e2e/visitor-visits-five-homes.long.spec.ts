import { sites } from '../sites/all.ts';
import { siteIds } from '../sites/site.ts';
import { expect, open, test } from './fixtures.ts';
import { originOf } from './sites.ts';

for (const id of siteIds) {
  test.describe(id, () => {
    test.use({ baseURL: originOf(id) });

    test('its home has banners, categories, products, brands with their logos and its own contact', async ({
      page,
    }) => {
      await open(page, '/');
      const main = page.getByRole('main');
      const banners = main.getByRole('region', { name: 'Banners de la tienda' }).first();
      await expect(banners.getByRole('img').first()).toBeVisible();
      await expect(main.getByRole('region', { name: 'Categorías' }).getByRole('link').nth(3)).toBeVisible();
      const rows = main.getByRole('region', { name: /^Productos: / });
      expect(await rows.count()).toBeGreaterThanOrEqual(3);
      await expect(rows.first().getByRole('article').first()).toBeVisible();
      const brands = main.getByRole('region', { name: 'Marcas' });
      await brands.scrollIntoViewIfNeeded();
      const logo = brands.getByRole('img').first();
      await expect(logo).toHaveAttribute('src', /^\/marcas\/\d+\.(svg|png)/);
      await expect.poll(() => logo.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
      // Other journeys change what RTC says of itself.
      if (id === 'RTC') return;
      const { contact, branches } = sites[id];
      const footer = page.getByRole('contentinfo');
      for (const text of [contact.phone, contact.email, ...branches.flatMap(({ name, hours }) => [name, hours])])
        await expect(footer).toContainText(text);
    });
  });
}

import { beforeAll, expect, test } from 'vitest';
import type { BannerItem } from '#contract/content';
import { saveConfig } from '#server/content/content.service';
import { inTransaction } from '#server/in-transaction';
import { pageServer } from '#server/test/page-server';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let get: Awaited<ReturnType<typeof pageServer>>['get'];
beforeAll(async () => {
  shop = await testShop();
  ({ get } = await pageServer(shop));
});

const banner = (id: number, given: Partial<BannerItem> = {}): BannerItem => ({
  id,
  color: '#14213d',
  link: '/productos',
  title: `Banner ${id}`,
  image: { id: 1, image: 'demo/wide' },
  sd: { id: 2, image: 'demo/narrow' },
  ...given,
});
/** The banners' HTML on the home page. */
const shown = async (banners: BannerItem[]) => {
  await inTransaction(shop.ctx, (inside) => saveConfig(inside, 'BANNER_HOME', banners));
  await shop.ctx.follow();
  return /<section[^>]*aria-label="Banners de la tienda".*?<\/section>/s.exec((await get('/')).body)?.[0] ?? '';
};

test('one banner makes no carousel, two do, and none leaves nothing', async () => {
  const one = await shown([banner(1)]);
  expect(one).toContain('alt="Banner 1"');
  expect(one).not.toContain('<button');
  const two = await shown([banner(1), banner(2)]);
  for (const words of ['Anterior', 'Siguiente', 'Detener el carrusel', 'Banner 2'])
    expect(two).toContain(`aria-label="${words}"`);
  expect(await shown([])).toBe('');
});

test('a banner without a title is called by where it leads, or as its picture', async () => {
  const words = await shown([
    banner(1, { title: '', link: '/productos/ARD-77' }),
    banner(2, { title: '', link: '', sd: null, image: { id: 1, image: 'demo/wide', name: 'verano-2026.jpg' } }),
  ]);
  expect(words).toContain('alt="ARD-77"');
  for (const place of ['alt', 'aria-label']) expect(words).toContain(`${place}="verano 2026"`);
  expect(words).not.toContain('alt=""');
});

test('phones get the picture that was made for them, and wide screens too where it is the only one', async () => {
  const both = await shown([banner(1)]);
  expect(both).toMatch(/<source media="\(max-width: 47\.99rem\)"[^>]*demo\/narrow/);
  expect(/<img[^>]*>/.exec(both)?.[0]).toContain('demo/wide');
  expect(await shown([banner(1, { image: null })])).not.toContain('demo/wide');
  expect(await shown([banner(1, { sd: null })])).not.toContain('demo/narrow');
  expect(await shown([banner(1, { image: null, sd: null })])).toBe('');
});

test('a banner is a square on phones, or not, by the site’s setting', async () => {
  expect(await shown([banner(1)])).toContain('aspect-square');
  await setSetting(shop, 'mobileBannerSquare', false);
  expect(await shown([banner(1)])).not.toContain('aspect-square');
});

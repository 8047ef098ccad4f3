import { beforeAll, expect, test } from 'vitest';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { pageServer } from '#server/test/page-server';
import { type TestShop, testShop } from '#server/test/shop';
import { paletteCss } from '#sites/palette';
import type { SiteSettings } from '#sites/site';

let shop: TestShop;
let token: string;
let get: Awaited<ReturnType<typeof pageServer>>['get'];
beforeAll(async () => {
  shop = await testShop({ site: 'RTC' });
  ({ get } = await pageServer(shop));
  ({ token } = await aSignedIn(shop, { roles: ['administrator'] }));
});

const change = (value: unknown, by = token) =>
  shop.call(
    'setting/update',
    {
      parms: {
        colours: { value: value as SiteSettings['colours'], before: shop.settingsOf(shop.ctx.ownSite).colours },
      },
    },
    by,
  );

test('colours that are chosen stand on the next page and in the icons, and go back', async () => {
  const [page, icon] = [(await get('/')).body, (await get('/favicon.svg')).body];
  expect(page).toContain(paletteCss(shop.ctx.ownSite));
  expect((await change({ brand: '#14532d', accent: '#facc15' })).status).toBe(200);
  const { site } = shop.at('RTC').ctx;
  const changed = await get('/');
  expect(paletteCss(site)).not.toBe(paletteCss(shop.ctx.ownSite));
  expect(changed.body).toContain(paletteCss(site));
  expect((await get('/favicon.svg')).body).not.toBe(icon);
  expect(JSON.parse((await get('/manifest.webmanifest')).body)).toMatchObject({ theme_color: '#14532d' });
  expect((await change(null)).status).toBe(200);
  expect((await get('/')).body).toContain(paletteCss(shop.ctx.ownSite));
});

test.each([
  [{ brand: '#facc15', accent: '#facc15' }, 'El texto blanco sobre el color de la marca se lee mal'],
  [{ brand: '#14532d', accent: '#808080' }, 'El texto del botón de comprar se lee mal'],
  [{ brand: 'red', accent: '#facc15' }, 'Ingresá un color como #14213d'],
  [{ brand: '#14532d', accent: '#facc15;}body{display:none' }, 'Ingresá un color como #14213d'],
])('%j is refused: %s', async (value, sentence) => {
  const answer = await change(value);
  expect(answer.status).toBe(422);
  expect(JSON.stringify(answer)).toContain(sentence);
  expect(shop.settingsOf(shop.ctx.ownSite).colours).toBeNull();
});

test('sellers may not', async () => {
  const { token: seller } = await aSeller(shop);
  expect((await change({ brand: '#14532d', accent: '#facc15' }, seller)).status).toBe(403);
});

import { saveProviders } from '#server/catalogue/brands.service';
import { saveConfig } from '#server/content/content.service';
import { inTransaction } from '#server/in-transaction';
import { aProduct } from '#server/test/a-product';
import { priceOf, secret, unitsOf } from '#server/test/hidden-parts';
import type { TestShop } from '#server/test/shop';

/** Plants products that visitors of RTC see beside others that are hidden or of another site. */
export const plantProducts = async (shop: TestShop) => {
  const providers = await inTransaction(shop.ctx, (inside) => saveProviders(inside, [`${secret} provider`]));
  const providerId = providers.get(`${secret} provider`) ?? null;
  const known = { providerId, providerCode: `${secret}-P`, stock: { BUL: unitsOf.seen } };
  const seen = await aProduct(shop, { ...known, code: 'SEEN-1', name: 'Placa Uno', price: priceOf.seen });
  await aProduct(shop, { ...known, code: 'SEEN-2', name: 'Placa Dos', price: priceOf.seen });
  const concealed = { ...known, name: `Placa ${secret}`, description: secret, price: priceOf.hidden };
  await aProduct(shop, { ...concealed, code: `${secret}-0`, brandId: seen.brandId, isPublic: false });
  await aProduct(shop, { ...concealed, code: `${secret}-1`, brand: `${secret} maker`, isPublic: false });
  await aProduct(shop, { ...concealed, code: `${secret}-2`, brand: `${secret} maker`, categoryId: '2.301' });
  const codes = ['SEEN-1', 'SEEN-2', ...['0', '1', '2'].map((end) => `${secret}-${end}`)];
  await inTransaction(shop.ctx, (inside) => saveConfig(inside, 'RELEASES_HOME', [{ title: 'Novedades', codes }]));
  return { brandId: seen.brandId };
};

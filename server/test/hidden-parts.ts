import { saveProviders } from '#server/catalogue/brands.service';
import { saveConfig } from '#server/content/content.service';
import { inTransaction } from '#server/in-transaction';
import { aFamily, aVehicle } from '#server/test/a-family';
import type { TestShop } from '#server/test/shop';

/** Everything that visitors must not meet carries this word, in each text that it has. */
export const secret = 'ZQSECRET';

/** Cents of what visitors see without its price, and of what they must not see at all. */
export const priceOf = { seen: 765_43, hidden: 876_54 };

/** Units on hand of what visitors see: how many is for sellers alone (decisions C5). */
export const unitsOf = { seen: 76_319 };

/** Plants autoparts that visitors of NAM see among others that are hidden or of another site; answers a vehicle of each. */
export const plantParts = async (shop: TestShop) => {
  const seen = await aVehicle(shop, { brand: 'Renault', model: 'Clio' });
  const hidden = await aVehicle(shop, { brand: 'Renault', model: `${secret} Kangoo` });
  const alone = await aVehicle(shop, { brand: `${secret} Motors`, model: `${secret} Uno` });
  const plain = { price: priceOf.seen, brand: 'Valeo', stock: { BUL: unitsOf.seen } };
  const providers = await inTransaction(shop.ctx, (inside) => saveProviders(inside, [`${secret} provider`]));
  const providerId = providers.get(`${secret} provider`) ?? null;
  const concealed = { ...plain, price: priceOf.hidden, brand: `${secret} maker`, providerId, isPublic: false };
  const namedBy = (word: string) => ({
    description: word,
    system: word,
    originalCodes: [word],
    fitments: [
      ...[seen, hidden, alone].map(({ id }) => ({ vehicleId: id })),
      { application: word, brandId: alone.brandId },
    ],
  });
  await aFamily(shop, {
    family: `${secret}-F`,
    ...namedBy(secret),
    products: [{ ...concealed, code: `${secret}-1`, name: secret, categoryId: '2.302' }],
  });
  const elsewhere = { ...concealed, isPublic: true, categoryId: '1.1' };
  await aFamily(shop, {
    family: `${secret}-RTC`,
    ...namedBy(secret),
    products: [{ ...elsewhere, code: `${secret}-2`, name: secret }],
  });
  await aFamily(shop, {
    family: 'SEEN',
    height: 400,
    fitments: [{ vehicleId: seen.id, source: `${secret} list` }],
    relations: [
      { kind: 'replaces', family: `${secret}-F` },
      { kind: 'equivalent', family: `${secret}-RTC` },
    ],
    products: [
      { ...concealed, code: `${secret}-0`, name: secret, categoryId: '2.309' },
      { ...plain, code: 'SEEN-1', name: 'Radiador', providerCode: `${secret}-P` },
      { ...elsewhere, code: `${secret}-3`, name: secret },
    ],
  });
  await aFamily(shop, {
    family: 'OTHER',
    fitments: [{ vehicleId: seen.id }],
    products: [{ ...plain, categoryId: '2.303' }],
  });
  const codes = ['SEEN', 'SEEN-1', ...['F', 'RTC', '0', '1', '2', '3'].map((end) => `${secret}-${end}`)];
  await inTransaction(shop.ctx, (inside) => saveConfig(inside, 'RELEASES_HOME', [{ title: 'Novedades', codes }]));
  return { seen, hidden, alone };
};

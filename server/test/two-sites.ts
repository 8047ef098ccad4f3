import type { CallPath, Input } from '#contract/contract';
import { saveBrands, saveProviders } from '#server/catalogue/brands.service';
import { saveCategories } from '#server/catalogue/categories.service';
import { saveConfig } from '#server/content/content.service';
import { transact } from '#server/database/transact';
import { inTransaction } from '#server/in-transaction';
import { saveSetting } from '#server/settings/settings.service';
import { aCompany } from '#server/test/a-company';
import { aFamily, aVehicle } from '#server/test/a-family';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { aPickup, placeOrder, readyForOrders } from '#server/test/an-order';
import { type TestShop, testShop } from '#server/test/shop';
import { sites } from '#sites/all';
import type { SiteId } from '#sites/site';

type Customer = Awaited<ReturnType<typeof aSignedIn>>;
export type Thing = Awaited<ReturnType<typeof fill>>;

/** A site, and the other that its process serves. */
export type Id = 'RTC' | 'NAM';
export const pairs: [Id, Id][] = [
  ['RTC', 'NAM'],
  ['NAM', 'RTC'],
];
export type Both = Awaited<ReturnType<typeof twoSites>>;

export type Ask<P extends CallPath> = {
  /** Asks for what `thing` names of its site. */
  input: (thing: Thing) => Input<P> | Promise<Input<P>>;
  /** The caller; a visitor where nobody is said. */
  as?: (thing: Thing) => Promise<string> | string;
  /** The other site's answer to it: a refusal, or 200 without it. */
  elsewhere?: 403 | 404 | 409 | 422;
  /** Texts that its own sellers wrote stay as they wrote them: they may name products of the other. */
  isWritten?: true;
};

/** Two sites of one process, each full of things whose names bear its mark. */
export const twoSites = async () => {
  const rtc = await testShop({ beside: ['NAM'] });
  const shops: Record<Id, TestShop> = { RTC: rtc, NAM: { ...rtc, ...rtc.at('NAM') } };
  // Two, because nobody may have more than three unpaid orders.
  const [ana, beto] = [await aSignedIn(rtc), await aSignedIn(rtc)];
  const things = { RTC: await fill(shops.RTC, 'RTC', ana, beto), NAM: await fill(shops.NAM, 'NAM', ana, beto) };
  return { shops, things, ana, beto };
};

const fill = async (shop: TestShop, site: SiteId, ana: Customer, beto: Customer) => {
  const mark = `ZQ${site}`;
  const root = sites[site].rootCategory;
  const number = Number(root) * 100;
  const category = `${root}.${number}`;
  const { db } = shop.database;
  const company = await aCompany(db, { name: `Tienda ${mark}`, ownSite: site });
  await readyForOrders(shop);
  const { brandId, providerId } = await inTransaction(shop.ctx, async (inside) => {
    await saveCategories(inside, [
      { id: root, name: `Todo ${mark}` },
      { id: category, name: `Rubro ${mark}` },
      { id: `${root}.${number + 1}`, name: `Repuestos ${mark}` },
    ]);
    const brand = `Marca ${mark}`;
    const provider = `Proveedor ${mark}`;
    return {
      brandId: (await saveBrands(inside, [{ name: brand }])).get(brand) ?? 0,
      providerId: (await saveProviders(inside, [provider])).get(provider) ?? 0,
    };
  });
  const vehicle = await aVehicle(shop, { brand: `Autos ${mark}`, model: `Modelo ${mark}` });
  const family = async (place: string, at: number) =>
    aFamily(shop, {
      family: `${mark}-F${at}`,
      fitments: [{ vehicleId: vehicle.id }],
      products: [
        {
          code: `${mark}-${at}`,
          name: `Sensor ${mark} ${at}`,
          categoryId: place,
          brandId,
          providerId,
          price: 1250,
          stock: { BUL: 40 },
        },
      ],
    });
  const families = [await family(category, 1), await family(`${root}.${number + 1}`, 2), await family(category, 3)];
  const products = families.flatMap((one) => one.products);
  const banner = { id: 1, color: '#102030', link: '', title: `Banner ${mark}`, image: null, sd: null };
  await inTransaction(shop.ctx, async (inside) => {
    for (const key of ['BANNER_HOME', 'BANNER_3D', 'TEST_BANNER_HOME']) await saveConfig(inside, key, [banner]);
    // Each site's people name a product of the other by mistake.
    await saveConfig(inside, 'RELEASES_HOME', [
      { title: `Novedades ${mark}`, codes: ['ZQRTC-1', 'ZQNAM-1'] },
      { title: 'Solo del otro sitio', codes: site === 'RTC' ? ['ZQNAM-2'] : ['ZQRTC-2'] },
    ]);
    await saveConfig(inside, 'TEST_RELEASES_HOME', [{ title: `Prueba ${mark}`, codes: [`${mark}-1`] }]);
  });
  const shipping = [{ id: 'RES' as const, name: `Retiro ${mark}`, description: mark, leadTime: '', price: 0 }];
  await transact(db, (tx) => saveSetting(tx, site, 'shipping', shipping));
  await shop.changes.follow();
  const order = async (customer: Customer) => (await placeOrder(shop, customer.token, aPickup(products))).guid;
  return {
    mark,
    category,
    number,
    brandId,
    companyId: company.id,
    vehicle,
    products,
    code: `${mark}-1`,
    family: `${mark}-F1`,
    seller: await aSeller(shop),
    // One to be paid and moved, one to be cancelled.
    order: await order(ana),
    cancelled: await order(beto),
  };
};

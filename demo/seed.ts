import { sql } from 'kysely';
import { demoPassword } from '#demo/accounts';
import { seedAutoparts } from '#demo/seed/autoparts';
import { seedBrandLogos } from '#demo/seed/brand-logos';
import { seedCatalogue, seedCategories, seedNames } from '#demo/seed/catalogue';
import { seedCommunications } from '#demo/seed/communications';
import { seedContent } from '#demo/seed/content';
import { seedOrders } from '#demo/seed/orders';
import { seedPayments } from '#demo/seed/payments';
import { seedAccounts, seedCompanies, seedPeople } from '#demo/seed/people';
import { seedSlips } from '#demo/seed/slips';
import { demoShop } from '#demo/shop';
import { addBasics } from '#server/basics';
import { Mistake } from '#server/commands/mistake';
import type { Db } from '#server/ctx';
import { recordChanges } from '#server/database/changes';
import { withTimeLimits } from '#server/database/time-limits';
import { transact } from '#server/database/transact';
import { saveSetting } from '#server/settings/settings.service';
import { shopDay } from '#server/shop-day';
import { sites as allSites } from '#sites/all';
import type { Site } from '#sites/site';

type Given = {
  db: Db;
  clock: () => Date;
  /** The sites that this shop serves; orders are addressed to their companies. */
  sites: readonly Site[];
  /** The password of the demo's accounts. */
  password?: string;
  onProgress?: (step: string) => void;
};

const pesosForADollar = 40.15;
// Not numbers that a bank could have given out.
const depositAccounts = {
  SADE: '000-000001 (de demostración)',
  ITDE: '0000002 (de demostración)',
  BRDE: '000-000003 (de demostración)',
};
const filled = [
  'product',
  'product_specification',
  'product_sale',
  'product_image',
  'image',
  'stock',
  'brand',
  'category',
  'family',
  'vehicle',
  'fitment',
  'original_code',
  'orders',
  'order_item',
  'communication',
  'communication_event',
];

/**
 * Fills a database that has no products with the demo shop and marks it as one, in one transaction. The same products,
 * people and orders each time; their dates stand relative to now.
 */
export const seedDemo = (given: Given): Promise<void> => withTimeLimits('batch', () => seed(given));

async function seed({ db, clock, sites, password = demoPassword, onProgress = () => {} }: Given) {
  const product = await db.selectFrom('product').select('id').limit(1).executeTakeFirst();
  if (product) throw new Mistake('La base ya tiene productos: la demostración solo se pone en una vacía.');
  await addBasics(db, Object.values(allSites));
  const now = clock();
  const site = sites[0]?.id ?? 'RTC';
  const rate = { value: pesosForADollar, date: shopDay(now) };
  const { products, families, people, contacts, stock, orders } = demoShop(sites);

  await transact(db, async (tx) => {
    onProgress(`Demostración: ${products.length} productos, ${families.length} familias de autopartes`);
    await seedCategories(tx);
    const [electronics, parts] = [products.filter(({ family }) => !family), products.filter(({ family }) => family)];
    // The other shops' names come first, so that theirs keep their numbers whatever NAM sells.
    for (const some of [electronics, parts]) {
      await seedNames(
        tx,
        'brand',
        some.map(({ brand }) => brand),
      );
      await seedNames(
        tx,
        'provider',
        some.map(({ provider }) => provider),
      );
    }
    await seedBrandLogos(tx);
    await seedAutoparts(tx, families);
    const productIds = await seedCatalogue(tx, products, stock, now);
    onProgress(`Demostración: ${people.length + contacts.length} personas y ${orders.length} pedidos`);
    const personIds = await seedPeople(tx, people);
    await seedCompanies(tx, personIds, await seedPeople(tx, contacts));
    const accounts = await seedAccounts(tx, { people, ids: personIds, password, site, now });
    await seedOrders(tx, orders, { products, people, personIds, accounts, productIds, rate, now });
    await seedSlips(tx, now);
    await seedPayments(tx);
    await seedCommunications(tx, { people, personIds, site, now });
    await seedContent(tx, products);
    for (const { id } of Object.values(allSites)) {
      await saveSetting(tx, id, 'rate', rate);
      await saveSetting(tx, id, 'depositAccounts', depositAccounts);
      await saveSetting(tx, id, 'opened', true);
    }
    await tx.updateTable('shop').set({ is_demo: true, is_stocked: true }).execute();
    await recordChanges(tx, 'product', [...productIds.values()]);
  });
  // The embedded database has nobody who counts its rows: reading the catalogue took twenty times as long.
  for (const table of filled) await sql`analyze ${sql.table(table)}`.execute(db);
}

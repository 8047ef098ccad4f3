import { sql } from 'kysely';
import { aCompany } from '#server/test/a-company';
import { aSignedIn } from '#server/test/an-account';
import { readyForOrders } from '#server/test/an-order';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

type Row = Record<string, unknown>;
/** Every row of every table, sorted. */
export type Dump = Record<string, Row[]>;

/** Tables that reading or noting writes to, beside the shop's own rows. */
const aside = new Set(['session', 'rate_limit', 'schema_lock', 'schema_migration', 'job']);

export const dumpRows = async ({ database: { query } }: Pick<TestShop, 'database'>): Promise<Dump> => {
  const { rows: tables } = await query(`select tablename as name from pg_tables where schemaname = 'public'`);
  const names = tables.map(({ name }) => String(name)).filter((name) => !aside.has(name));
  const parts = names.map((name) => `select '${name}' as name, to_jsonb(t) as row from "${name}" t`);
  const { rows } = await query(`${parts.join(' union all ')} order by name, row`);
  const dump: Dump = Object.fromEntries(names.map((name) => [name, []]));
  for (const { name, row } of rows) dump[String(name)]?.push(row as Row);
  return dump;
};

/** How merges are called by an administrator. */
export const merging = async (shop: TestShop) => {
  const { token } = await aSignedIn(shop, { roles: ['administrator'], firstName: 'Alba', lastName: 'Ríos' });
  type Fields = Record<'name' | 'identifier' | 'companyGroupId' | 'description', 'own' | 'other'>;
  const all = (side: 'own' | 'other'): Fields => ({
    name: side,
    identifier: side,
    companyGroupId: side,
    description: side,
  });
  return {
    token,
    preview: (id: number, otherId: number) => shop.call('company/previewMerge', { id, otherId }, token),
    /** As who has just looked. */
    merge: async (id: number, otherId: number, sides: Partial<Fields> = all('own')) => {
      const { data } = await shop.call('company/previewMerge', { id, otherId }, token);
      const fields = Object.fromEntries(
        (data?.fields ?? []).flatMap(({ name, own, other }) => {
          const from = sides[name as keyof Fields];
          return from ? [[name, { from, own, other }]] : [];
        }),
      );
      const { mergeId = 0, ...answer } = await shop.call('company/merge', { id, otherId, fields }, token);
      return { mergeId, ...answer };
    },
    undo: (mergeId: number) => shop.call('company/undoMerge', { mergeId }, token),
    find: async (id: number) => (await shop.call('company/find', { id }, token)).data,
    update: (id: number, given: object) => shop.call('company/update', { id, ...given }, token),
  };
};

/** An emptied shop of the company `own`, two others, and how they are merged. */
export const twoToMerge = async () => {
  await freshDatabase();
  const shop = await testShop();
  const { db } = shop.database;
  const { id: own } = await readyForOrders(shop);
  const call = await merging(shop);
  const { id } = await aCompany(db, { name: 'Frenos Norte SRL', identifier: '211003420017' });
  const { id: otherId } = await aCompany(db, { name: 'Frenos del Norte', identifier: '214455660018' });
  return { shop, call, own, id, otherId };
};

/** Writes an order that a company made, without goods. */
export const anOrderOf = async ({ database: { db } }: Pick<TestShop, 'database'>, companyId: number) => {
  const { rows } = await sql<{ id: number }>`
    insert into orders (guid, number, site, state, placed_at, user_email, content_hash, company_id, company_name,
      company_identifier, to_company_id, to_company_name, to_company_identifier, phone, phone_type, shipping_id,
      shipping_name, shipping_price_cents, payment_id, payment_name, total_cents, holds_stock)
    select gen_random_uuid(), (select coalesce(max(number), 0) + 1 from orders), 'RTC', 'DIS', '2026-11-01 12:00Z',
      'compras@ejemplo.uy', 'x', company.id, company.name, company.identifier, own.id, own.name, own.identifier,
      '099 123 456', 'WOR', 'RES', 'Retiro', 0, 'SADE', 'Depósito', 125000, false
    from company cross join (select * from company where own_site = 'RTC') as own
    where company.id = ${companyId} returning id`.execute(db);
  return rows[0]?.id ?? 0;
};

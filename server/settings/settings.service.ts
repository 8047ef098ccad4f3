import { sql } from 'kysely';
import { settings as schema, storedSettings } from '#contract/settings';
import type { Change, Db, Transaction } from '#server/ctx';
import { recordChanges } from '#server/database/changes';
import { sellsAsExample } from '#server/settings/example-company.service';
import { sites as allSites } from '#sites/all';
import { type Site, type SiteId, type SiteSettings, siteIds } from '#sites/site';

export type Settings = {
  of: (site: Site) => SiteSettings;
  /** Whether a site takes orders: not where that is switched off, nor under an example of a firm. */
  takesOrders: (site: Site) => boolean;
  /** Whether a site is closed to visitors: it sells under an example of a firm, or has not opened. */
  isPreparing: (site: Site) => boolean;
  onChanges: (changes: Change[]) => Promise<void>;
};

/** Keeps every site's settings in memory and follows their changes, a firm's among them. */
export const openSettings = async (db: Db, sites: readonly Site[]): Promise<Settings> => {
  const readOne = async (site: Site) => {
    const settings = await readSettings(db, site);
    return { settings, isExample: await sellsAsExample(db, site.id) };
  };
  const read = async () =>
    new Map(await Promise.all(sites.map(async (site) => [site.id, await readOne(site)] as const)));
  let stored = await read();
  const isExample = (site: Site) => stored.get(site.id)?.isExample ?? false;
  return {
    of: (site) => stored.get(site.id)?.settings ?? site.settings,
    takesOrders: (site) => (stored.get(site.id)?.settings ?? site.settings).saleOn && !isExample(site),
    isPreparing: (site) => isExample(site) || !(stored.get(site.id)?.settings ?? site.settings).opened,
    onChanges: async (changes) => {
      if (changes.some((change) => change.entity === 'setting')) stored = await read();
    },
  };
};

/** The names of all settings. */
export const settingKeys = Object.keys(schema.shape) as (keyof SiteSettings)[];

/**
 * A setting's value as a person writes it: the text itself where the setting takes one, else JSON. `error` is what the
 * setting says of a value that does not fit.
 */
export const readSetting = (key: keyof SiteSettings, text: string) => {
  const parsed = [text, jsonOf(text)].map((value) => schema.shape[key].safeParse(value));
  const fitting = parsed.find(({ success }) => success);
  if (fitting?.success) return { read: fitting.data };
  const issues = parsed.flatMap(({ error }) => error?.issues ?? []);
  const told = issues.filter(({ code }) => !code.startsWith('invalid_') || code === 'invalid_format');
  const sentences = new Set(told.map(({ message }) => message));
  return { error: [...sentences].join(' ') };
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * A site's settings in force. A stored value that no longer fits its rule gives way to the initial one, except in
 * contact and branches.
 */
export const readSettings = async (db: Db, site: Site): Promise<SiteSettings> => {
  const rows = await db.selectFrom('setting').select(['key', 'value']).where('site', '=', site.id).execute();
  const overrides = Object.fromEntries(
    rows.flatMap(({ key, value }) => {
      const field = Object.hasOwn(schema.shape, key) ? storedSettings.shape[key as keyof SiteSettings] : undefined;
      const parsed = field?.safeParse(value);
      return parsed?.success ? [[key, parsed.data]] : [];
    }),
  );
  return { ...site.settings, ...overrides };
};

/** A stored setting of every site of this database, whichever process serves it, as the transaction sees it now. */
const readOfSites = async <K extends 'lowStock' | 'fiscalYears' | 'name'>(db: Db, key: K) => {
  const rows = await db
    .selectFrom('setting')
    .select(['site', 'value'])
    .where('site', 'in', siteIds)
    .where('key', '=', key)
    .execute();
  const set = new Map(
    rows.map(({ site, value }) => [site, schema.shape[key].safeParse(value).data as SiteSettings[K]]),
  );
  return siteIds.map((site) => ({ site, value: set.get(site) ?? allSites[site].settings[key] }));
};

/** Up to how many units the sites call the last ones: each number once. */
export const readLowStocks = async (db: Db): Promise<number[]> => [
  ...new Set((await readOfSites(db, 'lowStock')).map(({ value }) => value)),
];

/** For how many years each site keeps names on fiscal documents, one that nobody serves any more too. */
export const readFiscalYears = async (db: Db) =>
  (await readOfSites(db, 'fiscalYears')).map(({ site, value }) => ({ site, years: value }));

/** Present names of all sites, also of one that nobody serves any more. */
export const readSiteNames = async (db: Db): Promise<ReadonlyMap<string, string>> =>
  new Map((await readOfSites(db, 'name')).map(({ site, value }) => [site, value ?? allSites[site].name]));

/** Sets one setting of a site; every process follows within seconds. Throws where the value does not fit. */
export const saveSetting = async <K extends keyof SiteSettings>(
  db: Transaction,
  site: SiteId,
  key: K,
  value: SiteSettings[K],
) => {
  const json = JSON.stringify(schema.shape[key].parse(value));
  await db
    .insertInto('setting')
    .values({ site, key, value: json })
    .onConflict((conflict) => conflict.columns(['site', 'key']).doUpdateSet({ value: json, updated_at: new Date() }))
    .execute();
  await recordChanges(db, 'setting', [`${site}.${key}`]);
};

/** Gives a setting of a site back what the site starts with. */
export const forgetSetting = async (db: Transaction, site: SiteId, key: keyof SiteSettings) => {
  await db.deleteFrom('setting').where('site', '=', site).where('key', '=', key).execute();
  await recordChanges(db, 'setting', [`${site}.${key}`]);
};

/** The company that sells in a site, as orders name it. */
export const updateOwnCompany = (db: Transaction, site: SiteId, { name, identifier }: Site['company']) =>
  db.updateTable('company').set({ name, identifier }).where('own_site', '=', site).execute();

/** The name of a customer's company with that RUT; undefined also where the site sells under it already. */
export const readCustomerOfRut = async (db: Db, site: SiteId, identifier: string): Promise<string | undefined> => {
  const { rows } = await sql<{ name: string }>`
    select name from company where identifier = ${identifier} and own_site is null and merged_into is null
      and not exists (select from company own where own_site = ${site} and own.identifier = ${identifier})
    order by id limit 1`.execute(db);
  return rows[0]?.name;
};

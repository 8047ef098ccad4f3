import { sql } from 'kysely';
import type { Output, Parsed } from '#contract/contract';
import { exampleDetails, openingDetails } from '#contract/example-details';
import { isExampleRut } from '#contract/plain/example-ruts';
import { messages } from '#contract/plain/messages';
import { moneyText } from '#contract/plain/money-text';
import { settingWords } from '#contract/setting-words';
import { asWord, changedValues } from '#server/changed-values';
import type { Ctx, Inside } from '#server/ctx';
import { recordHistory } from '#server/history/history.service';
import { inTransaction } from '#server/in-transaction';
import { fieldRefusal, Refusal } from '#server/refusal';
import { keepBranches, withCodes } from '#server/settings/branches.service';
import { checkPlaces } from '#server/settings/check-places.service';
import { isDemo, sellsAsExample } from '#server/settings/example-company.service';
import { holdLogo } from '#server/settings/logo-picture.service';
import { offeredPayments, offeredWords } from '#server/settings/offered';
import { ownDetails } from '#server/settings/site-now';
import { shopMoment } from '#server/shop-day';
import { ownLegalTexts } from '#sites/legal';
import type { SiteSettings } from '#sites/site';
import { withFirmInTexts } from './firm-in-texts.ts';
import {
  forgetSetting,
  readCustomerOfRut,
  readSettings,
  saveSetting,
  settingKeys,
  updateOwnCompany,
} from './settings.service.ts';

type Values = { [K in keyof SiteSettings]?: SiteSettings[K] | undefined };

/** A site's settings and their initial values. */
export const findSettings = async (ctx: Ctx): Promise<Output<'setting/find'>> => {
  const data = await readSettings(ctx.db, ctx.site);
  return {
    data,
    initial: ctx.site.settings,
    own: {
      ...ownDetails(ctx.ownSite, data),
      promises: offeredWords(data, offeredPayments({ ...ctx, settings: data })),
      legalTexts: ownLegalTexts({ ...ctx.site, settings: data }),
    },
    canLocate: ctx.geocoder() !== undefined,
    online: [...ctx.providers().keys()],
    readsRate: ctx.readsRate(),
    startLines: startLines(ctx.dataFolder, await isDemo(ctx.db)),
  };
};

const startLines = (dataFolder: string, isDemo: boolean) => {
  const isPlain = /^[\w./:\\-]+$/.test(dataFolder);
  return [...(isDemo ? [] : ['DEMO=0']), `DATA_DIR=${isPlain ? dataFolder : `'${dataFolder}'`}`];
};

/** Changes settings of the site (decisions W5). Throws change.stale where another changed one meanwhile. */
export const changeSettings = (ctx: Ctx, { parms }: Parsed<'setting/update'>): Promise<Output<'setting/update'>> =>
  inTransaction(ctx, async (inside) => {
    const stored = await lockSettings(inside);
    await writeSettings(inside, stored, changedValues(parms, stored, labels, wordsOf));
    return findSettings(inside);
  });

/** Stored settings, locked until the transaction ends so that no two change them at once. */
export const lockSettings = async ({ db, site }: Inside): Promise<SiteSettings> => {
  await sql`lock table setting in share row exclusive mode`.execute(db);
  return readSettings(db, site);
};

/** Stores values that fit their rules, with who set them; throws at those that the shop alone knows do not; one that the site starts with is no longer stored. */
export const writeSettings = async (inside: Inside, stored: SiteSettings, given: Values) => {
  const { db, site } = inside;
  if (given.company === null && stored.company) {
    const fields = { company: messages['setting.companyStays'] };
    throw new Refusal('setting.companyStays', {}, { fields });
  }
  if (given.company) await requireNoCustomer(inside, given.company.identifier);
  await checkPlaces(inside, stored, given);
  const values = withVersion(inside, stored, withFirmInTexts(inside, stored, given));
  if (values.branches) values.branches = await withCodes(inside, values.branches);
  if (values.logo) values.logo = await holdLogo(inside, values.logo);
  if (await opensBy(inside, stored, values)) values.opened = true;
  for (const key of settingKeys) {
    const value = values[key];
    if (value === undefined) continue;
    if (JSON.stringify(value) === JSON.stringify(site.settings[key])) await forgetSetting(db, site.id, key);
    else await saveSetting(db, site.id, key, value);
  }
  if (values.company !== undefined) await updateOwnCompany(db, site.id, values.company ?? inside.ownSite.company);
  if (values.branches !== undefined) await keepBranches(inside, values.branches);
  await recordHistory(inside, { entity: 'setting', id: site.id, site: site.id }, stored, values);
};

/** Whether a shop that has not opened gets with these values the last that it must have of its own. */
const opensBy = async ({ db, site, ownSite }: Inside, stored: SiteSettings, values: Values) => {
  if (stored.opened || ![...openingDetails, 'company' as const].some((key) => values[key] !== undefined)) return false;
  const own = ownDetails(ownSite);
  const detail = <K extends (typeof openingDetails)[number]>(key: K) =>
    values[key] === undefined ? stored[key] : values[key];
  const data = { name: detail('name'), contact: detail('contact'), branches: detail('branches') };
  if (exampleDetails({ data, own }).length > 0) return false;
  return !(values.company ? isExampleRut(values.company.identifier) : await sellsAsExample(db, site.id));
};

/** Throws for the RUT of a company that buys: with it the shop would order from itself. */
const requireNoCustomer = async ({ db, site }: Inside, identifier: string) => {
  const name = await readCustomerOfRut(db, site.id, identifier);
  if (name !== undefined) throw fieldRefusal('company', 'setting.customerRut', { name });
};

/** Legal texts that change get a version by the moment in Montevideo, which consents name; the history keeps them all. */
const withVersion = ({ clock }: Inside, stored: SiteSettings, given: Values): Values => {
  if (!given.legalTexts) return given;
  const { sections } = given.legalTexts;
  const isSame = JSON.stringify(sections) === JSON.stringify(stored.legalTexts?.sections);
  const version = isSame && stored.legalTexts ? stored.legalTexts.version : shopMoment(clock());
  return { ...given, legalTexts: { version, sections } };
};

const labels = Object.fromEntries(settingKeys.map((key) => [key, settingWords[key].label])) as Record<
  keyof SiteSettings,
  string
>;

/** A value of several parts is shown by the form itself. */
const wordsOf = (name: string, value: unknown): string | undefined => {
  if (name === 'unpaidValue') return moneyText(Number(value));
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  return typeof value === 'object' && value !== null ? undefined : asWord(value);
};

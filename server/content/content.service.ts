import { z } from 'zod';
import {
  type BannerItem,
  bannerItem,
  configKeys,
  type ReleaseGroup,
  releaseGroup,
  writtenBanner,
} from '#contract/content';
import type { Output } from '#contract/contract';
import { ownCompany } from '#server/companies/companies.service';
import { seesOfCompany } from '#server/company-rights';
import { onDay } from '#server/content/banner-days';
import { readConfigs, writeConfig } from '#server/content/content.store';
import { firstOfEach, releasedOf } from '#server/content/released.service';
import type { Ctx, Inside } from '#server/ctx';
import { recordChanges } from '#server/database/changes';
import { requireAccess } from '#server/http/access';
import { isSeller } from '#server/is-seller';
import { Refusal } from '#server/refusal';

const shapes = {
  BANNER_HOME: z.array(bannerItem),
  BANNER_3D: z.array(bannerItem),
  RELEASES_HOME: z.array(releaseGroup),
};

type ReleasesKey = 'RELEASES_HOME' | 'TEST_RELEASES_HOME';
type Releases = Output<'release/list'>['data'];

export const testPrefix = 'TEST_';
const empty = '[]';

/** The key without `TEST_`, and whether it names the test copy. Throws 404 where it is none of decisions S2. */
export const readKey = (key: string) => {
  const isTest = key.startsWith(testPrefix);
  const plain = isTest ? key.slice(testPrefix.length) : key;
  const known = configKeys.find((one) => one === plain);
  if (!known) throw new Refusal('config.notFound');
  return { isTest, key: known };
};

/** The stored text of a key; a test copy that was never stored is as what is shown. */
export const readStored = async ({ db, site }: Pick<Ctx, 'db' | 'site'>, asked: string): Promise<string> => {
  const { key } = readKey(asked);
  const stored = await readConfigs(db, site.id, [asked, key]);
  return stored.get(asked) ?? stored.get(key) ?? empty;
};

/**
 * A site's banners or releases as JSON text. A test copy is for the SEL of the site's own company: others get 401 or 403.
 * To each caller releases name the products that exist for him (decisions C6), and banners are those of the day;
 * sellers, who edit them, get all of it.
 */
export const getConfig = async (ctx: Ctx, asked: string): Promise<string> => {
  const { isTest, key } = readKey(asked);
  if (isTest) requireAccess('selOfSite', ctx.session, (await ownCompany(ctx))?.id);
  if (key === 'RELEASES_HOME' && !isSeller(ctx)) {
    const groups = await visibleGroups(ctx);
    return JSON.stringify(groups.map(({ title, shown }) => ({ title, codes: shown.map(({ code }) => code) })));
  }
  const stored = await readStored(ctx, asked);
  return key === 'RELEASES_HOME' || isSeller(ctx)
    ? stored
    : JSON.stringify(onDay(ctx, shapes[key].parse(JSON.parse(stored))));
};

/** The site's groups with their test copies, which are as what is shown until one is stored. Throws 404 as `previewHome`. */
export const listConfig = async (ctx: Ctx): Promise<Output<'config/list'>['data']> => {
  await requireEditor(ctx);
  const stored = await readConfigs(
    ctx.db,
    ctx.site.id,
    configKeys.flatMap((key) => [key, testPrefix + key]),
  );
  return configKeys
    .filter((key) => key !== 'BANNER_3D' || hasPrinting(ctx))
    .map((key) => {
      const production = stored.get(key) ?? empty;
      const test = stored.get(testPrefix + key) ?? production;
      return { key, production, test, hasChanges: test !== production };
    });
};

/** Keeps a site's banners or releases and drops the pages that show them, in the caller's transaction. */
export const saveConfig = async (inside: Inside, asked: string, value: readonly (BannerItem | ReleaseGroup)[]) => {
  const { key } = readKey(asked);
  const shape = key === 'RELEASES_HOME' ? shapes[key] : z.array(writtenBanner);
  await writeConfig(inside.db, inside.site.id, asked, JSON.stringify(shape.parse(value)));
  await recordChanges(inside.db, 'config', [`${inside.site.id}.${asked}`]);
};

/** The home page's groups with the cards that the caller may see; groups that show none are left out. */
export const listReleases = async (ctx: Ctx, key: ReleasesKey = 'RELEASES_HOME'): Promise<Releases> =>
  (await visibleGroups(ctx, key)).map(({ title, shown }) => ({ title, items: shown.map(({ item }) => item) }));

/** The test copies of the home page and of 3D. Throws 404 for sellers of other companies, to whom the page is none (decisions A5). */
export const previewHome = async (ctx: Ctx): Promise<Output<'content/preview'>['data']> => {
  await requireEditor(ctx);
  const keys = ['BANNER_HOME', 'BANNER_3D'] as const;
  const stored = await readConfigs(
    ctx.db,
    ctx.site.id,
    keys.flatMap((key) => [key, testPrefix + key]),
  );
  const bannersOf = (key: (typeof keys)[number]) =>
    shapes[key].parse(JSON.parse(stored.get(testPrefix + key) ?? stored.get(key) ?? empty));
  return {
    banners: bannersOf('BANNER_HOME'),
    releases: await listReleases(ctx, 'TEST_RELEASES_HOME'),
    printing: hasPrinting(ctx) ? bannersOf('BANNER_3D') : [],
  };
};

const hasPrinting = ({ site }: Ctx) => site.capabilities.includes('printing3d');

const requireEditor = async (ctx: Ctx) => {
  const own = await ownCompany(ctx);
  if (!ctx.session || !seesOfCompany(ctx.session, own?.id, 'settings')) throw new Refusal('config.notFound');
};

const visibleGroups = async (ctx: Ctx, key: ReleasesKey = 'RELEASES_HOME') => {
  const groups = shapes.RELEASES_HOME.parse(JSON.parse(await readStored(ctx, key)));
  const found = await releasedOf(
    ctx,
    groups.flatMap(({ codes }) => codes),
  );
  return groups
    .map(({ title, codes }) => ({ title, shown: firstOfEach(codes, found) }))
    .filter((group) => group.shown.length > 0);
};

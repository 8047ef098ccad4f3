import { z } from 'zod';
import { type BannerItem, bannerItem, configKeys, type ReleaseGroup, releaseGroup } from '#contract/content';
import type { Output } from '#contract/contract';
import { ownCompany } from '#server/companies/companies.service';
import { readConfig, writeConfig } from '#server/content/content.store';
import { releasedOf } from '#server/content/released.service';
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

const testPrefix = 'TEST_';
const empty = '[]';

/** The key without `TEST_`, and whether it names the test copy. Throws 404 where it is none of decisions S2. */
const readKey = (key: string) => {
  const isTest = key.startsWith(testPrefix);
  const plain = isTest ? key.slice(testPrefix.length) : key;
  const known = configKeys.find((one) => one === plain);
  if (!known) throw new Refusal('config.notFound');
  return { isTest, key: known };
};

/**
 * A site's banners or releases as JSON text. A test copy is for the SEL of the site's own company: others get 401 or 403.
 * Releases name to each caller the products that exist for him (decisions C6); sellers, who edit them, get all of it.
 */
export const getConfig = async (ctx: Ctx, asked: string): Promise<string> => {
  const { isTest, key } = readKey(asked);
  if (isTest) requireAccess('selOfSite', ctx.session, (await ownCompany(ctx))?.id);
  if (key === 'RELEASES_HOME' && !isSeller(ctx)) {
    const groups = await visibleGroups(ctx);
    return JSON.stringify(groups.map(({ title, shown }) => ({ title, codes: shown.map(({ code }) => code) })));
  }
  return (await readConfig(ctx.db, ctx.site.id, asked)) ?? empty;
};

/** Keeps a site's banners or releases and drops the pages that show them, in the caller's transaction. */
export const saveConfig = async (inside: Inside, asked: string, value: readonly (BannerItem | ReleaseGroup)[]) => {
  const { key } = readKey(asked);
  await writeConfig(inside.db, inside.site.id, asked, JSON.stringify(shapes[key].parse(value)));
  await recordChanges(inside.db, 'config', [`${inside.site.id}.${asked}`]);
};

/** The home page's groups with the cards that the caller may see; groups that show none are left out. */
export const listReleases = async (ctx: Ctx): Promise<Output<'release/list'>['data']> =>
  (await visibleGroups(ctx)).map(({ title, shown }) => ({ title, items: shown.map(({ item }) => item) }));

const visibleGroups = async (ctx: Ctx) => {
  const stored = await readConfig(ctx.db, ctx.site.id, 'RELEASES_HOME');
  const groups = shapes.RELEASES_HOME.parse(JSON.parse(stored ?? empty));
  const found = await releasedOf(
    ctx,
    groups.flatMap(({ codes }) => codes),
  );
  return groups
    .map(({ title, codes }) => ({
      title,
      shown: codes.flatMap((code) => {
        const item = found.get(code);
        return item ? [{ code, item }] : [];
      }),
    }))
    .filter((group) => group.shown.length > 0);
};

import { type BannerEdit, type BannerItem, configEdits } from '#contract/content';
import type { Parsed } from '#contract/contract';
import { readKey, readStored, saveConfig, testPrefix } from '#server/content/content.service';
import { lockConfig } from '#server/content/content.store';
import type { Ctx, Inside } from '#server/ctx';
import { recordHistory } from '#server/history/history.service';
import { parseInput } from '#server/http/parse';
import { findImages, holdImages } from '#server/images/images.service';
import { inTransaction } from '#server/in-transaction';
import { fieldRefusal, Refusal } from '#server/refusal';

const labels = { BANNER_HOME: 'Banners de inicio', BANNER_3D: 'Banners de 3D', RELEASES_HOME: 'Novedades' };

/**
 * Keeps a site's banners or releases, or their test copy, and answers what is stored. A save of what is shown becomes the test copy
 * too, so that an older test does not come back with the next one. Throws config.notFound, config.stale
 * where another saved it since `before` was seen, or a test of its own since `seenTest`, a 400 for what is no list of its shape, or a 422 at `items.0.link`.
 */
export const setConfig = (ctx: Ctx, input: Parsed<'config/set'>): Promise<string> =>
  inTransaction(ctx, async (inside) => {
    const { key: asked, value, before: seen, seenTest } = input;
    const { key, isTest } = readKey(asked);
    const given = { items: readJson(value) };
    const items =
      key === 'RELEASES_HOME'
        ? parseInput(configEdits[key], given).items.map(({ title, codes }) => ({ title, codes: [...new Set(codes)] }))
        : await bannersOf(inside, parseInput(configEdits[key], given).items);
    const next = JSON.stringify(items);
    const lock = async (name: string) => lockConfig(inside.db, inside.site.id, name, await readStored(inside, name));
    const keep = async (name: string, stored: string, isRecorded: boolean) => {
      if (stored === next) return;
      const thing = { entity: 'config', id: name, site: inside.site.id } as const;
      if (isRecorded) await recordHistory(inside, thing, { items: JSON.parse(stored) as unknown }, { items });
      await saveConfig(inside, name, items);
    };
    const requireSeen = (before: string | undefined, now: string) => {
      if (before !== undefined && before !== now && now !== next)
        throw new Refusal('config.stale', { group: labels[key] });
    };
    const stored = await lock(asked);
    requireSeen(seen, stored);
    await keep(asked, stored, true);
    if (isTest) return next;
    // A test that says something of its own can be had back by its history.
    const test = await lock(testPrefix + key);
    if (test !== stored) requireSeen(seenTest, test);
    await keep(testPrefix + key, test, test !== stored);
    return next;
  });

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('call.shape', { path: 'value' });
  }
};

/** One whose pictures were taken away is gone; the others are numbered anew, and their pictures get the paths that the shop has; without a title their names too. */
const bannersOf = async (inside: Inside, edits: readonly BannerEdit[]): Promise<BannerItem[]> => {
  const shown = edits.filter(({ image, sd }) => image ?? sd);
  const ids = shown.flatMap(({ image, sd }) => [image, sd].flatMap((picture) => picture?.id ?? []));
  await holdImages(inside, ids);
  const found = await findImages(inside, { ids, paths: [], names: [] });
  const pictures = new Map(found.map(({ id, path, name }) => [id, { path, name }]));
  const pictureOf = (edit: BannerEdit, name: 'image' | 'sd') => {
    const id = edit[name]?.id;
    if (id === undefined) return null;
    const picture = pictures.get(id);
    if (!picture) throw fieldRefusal(`items.${edits.indexOf(edit)}.${name}`, 'image.notFound');
    return { id, image: picture.path, ...(edit.title === '' && { name: picture.name }) };
  };
  return shown.map((edit, at) => ({
    id: at + 1,
    color: edit.color,
    link: edit.link,
    title: edit.title,
    image: pictureOf(edit, 'image'),
    sd: pictureOf(edit, 'sd'),
    ...(edit.from && { from: edit.from }),
    ...(edit.until && { until: edit.until }),
  }));
};

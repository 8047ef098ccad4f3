import { findPreviousOwners, listCodes, type StoredProduct } from '#server/catalogue/save-products.service';
import type { Ctx } from '#server/ctx';
import { findImages } from '#server/images/images.service';
import { matchPictures } from '#server/images/match-pictures';
import { openTurns } from '#server/images/turns';
import { inspectPicture, isAddress, noPictures, type PictureFiles } from '#server/import/picture-files';
import type { ProductRow } from '#server/import/read-row';
import type { Scan } from '#server/import/scan-sheet';

/** A picture that is to be a product's. Its id is 0 while it is a file alone. */
export type Picture = { id: number; path: string; file?: string };

/** The pictures that come with an import. */
export type Pictures = {
  files: PictureFiles;
  /** Files by product code, as their names say. */
  byCode: ReadonlyMap<string, readonly string[]>;
  /** Files by `nameKey`. */
  byName: ReadonlyMap<string, string>;
  unmatched: readonly { file: string; says: string }[];
  /** Files that rows name. */
  named: Set<string>;
  /** Pictures by product code. */
  found: Map<string, Picture[]>;
};

// Macs write an accent apart from its letter.
const nameKey = (name: string) => name.normalize('NFC').toLowerCase();

/** Looks through the files, if there are any. They may be of any product of the shop or of the spreadsheet. */
export const openPictures = async (
  ctx: Ctx,
  files: PictureFiles | undefined,
  { rowOfCode, previous }: Pick<Scan, 'rowOfCode' | 'previous'>,
): Promise<Pictures> => {
  const { names = [] } = files ?? {};
  const isAsked = names.length > 0;
  const all = isAsked ? [...rowOfCode.keys(), ...(await listCodes(ctx)).filter((code) => !previous.has(code))] : [];
  const before = isAsked ? new Map([...(await findPreviousOwners(ctx)), ...previous]) : previous;
  const { byCode, unmatched } = matchPictures(names, new Set(all), before);
  const bare = names.toReversed().map((file) => [nameKey(file.slice(file.lastIndexOf('/') + 1)), file] as const);
  const paths = names.map((file) => [nameKey(file), file] as const);
  return {
    files: files ?? noPictures,
    byCode,
    byName: new Map([...bare, ...paths]),
    unmatched,
    named: new Set(),
    found: new Map(),
  };
};

/** The image ids that a product is to have, 0 for what is not kept yet; undefined where its pictures stay. */
export const imageIdsOf = ({ found }: Pictures, code: string) => found.get(code)?.map(({ id }) => id);

/** The paths of those pictures, which stay the same once they are kept. */
export const picturePathsOf = ({ found }: Pictures, code: string) => found.get(code)?.map(({ path }) => path);

/** Finds the pictures of some rows. Those that cannot be found or read come back by code. */
export const findPictures = async (
  ctx: Ctx,
  pictures: Pictures,
  rows: readonly ProductRow[],
  stored: ReadonlyMap<string, StoredProduct>,
): Promise<Map<string, string[]>> => {
  const wanted = rows.flatMap((row) => {
    const own = row.values.images === null ? [] : row.values.images;
    const names = own ?? pictures.byCode.get(row.code);
    for (const name of own ?? []) pictures.named.add(pictures.byName.get(nameKey(name)) ?? '');
    return names ? [{ code: row.code, names }] : [];
  });
  if (wanted.length === 0) return new Map();
  const files = await inspectAll(pictures, new Set(wanted.flatMap(({ names }) => names)));
  const library = await findImages(ctx, {
    ids: wanted.flatMap(({ code }) => stored.get(code)?.images ?? []),
    paths: [...[...files.values()].flatMap((file) => ('path' in file ? file.path : [])), ...others(wanted, files)],
    names: others(wanted, files).flatMap((name) => [name, name.normalize('NFD')]),
  });
  const problems = new Map<string, string[]>();
  for (const { code, names } of wanted) {
    const own = new Set(stored.get(code)?.images);
    const all = [...library.filter(({ id }) => own.has(id)), ...library];
    const looked = names.map((name) => pictureOf(name, files.get(name), all));
    const errors = looked.flatMap((one) => ('error' in one ? [one.error] : []));
    if (errors.length > 0) problems.set(code, errors);
    else pictures.found.set(code, distinct(looked.flatMap((one) => ('error' in one ? [] : [one]))));
  }
  return problems;
};

type Inspected = { file: string } & ({ path: string } | { error: string });
type Stored = { id: number; name: string; path: string };

/** So many are in memory together. */
const atOnce = 4;

const inspectAll = async ({ files: given, byName }: Pictures, names: ReadonlySet<string>) => {
  const files = new Map<string, Inspected>();
  const turns = openTurns(atOnce);
  const inspect = async (name: string) => {
    const file = byName.get(nameKey(name)) ?? (given.readsAddresses && isAddress(name) ? name : undefined);
    if (file) files.set(name, { file, ...(await inspectPicture(given, file)) });
  };
  await Promise.all([...names].map((name) => turns.take(() => inspect(name))));
  return files;
};

const others = (wanted: readonly { names: readonly string[] }[], files: ReadonlyMap<string, Inspected>) =>
  wanted.flatMap(({ names }) => names.filter((name) => !files.has(name)));

const pictureOf = (
  name: string,
  file: Inspected | undefined,
  library: readonly Stored[],
): Picture | { error: string } => {
  if (file && 'error' in file) return { error: `«${file.file}» ${file.error}` };
  const known = library.find((one) =>
    file ? one.path === file.path : one.path === name || nameKey(one.name) === nameKey(name),
  );
  if (known) return { id: known.id, path: known.path };
  return file ? { id: 0, ...file } : { error: `no hay una imagen «${name}»` };
};

const distinct = (pictures: readonly Picture[]) =>
  pictures.filter(({ path }, at) => pictures.findIndex((other) => other.path === path) === at);

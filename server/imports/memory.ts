import { createHash } from 'node:crypto';
import type { ImportFile, ImportHow } from '#contract/imports';
import { isSaidColumn } from '#contract/plain/imports';
import type { Ctx, Inside } from '#server/ctx';
import { isLettersTitle } from '#server/import/column-letters';
import type { HeaderRow } from '#server/import/header-columns';
import { shortened } from '#server/import/problem';
import { goneRules } from '#server/import/rules';
import { readMemory, upsertMemory } from '#server/imports/memory.store';

/** The titles of a header; letters tell no provider's file from another's. A file of errors or outcomes has the header of the file that it is of. */
const titlesOf = (labels: readonly string[]) =>
  labels.filter((label) => label && !isSaidColumn(label) && !isLettersTitle(label));

/** The digest of a header: what it names, in its order. */
const digestOf = (titles: readonly string[]) => createHash('sha256').update(JSON.stringify(titles)).digest('hex');

/** One label alone is no header that two files share but by chance. */
const labelsLeast = 2;

/** Keeps how a file is read by its provider, where the rules name one. */
export const remember = async ({ db, site, clock }: Inside, file: ImportFile, how: ImportHow) => {
  const { providerId, columns, hiddenRows, currency, priceHasIva, margin, rounding, newOnes, categoryId, brandId } =
    how;
  const titles = titlesOf(file.columns.map(({ label }) => label));
  if (!providerId || titles.length < labelsLeast) return;
  const header = digestOf(titles);
  const rules = { priceHasIva, margin, rounding, newOnes, providerId, categoryId, brandId };
  const kept = JSON.stringify({ columns, hiddenRows, currency, ...rules });
  await upsertMemory(db, { site: site.id, providerId, header }, kept, clock());
};

/** How a file was read last whose header is one of these rows; undefined where none was. Rules that name what is gone are left out. */
export const recall = async (
  ctx: Ctx,
  starts: readonly HeaderRow[],
  headerRow: number | null,
): Promise<ImportHow | undefined> => {
  const digests = starts.flatMap(({ row, cells }) => {
    const titles = titlesOf(cells.map(shortened));
    return titles.length < labelsLeast ? [] : [{ row, header: digestOf(titles) }];
  });
  if (digests.length === 0) return undefined;
  const found = await readMemory(
    ctx.db,
    ctx.site.id,
    digests.map(({ header }) => header),
  );
  if (!found) return undefined;
  const how = found.how as ImportHow;
  const gone = (await goneRules(ctx, how)).map((name) => [name, null]);
  const row = digests.find(({ header }) => header === found.header)?.row;
  const { providerId: lastOf } = found;
  return { ...how, ...Object.fromEntries(gone), lastOf, ...(row !== headerRow && { headerRow: row }) };
};

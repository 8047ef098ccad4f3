import { createHash } from 'node:crypto';
import type { ImportFile, ImportHow } from '#contract/imports';
import { isSaidColumn } from '#contract/plain/imports';
import type { Ctx, Inside } from '#server/ctx';
import { isLettersTitle } from '#server/import/column-letters';
import { noHeader } from '#server/import/find-header';
import type { HeaderRow } from '#server/import/header-columns';
import { shortened } from '#server/import/problem';
import { goneRules } from '#server/import/rules';
import { readMemory, upsertMemory } from '#server/imports/memory.store';

/** The titles of a header, or its letters where it has none. A file of errors or outcomes has the header of the file that it is of. */
const namedOf = (labels: readonly string[]) => {
  const own = labels.filter((label) => label && !isSaidColumn(label));
  const titles = own.filter((label) => !isLettersTitle(label));
  return titles.length > 0 ? titles : own;
};

/** The digest of a header: what it names, in its order. */
const digestOf = (named: readonly string[]) => createHash('sha256').update(JSON.stringify(named)).digest('hex');

/** One label alone is no header that two files share but by chance. */
const labelsLeast = 2;

/** Keeps how a file is read by its provider, where the rules name one. */
export const remember = async ({ db, site, clock }: Inside, file: ImportFile, how: ImportHow) => {
  const { providerId, columns, hiddenRows, currency, priceHasIva, margin, rounding, newOnes, categoryId, brandId } =
    how;
  const named = namedOf(file.columns.map(({ label }) => label));
  if (!providerId || named.length < labelsLeast) return;
  const header = digestOf(named);
  const rules = { priceHasIva, margin, rounding, newOnes, providerId, categoryId, brandId };
  const kept = JSON.stringify({ columns, hiddenRows, currency, ...rules });
  await upsertMemory(db, { site: site.id, providerId, header }, kept, clock());
};

/** How a file was read last whose header is one of these rows, or which has none and as many columns; undefined where none was. Rules that name what is gone are left out. */
export const recall = async (
  ctx: Ctx,
  starts: readonly HeaderRow[],
  { headerRow, columns }: ImportFile,
): Promise<ImportHow | undefined> => {
  const rows = starts.map(({ row, cells }) => ({ row, named: namedOf(cells.map(shortened)) }));
  const bare = headerRow === noHeader ? [{ row: noHeader, named: namedOf(columns.map(({ label }) => label)) }] : [];
  const digests = [...bare, ...rows].flatMap(({ row, named }) =>
    named.length < labelsLeast ? [] : [{ row, header: digestOf(named) }],
  );
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

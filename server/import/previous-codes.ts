import { isProductCode } from '#contract/plain/product-numbers';
import {
  findForSave,
  findPreviousOwners,
  lockProducts,
  renameProducts,
  type StoredProduct,
} from '#server/catalogue/save-products.service';
import type { Ctx, Inside } from '#server/ctx';
import { labelOf } from '#server/import/header';
import type { Checking, Plan } from '#server/import/plan';
import type { Problem } from '#server/import/problem';
import type { ProductRow } from '#server/import/read-row';
import { isSameCode } from '#server/import/similar-codes';

const previousOf = ({ values }: ProductRow) => values.previousCodes ?? [];
const codesOf = (batch: readonly ProductRow[]) => batch.flatMap((row) => [row.code, ...previousOf(row)]);

/** The product that a row of a new code renames: the one that has a code which the row calls previous. */
const renamedBy = (row: ProductRow, stored: ReadonlyMap<string, StoredProduct>) =>
  stored.has(row.code) ? undefined : previousOf(row).find((code) => stored.has(code));

/**
 * Stored products of the rows by their codes, with renames counted as done, and the problems of the previous codes that
 * rows name.
 */
export const findBefore = async (
  ctx: Ctx,
  { sheet, rowOfCode }: Checking,
  batch: readonly ProductRow[],
  plan: Pick<Plan, 'previous' | 'unknown'>,
) => {
  const found = await findForSave(ctx, codesOf(batch));
  const isAsked = batch.some((row) => !found.has(row.code) || previousOf(row).length > 0);
  const owners = isAsked ? await findPreviousOwners(ctx, codesOf(batch)) : new Map<string, never>();
  const stored = new Map(found);
  for (const row of batch) {
    const before = found.get(renamedBy(row, found) ?? '');
    if (before) stored.set(row.code, { ...before, code: row.code });
  }
  const problemsOf = (row: ProductRow): Problem[] => {
    const at = (field: 'code' | 'previousCodes', says: string) => ({
      row: row.row,
      column: labelOf(sheet.header, field),
      says,
    });
    const own = stored.get(row.code)?.id;
    const owner = own ? undefined : owners.get(row.code);
    const problems = owner ? [at('code', `«${row.code}» es el código anterior de «${owner.code}»: va el actual`)] : [];
    if (!found.has(row.code) && !isProductCode(row.code))
      problems.push(at('code', `«${row.code}» lleva alguno de los signos < > "`));
    for (const code of previousOf(row)) {
      const says = wrongPrevious(row, code, { found, owner: owners.get(code), own, rowOfCode, plan });
      if (says) problems.push(at('previousCodes', says));
      else {
        plan.previous.set(code, row.row ?? 0);
        if (!found.has(code) && !owners.has(code) && !isSameCode(code, row.code)) plan.unknown.add(code);
      }
    }
    return problems;
  };
  return { stored, problemsOf };
};

type Known = {
  found: ReadonlyMap<string, StoredProduct>;
  owner: { id: number; code: string } | undefined;
  own: number | undefined;
  rowOfCode: ReadonlyMap<string, number>;
  plan: Pick<Plan, 'previous'>;
};

const wrongPrevious = (row: ProductRow, code: string, { found, owner, own, rowOfCode, plan }: Known) => {
  if (code === row.code) return `«${code}» es el código de esta misma fila`;
  if (rowOfCode.has(code)) return `«${code}» está como código en la fila ${rowOfCode.get(code)}`;
  if (plan.previous.has(code)) return `«${code}» ya está en la fila ${plan.previous.get(code)}`;
  if (found.has(code) && found.get(code)?.id !== own) return `«${code}» es el código de otro producto`;
  return owner && owner.id !== own ? `«${code}» ya es el código anterior de «${owner.code}»` : undefined;
};

/** Gives the products that rows rename their new codes, before the rows are written. */
export const renameFirst = async (inside: Inside, batch: readonly ProductRow[]) => {
  const asking = batch.filter((row) => previousOf(row).length > 0);
  if (asking.length === 0) return;
  const stored = await lockProducts(inside, codesOf(asking));
  const renamed = asking.flatMap((row) => {
    const from = renamedBy(row, stored);
    return from === undefined ? [] : [{ from, to: row.code }];
  });
  if (renamed.length > 0) await renameProducts(inside, renamed);
};

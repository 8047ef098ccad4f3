import { findPrices, setPrices } from '#server/catalogue/product-lists.service';
import { findPreviousOwners, noteProducts } from '#server/catalogue/save-products.service';
import type { Ctx, Inside } from '#server/ctx';
import { belowReserved } from '#server/import/check-rows';
import type { Header } from '#server/import/header';
import type { ListHeader } from '#server/import/list-header';
import type { Problem } from '#server/import/problem';
import type { ListRow } from '#server/import/read-list';
import { type Noting, notePrices, noteUnits } from '#server/import/record-changes';
import { findLostZeros } from '#server/import/similar-codes';
import { findOnHand, lockOnHand, noteStock, type SeenStock, setOnHand } from '#server/stock/on-hand.service';

/** One thing to write: a product's price, or its units in a branch. */
export type ListChange = {
  row: number;
  code: string;
  name: string;
  productId: number;
  branchId: number;
  before: number;
  value: number;
};
type Checked = { changes: ListChange[]; unchanged: number; problems: Problem[] };
type Writing = { atOnce: number; keepGoing: boolean; step: (rows: number) => void; noting?: Noting | undefined };

/**
 * The parts in which the two short lists differ. `write` answers the problems of rows: with `keepGoing` those rows
 * alone are left out, else nothing is written.
 */
export type ListForm = {
  check: (ctx: Ctx, rows: readonly ListRow[]) => Promise<Checked>;
  write: (inside: Inside, changes: readonly ListChange[], writing: Writing) => Promise<Problem[]>;
};

const unknownProblems = async (ctx: Ctx, label: string | undefined, rows: readonly ListRow[]): Promise<Problem[]> => {
  const owners = rows.length > 0 ? await findPreviousOwners(ctx, codesOf(rows)) : new Map<string, never>();
  const lostZeros = await findLostZeros(ctx, codesOf(rows));
  return rows.map(({ row, code }) => {
    const now = owners.get(code)?.code;
    const unknown = lostZeros(code) ?? `no hay un producto «${code}»`;
    return { row, column: label, says: now ? `«${code}» es el código anterior de «${now}»: va el actual` : unknown };
  });
};

const pagesOf = <T>(all: readonly T[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

/** The form of a list. `branchIds` by branch code. */
export const listForm = (
  list: ListHeader,
  labels: Header['labels'],
  branchIds: ReadonlyMap<string, number>,
): ListForm =>
  list.form === 'prices' ? prices(labels[list.code]) : stock(labels[list.code], labels[list.quantity], branchIds);

const codesOf = (rows: readonly ListRow[]) => [...new Set(rows.map(({ code }) => code))];

const prices = (label: string | undefined): ListForm => ({
  check: async (ctx, rows) => {
    const stored = await findPrices(ctx, codesOf(rows));
    const known = rows.flatMap(({ row, code, value }) => {
      const product = stored.get(code);
      return product
        ? [{ row, code, name: product.name, productId: product.id, branchId: 0, value, before: product.price }]
        : [];
    });
    const changes = known.filter(({ value, before }) => value !== before);
    const problems = await unknownProblems(
      ctx,
      label,
      rows.filter(({ code }) => !stored.has(code)),
    );
    return { changes: changes.map(plain), unchanged: known.length - changes.length, problems };
  },
  write: async (inside, changes, { atOnce, step, noting }) => {
    const ids: number[] = [];
    for (const page of pagesOf(
      changes.toSorted((a, b) => a.productId - b.productId),
      atOnce,
    )) {
      if (noting) await notePrices(inside, noting, page);
      ids.push(
        ...(await setPrices(
          inside,
          page.map(({ productId, value }) => ({ id: productId, price: value })),
        )),
      );
      step(page.length);
    }
    await noteProducts(inside, { ids, movesMenu: false });
    return [];
  },
});

const stock = (label: string | undefined, column = '', branchIds: ReadonlyMap<string, number>): ListForm => ({
  check: async (ctx, rows) => {
    const stored = await findPrices(ctx, codesOf(rows));
    const units = new Map(
      (
        await findOnHand(
          ctx,
          [...stored.values()].map(({ id }) => id),
        )
      ).map((row) => [`${row.productId} ${row.branchId}`, row]),
    );
    const known = rows.flatMap(({ row, code, branch = '', value }) => {
      const { id: productId, name = '' } = stored.get(code) ?? {};
      const branchId = branchIds.get(branch) ?? 0;
      const now = units.get(`${productId} ${branchId}`) ?? { onHand: 0, reserved: 0 };
      return productId ? [{ row, code, name, productId, branchId, value, before: now.onHand, ...now }] : [];
    });
    const changes = known.filter(({ value, onHand }) => value !== onHand);
    const low = changes.filter(({ value, reserved }) => value < reserved);
    return {
      changes: changes.filter(({ value, reserved }) => value >= reserved).map(plain),
      unchanged: known.length - changes.length,
      problems: [
        ...(await unknownProblems(
          ctx,
          label,
          rows.filter(({ code }) => !stored.has(code)),
        )),
        ...low.map((one) => belowReserved({ ...one, column, onHand: one.value })),
      ],
    };
  },
  write: async (inside, changes, { atOnce, keepGoing, step, noting }) => {
    const wanted = changes
      .map((one) => ({ ...one, column, onHand: one.value }))
      .toSorted((a, b) => a.productId - b.productId || a.branchId - b.branchId);
    const refused = await lockOnHand(inside, wanted);
    if (refused.length > 0 && !keepGoing) return refused.map(belowReserved);
    const left = new Set(refused.map(({ row }) => row));
    const seen: SeenStock = { moves: [], stays: [] };
    for (const page of pagesOf(
      wanted.filter(({ row }) => !left.has(row)),
      atOnce,
    )) {
      const codeOf = new Map(page.map(({ productId, code }) => [productId, code]));
      if (noting) await noteUnits(inside, noting, page, { codeOf, branchIds });
      const { moves, stays } = await setOnHand(inside, page);
      seen.moves.push(...moves);
      seen.stays.push(...stays);
      step(page.length);
    }
    await noteStock(inside, seen);
    return refused.map(belowReserved);
  },
});

const plain = ({ row, code, name, productId, branchId, before, value }: ListChange): ListChange => ({
  row,
  code,
  name,
  productId,
  branchId,
  before,
  value,
});

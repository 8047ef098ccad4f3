import { createHash } from 'node:crypto';
import { gtin14 } from '#contract/plain/product-numbers';
import type { ProductToSave } from '#server/catalogue/product-to-save';
import { previewProduct, type StoredProduct } from '#server/catalogue/save-products.service';
import type { Ctx } from '#server/ctx';
import { buildProduct, missingOf } from '#server/import/build-product';
import { type Header, labelOf, labelOfStock } from '#server/import/header';
import { noteMissing, nothingMissing } from '#server/import/missing-names';
import { addOutcome, noOutcomes } from '#server/import/outcomes';
import { findPictures, imageIdsOf, picturePathsOf } from '#server/import/pictures';
import type { Checking, Plan, StockRow } from '#server/import/plan';
import { findBefore } from '#server/import/previous-codes';
import { addProblems, noProblems, type Problem } from '#server/import/problem';
import type { ProductRow } from '#server/import/read-row';
import { isLeftOut } from '#server/import/rules';
import { readBatches, type Scan } from '#server/import/scan-sheet';
import { findLostZeros } from '#server/import/similar-codes';
import { isInSite } from '#server/read-model/visibility';
import { findOnHand } from '#server/stock/on-hand.service';
import { sites } from '#sites/all';

export const batchSize = 500;

/** Holds every row against what is stored, without writing or locking anything. */
export const checkRows = async (ctx: Ctx, checking: Checking, { wrong, repeated }: Scan): Promise<Plan> => {
  const { sheet, more, onProgress } = checking;
  const plan: Plan = {
    problems: noProblems(),
    write: new Map(),
    unchanged: 0,
    hidden: 0,
    outcomes: noOutcomes(),
    digest: createHash('sha256'),
    stock: new Map(),
    missing: nothingMissing(),
    previous: new Map(),
    unknown: new Set(),
    barcodes: new Map(),
    moved: [],
  };
  let done = 0;
  for await (const batch of readBatches(sheet, more, batchSize, ({ row = 0 }) => !wrong.has(row))) {
    await checkBatch(ctx, checking, batch, plan, repeated);
    done += batch.length;
    onProgress(done);
  }
  return plan;
};

const checkBatch = async (
  ctx: Ctx,
  checking: Checking,
  batch: readonly ProductRow[],
  plan: Plan,
  repeated: Scan['repeated'],
) => {
  const { names, pictures, rules } = checking;
  const { header } = checking.sheet;
  const { stored, problemsOf } = await findBefore(ctx, checking, batch, plan);
  const stockOf = await stockRows(ctx, checking, batch, (code) => stored.get(code)?.id);
  const lacking = batch.filter((row) => {
    const before = stored.get(row.code);
    return isLeftOut(before, rules) || missingOf(row, before, rules).length > 0;
  });
  const lostZeros = await findLostZeros(
    ctx,
    lacking.flatMap(({ code, values }) => [code, ...(values.previousCodes ?? [])]),
  );
  const wrongPictures = await findPictures(ctx, pictures, batch, stored);
  for (const row of batch) {
    const before = stored.get(row.code);
    if (isLeftOut(before, rules)) {
      const problems = [...problemsOf(row), ...lostOf(row, header, lostZeros)];
      addProblems(plan.problems, problems);
      if (problems.length === 0 && !repeated.has(row.row ?? 0))
        addOutcome(plan.outcomes, leftOf(row), { row: row.row, known: 'leftOut' });
      continue;
    }
    const built = buildProduct(row, before, { header, names, images: imageIdsOf(pictures, row.code), rules });
    const stock = stockOf(row);
    const left = row.values.category && before ? otherSite(ctx, before) : undefined;
    const problems = [
      ...problemsOf(row),
      ...(left && !checking.move ? [wouldMove(ctx, row, header, left)] : []),
      ...lostOf(row, header, lostZeros),
      ...('problems' in built ? built.problems : []),
      ...stock.filter(({ onHand, reserved }) => onHand < reserved).map(belowReserved),
      ...pictureProblems(row, header, wrongPictures.get(row.code)),
    ];
    addProblems(plan.problems, problems);
    if (problems.length > 0 || 'problems' in built || repeated.has(row.row ?? 0)) continue;
    if (left) plan.moved.push(`${row.code} (de ${left})`);
    noteMissing(plan.missing, names, row.values);
    if (row.values.barcode) plan.barcodes.set(row.code, gtin14(row.values.barcode));
    const outcome = previewProduct(built.product, before);
    if (before && !before.isPublic && built.product.isPublic === undefined) plan.hidden += 1;
    const moved = stock.filter(({ onHand, before: units }) => onHand !== units);
    if (outcome === 'same' && moved.length === 0) {
      plan.unchanged += 1;
      continue;
    }
    plan.digest.update(
      JSON.stringify([
        row.code,
        before?.price,
        // The id of a picture is another once it is kept.
        { ...built.product, images: picturePathsOf(pictures, row.code) },
        moved.map(({ branchId, onHand, before: units }) => [branchId, onHand, units]),
      ]),
    );
    const known = outcome === 'created' ? outcome : undefined;
    addOutcome(plan.outcomes, exampleOf(built.product, before), { row: row.row, known });
    plan.write.set(row.code, outcome === 'created' ? 'created' : 'changed');
    if (moved.length > 0) plan.stock.set(row.code, moved.map(plain));
  }
};

const leftOf = ({ code, values }: ProductRow) => ({
  code,
  name: values.name ?? '',
  from: null,
  to: values.price ?? null,
});

const exampleOf = ({ code, name, price }: ProductToSave, before: StoredProduct | undefined) => {
  const from = before?.price ?? null;
  return { code, name: name ?? before?.name ?? '', from, to: price ?? from };
};

/** Codes of a row that lost the zeros which a product's has. */
const lostOf = ({ row, code, values }: ProductRow, header: Header, lostZeros: LostZeros): Problem[] => {
  const asked = [
    ['code', code] as const,
    ...(values.previousCodes ?? []).map((one) => ['previousCodes', one] as const),
  ];
  return asked.flatMap(([field, one]) => {
    const says = lostZeros(one);
    return says ? [{ row, column: labelOf(header, field), says }] : [];
  });
};
type LostZeros = Awaited<ReturnType<typeof findLostZeros>>;

/** The site that a product is of, where that is not the ctx's. */
const otherSite = (ctx: Ctx, { categoryId }: StoredProduct) =>
  isInSite(ctx, categoryId) ? undefined : Object.values(sites).find((site) => isInSite({ site }, categoryId))?.id;

const wouldMove = ({ site }: Ctx, { row, code }: ProductRow, header: Header, left: string): Problem => ({
  row,
  column: labelOf(header, 'category'),
  says: `«${code}» es de ${left} y con esta categoría pasaría a ${site.id}: si es lo que querés, agregá --mover`,
});

const plain = ({ productId, branchId, onHand, code, row, column }: StockRow): StockRow => ({
  productId,
  branchId,
  onHand,
  code,
  row,
  column,
});

/** Problems of a product's pictures, at its row where it has one. */
export const pictureProblems = ({ row }: Pick<ProductRow, 'row'>, header: Header, sentences: readonly string[] = []) =>
  sentences.map((says): Problem => ({ row, column: row ? labelOf(header, 'images') : 'imágenes', says }));

/** The units that a row asks for at a product that exists, with those it has and those that orders hold. */
const stockRows = async (
  ctx: Ctx,
  { sheet, branchIds }: Checking,
  batch: readonly ProductRow[],
  idOf: (code: string) => number | undefined,
) => {
  const ids = batch.flatMap((row) => (row.stock.size > 0 ? (idOf(row.code) ?? []) : []));
  const rows = ids.length > 0 ? await findOnHand(ctx, ids) : [];
  const stored = new Map(rows.map((row) => [`${row.productId} ${row.branchId}`, row]));
  return ({ code, row, stock }: ProductRow) =>
    [...stock].flatMap(([branchCode, onHand]) => {
      const [productId, branchId] = [idOf(code), branchIds.get(branchCode)];
      if (!productId || !branchId) return [];
      const now = stored.get(`${productId} ${branchId}`) ?? { onHand: 0, reserved: 0 };
      const column = labelOfStock(sheet.header, branchCode);
      return [{ productId, branchId, onHand, code, row, column, before: now.onHand, reserved: now.reserved }];
    });
};

export const belowReserved = ({ row, column, onHand, reserved }: StockRow & { reserved: number }): Problem => ({
  row,
  column,
  says: `dice ${onHand}, y hay ${reserved} reservados por pedidos`,
});

import type { Parsed } from '#contract/contract';
import { type MessageCode, sentence } from '#contract/plain/messages';
import type { StockRow } from '#contract/stock';
import { readForSale } from '#server/catalogue/for-sale.store';
import type { Ctx, Inside } from '#server/ctx';
import { recordHistories } from '#server/history/history.service';
import { inTransaction } from '#server/in-transaction';
import { fieldRefusal, Refusal } from '#server/refusal';
import { lockShelves } from '#server/stock/on-hand.service';
import { listStockedBranches } from '#server/stock/stock.service';
import { stockRowsOf } from '#server/stock/stock-list.service';

// docs/decisions/009-stock-changes.md says what each of these refuses, and why.

type Branch = { id: number; code: string; name: string };
type Product = { id: number; code: string; name: string };
/** The units to set on a shelf, and the units that were seen there before. */
type Wanted = { product: Product; branch: Branch; quantity: number; before: number };
type Problem = { code: MessageCode; details: Record<string, string | number> };

/** Sets what lies on a shelf. Throws stock.stale or stock.held, product.notFound, or a 422 at the branch. */
export const setStock = (ctx: Ctx, { code, branchCode, quantity, before, reason }: Parsed<'stock/set'>) =>
  inTransaction(ctx, async (inside): Promise<StockRow> => {
    const branch = await requireBranch(inside, 'branchCode', branchCode);
    const product = await requireProduct(inside, code);
    const [problem] = await change(inside, [{ product, branch, quantity, before }], reason ?? 'Corrección');
    if (problem) throw refusalOf(problem, { quantity: textOf(problem) });
    const [row] = await stockRowsOf(inside, [product.id], branch.code);
    if (!row) throw new Error(`Stock: ${code} at ${branchCode} is not there.`);
    return row;
  });

/** Puts units of a product that was just made on its shelves. Throws a 422 at a branch that is not there, or comes twice. */
export const putFirstUnits = async (inside: Inside, code: string, shelves: Parsed<'product/add'>['shelves']) => {
  if (shelves.length === 0) return;
  const product = await requireProduct(inside, code);
  const branches = await listStockedBranches(inside);
  const wanted: Wanted[] = [];
  for (const [at, { branchCode, quantity }] of shelves.entries()) {
    const branch = branches.find((one) => one.code === branchCode);
    if (!branch) throw fieldRefusal(`shelves.${at}.branchCode`, 'order.branch');
    if (wanted.some((one) => one.branch.id === branch.id))
      throw fieldRefusal(`shelves.${at}.branchCode`, 'stock.sameBranch');
    wanted.push({ product, branch, quantity, before: 0 });
  }
  await change(inside, wanted, 'Producto nuevo');
};

/** Stores a count of a branch, all of it or nothing: each line that cannot be stored has its sentence. */
export const countStock = (ctx: Ctx, { branchCode, items, reason }: Parsed<'stock/count'>) =>
  inTransaction(ctx, async (inside): Promise<StockRow[]> => {
    const branch = await requireBranch(inside, 'branchCode', branchCode);
    const found = new Map(
      (await readForSale(inside.db, [...new Set(items.map(({ code }) => code))])).map((one) => [one.code, one]),
    );
    const seen = new Set<string>();
    const wrong: Record<string, string> = {};
    const wanted = items.flatMap(({ code, quantity, before }, at) => {
      const product = found.get(code);
      if (!product) wrong[`items.${at}.code`] = sentence('product.notFound');
      else if (seen.has(code)) wrong[`items.${at}.code`] = sentence('stock.twice');
      seen.add(code);
      return product ? [{ product, branch, quantity, before }] : [];
    });
    if (Object.keys(wrong).length > 0) throw new Refusal('call.fields', {}, { fields: wrong });
    const problems = await change(inside, wanted, withNote('Recuento', reason));
    const refused = [...problems.entries()].filter((entry): entry is [number, Problem] => entry[1] !== undefined);
    const [first] = refused;
    if (first) {
      const fields = Object.fromEntries(refused.map(([at, problem]) => [`items.${at}.quantity`, textOf(problem)]));
      if (refused.length === 1) throw refusalOf(first[1], fields);
      throw new Refusal('stock.manyRefused', { count: refused.length }, { fields });
    }
    return stockRowsOf(
      inside,
      wanted.map(({ product }) => product.id),
      branch.code,
    );
  });

/** Moves units that are free from one branch to another. Throws stock.stale, stock.notFree, product.notFound, or a 422 at a branch. */
export const transferStock = (ctx: Ctx, input: Parsed<'stock/transfer'>) =>
  inTransaction(ctx, async (inside): Promise<StockRow[]> => {
    const { code, quantity, before } = input;
    const from = await requireBranch(inside, 'fromBranchCode', input.fromBranchCode);
    const to = await requireBranch(inside, 'toBranchCode', input.toBranchCode);
    if (from.id === to.id) throw fieldRefusal('toBranchCode', 'stock.sameBranch');
    const product = await requireProduct(inside, code);
    const shelves = await lockShelves(
      inside,
      [from, to].map((branch) => ({ productId: product.id, branchId: branch.id })),
    );
    const [giving, taking] = [from, to].map((branch) => shelves.at({ productId: product.id, branchId: branch.id }));
    if (!giving || !taking) throw new Error('Stock: a transfer has two ends.');
    const of = { product: product.name, branch: from.name };
    const free = giving.onHand - giving.reserved;
    const problem: Problem | undefined =
      giving.onHand !== before
        ? { code: 'stock.stale', details: { ...of, stored: giving.onHand } }
        : free < quantity
          ? { code: 'stock.notFree', details: { ...of, free, quantity } }
          : undefined;
    if (problem) throw refusalOf(problem, { quantity: textOf(problem) });
    const stored = { [from.code]: giving.onHand, [to.code]: taking.onHand };
    giving.onHand -= quantity;
    taking.onHand += quantity;
    const values = { [from.code]: giving.onHand, [to.code]: taking.onHand };
    await shelves.save();
    const reason = withNote(`Traslado de ${from.name} a ${to.name}`, input.reason);
    await recordHistories(inside, [{ thing: thing(code), stored, values }], { reason });
    return stockRowsOf(inside, [product.id]);
  });

/** For a field that is wrong: whether there is the product at all. */
export const requireStocked = async (ctx: Ctx, code: string) => void (await requireProduct(ctx, code));

const thing = (code: string) => ({ entity: 'stock', id: code });

const withNote = (what: string, note: string | null) => (note === null ? what : `${what}: ${note}`);

/** Sets what is wanted and notes why, or answers for each what stands against it. */
const change = async (inside: Inside, wanted: readonly Wanted[], reason: string): Promise<(Problem | undefined)[]> => {
  const at = ({ product, branch }: Wanted) => ({ productId: product.id, branchId: branch.id });
  const shelves = await lockShelves(inside, wanted.map(at));
  const problems = wanted.map((one) => problemOf(one, shelves.at(at(one))));
  if (problems.some((problem) => problem !== undefined)) return problems;
  const changes = wanted.map((one) => {
    const shelf = shelves.at(at(one));
    const stored = { [one.branch.code]: shelf.onHand };
    shelf.onHand = one.quantity;
    return { thing: thing(one.product.code), stored, values: { [one.branch.code]: one.quantity } };
  });
  await shelves.save();
  await recordHistories(inside, changes, { reason });
  return problems;
};

const problemOf = (
  { product, branch, quantity, before }: Wanted,
  { onHand, reserved }: { onHand: number; reserved: number },
): Problem | undefined => {
  const of = { product: product.name, branch: branch.name };
  if (onHand !== before && onHand !== quantity) return { code: 'stock.stale', details: { ...of, stored: onHand } };
  if (quantity < reserved) return { code: 'stock.held', details: { ...of, reserved, quantity } };
  return undefined;
};

const textOf = ({ code, details }: Problem) => sentence(code, details);
const refusalOf = ({ code, details }: Problem, fields: Record<string, string>) =>
  new Refusal(code, details, { fields });

const requireProduct = async (ctx: Ctx, code: string): Promise<Product> => {
  const [product] = await readForSale(ctx.db, [code]);
  if (!product) throw new Refusal('product.notFound');
  return product;
};

const requireBranch = async (ctx: Ctx, field: string, code: string): Promise<Branch> => {
  const branch = (await listStockedBranches(ctx)).find((one) => one.code === code);
  if (!branch) throw fieldRefusal(field, 'order.branch');
  return branch;
};

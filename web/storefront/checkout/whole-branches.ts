import { isShort, type LineStock, leftOf } from '#web/data/stock';

const shelfAt = (stock: LineStock, branchCode: string) =>
  stock && stock !== 'gone' ? stock.branches.find(({ code }) => code === branchCode) : undefined;

/** The branches that have enough of every line; none until it is known of all, or where it cannot be. */
export const wholeBranches = <B extends { code: string }>(branches: readonly B[], stocks: readonly LineStock[]) =>
  branches.filter(({ code }) => stocks.every((stock) => shelfAt(stock, code)?.hasEnough));

/** A line of which a branch has too few. `left` is absent where it has some and the number is not told. */
export type Lack<L> = { line: L; left: number | undefined };

/** The lines of which a branch is known to have too few, and how many it has. */
export const lackingAt = <L>(branchCode: string, lines: readonly L[], stockOf: (line: L) => LineStock): Lack<L>[] =>
  lines.flatMap((line) => {
    const stock = stockOf(line);
    const shelf = shelfAt(stock, branchCode);
    if (!stock || (shelf && shelf.hasEnough !== false)) return [];
    return [{ line, left: shelf?.hasAny ? shelf.left : 0 }];
  });

/** Whether a line is known to be short: at a branch, or in the whole shop where there is none. */
export const isLacking = <L>(branchCode: string | null, lines: readonly L[], stockOf: (line: L) => LineStock) =>
  branchCode === null ? lines.some((line) => isShort(stockOf(line))) : lackingAt(branchCode, lines, stockOf).length > 0;

/** Whether enough of a line was known to be there: at a branch, or in the whole shop where there is none. */
export const isEnoughAt = (stock: LineStock, branchCode: string | null) => {
  if (branchCode !== null) return shelfAt(stock, branchCode)?.hasEnough === true;
  if (!stock || isShort(stock) || stock === 'gone') return false;
  // A visitor hears exactly of the whole shop where he does of a branch.
  return leftOf(stock) !== undefined || stock.branches.some(({ hasEnough }) => hasEnough);
};

/** Whether something of the cart would be left for the one who takes what a branch has. */
export const leavesAny = (lacking: readonly Lack<unknown>[], lines: readonly unknown[]) =>
  lacking.length < lines.length || lacking.some(({ left }) => left);

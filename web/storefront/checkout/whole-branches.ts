import type { LineStock } from '#web/data/stock';

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

/** Whether something of the cart would be left for the one who takes what a branch has. */
export const leavesAny = (lacking: readonly Lack<unknown>[], lines: readonly unknown[]) =>
  lacking.length < lines.length || lacking.some(({ left }) => left);

import { isShort, type LineStock } from '#web/data/stock';

const hasEnough = (stock: LineStock, branchCode: string) =>
  typeof stock === 'object' &&
  Boolean(stock?.branches.find(({ code, hasEnough: enough }) => code === branchCode && enough));

/** The branches that have enough of every line; none until it is known of all, or where it cannot be. */
export const wholeBranches = <B extends { code: string }>(branches: readonly B[], stocks: readonly LineStock[]) =>
  branches.filter(({ code }) => stocks.every((stock) => hasEnough(stock, code)));

/** The lines of which a branch is known to have too few: whether it has any, and whether the whole shop is short. */
export const lackingAt = <L>(branchCode: string, lines: readonly L[], stockOf: (line: L) => LineStock) =>
  lines.flatMap((line) => {
    const stock = stockOf(line);
    if (!stock || hasEnough(stock, branchCode)) return [];
    const hasAny = stock !== 'gone' && stock.branches.some((one) => one.code === branchCode && one.hasAny);
    return [{ line, hasAny, isShort: isShort(stock) }];
  });

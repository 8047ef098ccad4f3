import type { StockRow } from '#contract/stock';

type Shared = Pick<StockRow, 'code' | 'name' | 'isPublic' | 'minStock' | 'image'>;
/** A product with its stock at each branch; `total`: what is free of it at all of them. */
export type StockedProduct = Shared & { total: number; branches: StockRow[] };

/** The products of these rows, in their order. */
export const stockedProducts = (rows: readonly StockRow[]): StockedProduct[] =>
  [...Map.groupBy(rows, ({ code }) => code).values()].flatMap((branches) => {
    const [first] = branches;
    if (!first) return [];
    const { code, name, isPublic, minStock, image } = first;
    const total = branches.reduce((sum, { quant }) => sum + quant, 0);
    return { code, name, isPublic, minStock, image, total, branches };
  });

/** Whether there is less of a product than its minimum. */
export const isBelowMinimum = ({ total, minStock }: Pick<StockedProduct, 'total' | 'minStock'>) =>
  minStock !== null && total < minStock;

type Branch = { code: string; name: string };

/** The branches that the site offers, and others where these rows say that something may lie. */
export const stockedBranches = (offered: readonly Branch[], rows: readonly StockRow[]): Branch[] => {
  const others = new Map(rows.map(({ branchCode, branchName }) => [branchCode, branchName]));
  for (const { code } of offered) others.delete(code);
  return [...offered, ...[...others].map(([code, name]) => ({ code, name }))];
};

import { bareCell } from './cell.ts';
import { splitAmount } from './money.ts';
import type { Sheet } from './sheet-row.ts';
import { isPrice } from './targets.ts';

/** How many prices say by themselves that they are in dollars: `U$S 5`, or the format of a workbook's cell. */
export const pricesInDollars = async ({ header, rows }: Sheet): Promise<number> => {
  const prices = header.columns.flatMap(({ at, target }) =>
    target.kind === 'field' && isPrice(target.field) ? [at] : [],
  );
  let count = 0;
  for await (const row of rows()) {
    if ('error' in row) continue;
    count += prices.filter((at) => splitAmount(bareCell(row.cells[at] ?? '')).currency === 'USD').length;
  }
  return count;
};

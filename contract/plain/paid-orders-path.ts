/** How many chosen orders one export has at most. */
export const exportedMost = 100;

type Which = { toCompany: number } & ({ from: string; to: string } | { numbers: readonly number[] });

/** Address of the paid orders of a company as a spreadsheet: by days as YYYY-MM-DD, either may be '', or by their numbers. */
export const paidOrdersPath = (which: Which) =>
  `/rest/order/exportPaid?${new URLSearchParams(Object.entries(which).map(([name, value]) => [name, String(value)]))}`;

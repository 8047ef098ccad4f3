/** Address of the paid orders of a company as a spreadsheet; days as YYYY-MM-DD, either may be ''. */
export const paidOrdersPath = (range: { toCompany: number; from: string; to: string }) =>
  `/rest/order/exportPaid?${new URLSearchParams({ ...range, toCompany: String(range.toCompany) })}`;

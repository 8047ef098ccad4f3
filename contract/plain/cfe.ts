/** Electronic fiscal documents (CFE) that can be noted on an order, by the code of the tax office. */
export const cfeTypes: Record<number, string> = {
  101: 'e-Ticket',
  102: 'Nota de crédito de e-Ticket',
  103: 'Nota de débito de e-Ticket',
  111: 'e-Factura',
  112: 'Nota de crédito de e-Factura',
  113: 'Nota de débito de e-Factura',
};

/** One or two letters or digits. */
export const isCfeSeries = (series: string) => /^[A-Z0-9]{1,2}$/.test(series);
export const cfeNumberMax = 9_999_999;
/** How many an order may have. */
export const cfesMax = 10;

/** 'e-Factura A 123'. */
export const cfeText = ({ type, series, number }: { type: number; series: string; number: number }) =>
  `${cfeTypes[type] ?? type} ${series} ${number}`;

/** The type that is issued first: who has a RUT gets an e-Factura. */
export const usualCfe = ({ companyIdentifier }: { companyIdentifier: string | null }) =>
  companyIdentifier ? 111 : 101;

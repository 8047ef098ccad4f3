import { plainCode } from '#server/plain-text';
import { columns } from './columns.ts';
import type { BoundColumn } from './header-columns.ts';

/** Where the columns of a short list stand: codes with prices, or with branches and quantities. */
export type ListHeader =
  | { form: 'prices'; code: number; price: number; currency: number | undefined }
  | { form: 'stock'; code: number; branch: number; quantity: number };

const branchNames = new Set(['sucursal', 'branch', 'local'].map(plainCode));
const quantityNames = new Set(
  ['cantidad', 'quantity', 'unidades', 'stock', 'existencia', 'existencias'].map(plainCode),
);
const codeNames = new Set(columns.code.names.map(plainCode));

/** Recognises a list of stock by its three columns; others that it has are not used. */
export const stockListHeader = (labels: readonly string[]): (ListHeader & { unused: string[] }) | undefined => {
  const at = (names: ReadonlySet<string>) => labels.findIndex((label) => names.has(plainCode(label)));
  const [code, branch, quantity] = [at(codeNames), at(branchNames), at(quantityNames)];
  if (Math.min(code, branch, quantity) < 0) return undefined;
  const unused = labels.filter((label, column) => label && ![code, branch, quantity].includes(column));
  return { form: 'stock', code, branch, quantity, unused };
};

/** Recognises a list of prices: a code, a price, perhaps its currency, and nothing else that the shop knows. */
export const priceListHeader = (bound: readonly BoundColumn[]): ListHeader | undefined => {
  const at = (field: string) => bound.find(({ target }) => target.kind === 'field' && target.field === field)?.at;
  const [code, price, currency] = [at('code'), at('price'), at('currency')];
  const known = currency === undefined ? 2 : 3;
  if (bound.length !== known || code === undefined || price === undefined) return undefined;
  return { form: 'prices', code, price, currency };
};

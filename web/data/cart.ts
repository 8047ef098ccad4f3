import { cartLinesMax } from '#contract/plain/cart-lines-max';
import { withoutVehicle } from '#contract/plain/for-vehicle';
import { createBrowserStore, useBrowserStore } from '#web/data/browser-store';

/**
 * `price` in cents as it was when the line was added or last looked up; absent where prices are not shown. `imageCode`
 * is the code of its page and picture, where that is a family's.
 */
export type CartLine = {
  code: string;
  name: string;
  /** A part in one line, with category and maker (contract/plain/item-name.ts); it is shown for its name. */
  longName?: string;
  /** Its maker. */
  brand?: string;
  quantity: number;
  price?: number;
  image?: string;
  imageCode?: string;
  /** The vehicle for which a part was found, and its year, as its long name says. */
  vehicleId?: number;
  vehicleYear?: number;
};
/** `guid` names the order that this very content would make; it changes with the content (O2). */
export type Cart = { guid: string; lines: readonly CartLine[] };

const isLine = (value: unknown): value is CartLine =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as CartLine).code === 'string' &&
  typeof (value as CartLine).name === 'string' &&
  Number.isInteger((value as CartLine).quantity) &&
  (value as CartLine).quantity > 0;

const store = createBrowserStore<Cart>('cart', { guid: '', lines: [] }, (stored) => {
  const { guid, lines } = stored as Cart;
  return { guid: String(guid), lines: lines.filter(isLine) };
});

// crypto.randomUUID exists in secure contexts only, and a shop may run in a plain local network.
export const newGuid = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, i) => (i === 6 ? (byte & 15) | 64 : i === 8 ? (byte & 63) | 128 : byte));
  return hex
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};

const change = (lines: readonly CartLine[]) => store.set({ guid: newGuid(), lines });

/** The cart of this browser. */
export const useCart = () => useBrowserStore(store);

const changeLine = (code: string, changed: Partial<CartLine>) =>
  change(store.get().lines.map((line) => (line.code === code ? { ...line, ...changed } : line)));

const withoutPrice = (line: CartLine): CartLine => {
  const { price: _, ...rest } = line;
  return rest;
};

const forAnyVehicle = ({ vehicleId: _id, vehicleYear: _year, longName, ...line }: CartLine): CartLine => ({
  ...line,
  ...(longName && { longName: withoutVehicle(longName) }),
});

const unitsMax = 9999;
const bounded = (quantity: number) => Math.min(Math.max(1, Math.trunc(quantity) || 1), unitsMax);

/** Changes the cart from anywhere in the browser. Quantities are from 1 to 9999. */
export const cart = {
  get: store.get,
  /** Adds units to a line or a new line; false where the cart has as many lines as an order may have. */
  add: (line: CartLine): boolean => {
    const { lines } = store.get();
    const known = lines.find(({ code }) => code === line.code);
    if (!known && lines.length >= cartLinesMax) return false;
    const isOneVehicle = !known || (known.vehicleId === line.vehicleId && known.vehicleYear === line.vehicleYear);
    const own = isOneVehicle ? line : forAnyVehicle(line);
    const added = { ...own, quantity: bounded(line.quantity + (known?.quantity ?? 0)) };
    change(known ? lines.map((one) => (one === known ? added : one)) : [...lines, added]);
    return true;
  },
  setQuantity: (code: string, quantity: number) => changeLine(code, { quantity: bounded(quantity) }),
  /** Takes the prices from all lines, in what is kept too: who is here now may not see them (C7). */
  hidePrices: () => {
    const { lines } = store.get();
    if (lines.some(({ price }) => price !== undefined)) change(lines.map(withoutPrice));
  },
  /** The price in cents as the shop says it now. */
  setPrice: (code: string, price: number) => changeLine(code, { price }),
  remove: (code: string) => change(store.get().lines.filter((line) => line.code !== code)),
  clear: () => change([]),
};

/** Units in the cart. */
export const countOf = ({ lines }: Cart) => lines.reduce((sum, line) => sum + line.quantity, 0);
/** Sum in cents; undefined where a price is not shown. */
export const totalOf = ({ lines }: Cart) =>
  lines.reduce<number | undefined>(
    (sum, { price, quantity }) => (sum === undefined || price === undefined ? undefined : sum + price * quantity),
    0,
  );

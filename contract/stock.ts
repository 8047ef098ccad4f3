import { z } from 'zod';
import { defineCalls } from '#contract/call';
import { available } from '#contract/catalogue';
import { categoryId, guid, key, optionalText } from '#contract/fields';
import { filterText, listInput } from '#contract/filters';
import { cartLinesMax } from '#contract/plain/cart-lines-max';
import { messages } from '#contract/plain/messages';

/**
 * `quant` and `total` are numbers for sellers alone; everyone else learns per branch whether it has any, and whether it has
 * as many as were asked (`hasEnough`, absent where a visitor is not told). `left` tells the signed-in how many of the asked
 * ones there are, up to 20 (docs/decisions/034-stock-at-the-checkout.md).
 */
export const stock = z.object({
  code: z.string(),
  available,
  total: z.number().optional(),
  left: z.number().optional(),
  branches: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      hasAny: z.boolean(),
      hasEnough: z.boolean().optional(),
      left: z.number().optional(),
      quant: z.number().optional(),
    }),
  ),
});
export type Stock = z.output<typeof stock>;

export const quantity = z.number().int().min(1, messages['field.quantity']).max(9999, messages['field.quantity']);

const onHandMax = 999_999;
/** Units on a shelf, as counted. */
export const onHand = z.number().int().min(0, messages['field.onHand']).max(onHandMax, messages['field.onHand']);

/** Units of a new product on its shelf at a branch. */
export const firstUnits = z.object({ branchCode: key(20), quantity: onHand });

/**
 * A product's stock at a branch, as staff sees it. `quant` is free stock: on-hand less reserved. `minStock` is for all
 * branches.
 */
const stockRow = z.object({
  code: z.string(),
  name: z.string(),
  isPublic: z.boolean(),
  branchCode: z.string(),
  branchName: z.string(),
  onHand: z.number(),
  reserved: z.number(),
  quant: z.number(),
  minStock: z.number().nullable(),
  /** Its first picture, where whole products are listed. */
  image: z.string().optional(),
});
export type StockRow = z.output<typeof stockRow>;

/**
 * Units that an order holds of a product at a branch. Orders that the caller may not see make one sum a branch, without
 * `order`.
 */
const stockHold = z.object({
  branchCode: z.string(),
  branchName: z.string(),
  quantity: z.number(),
  order: z
    .object({
      guid,
      number: z.number(),
      date: z.string(),
      state: z.string(),
      toCompanyId: z.number(),
      personName: z.string().nullable(),
      companyName: z.string().nullable(),
    })
    .nullable(),
});
export type StockHold = z.output<typeof stockHold>;

/** Why somebody changes stock by hand. */
const reason = optionalText(200);
const rows = z.object({ data: z.array(stockRow) });

/** Lines that a count may have. */
export const countLinesMax = 500;

export const stockCalls = defineCalls({
  'stock/find': {
    summary: 'Dice si hay de un producto la cantidad pedida, en total y en cada sucursal',
    access: 'anyone',
    input: z.object({ code: key(60), quantity: quantity.default(1) }),
    output: z.object({ data: stock }),
  },
  /**
   * For a page's cards and a cart's lines, all in one; what does not exist for the caller is left out. `quantities` says
   * how many are asked of each code in turn, one where it says nothing.
   */
  'stock/listByCodes': {
    summary: 'Dice, de cada producto pedido, si hay la cantidad que se pide',
    access: 'anyone',
    input: z.object({
      codes: z.array(key(60)).max(cartLinesMax),
      quantities: z.array(quantity).max(cartLinesMax).optional(),
    }),
    output: z.object({ data: z.array(stock) }),
  },
  /**
   * The lowest first, 5,000 rows of them; by text or code what search finds, whether or not it ever had stock. A code may be a barcode too, of several products; `barcode` is one alone.
   * `belowMinimum`: products of which all branches together have less free than their minimum.
   * `wholeProducts`: rows and `resultCount` count products, each with the rows of all branches.
   */
  'stock/filter': {
    summary: 'Lista el stock de cada producto y sucursal, primero lo que menos tiene',
    access: 'seller',
    input: listInput({
      text: filterText,
      code: key(60),
      barcode: key(30),
      branchCode: key(20),
      categoryId,
      belowMinimum: z.boolean(),
      wholeProducts: z.boolean(),
    }),
    output: z.object({ data: z.array(stockRow), resultCount: z.number() }),
  },
  'stock/listHolds': {
    summary: 'Lista los pedidos que tienen reservadas unidades de un producto',
    access: 'seller',
    input: z.object({ code: key(60) }),
    output: z.object({ data: z.array(stockHold) }),
  },
  /** `before` is the on-hand that was seen (decisions W5). */
  'stock/set': {
    summary: 'Corrige las unidades de un producto en una sucursal',
    access: 'seller',
    input: z.object({ code: key(60), branchCode: key(20), quantity: onHand, before: z.number().int(), reason }),
    output: z.object({ data: stockRow }),
  },
  'stock/count': {
    summary: 'Guarda el recuento de una sucursal, todo o nada',
    access: 'seller',
    input: z.object({
      branchCode: key(20),
      items: z.array(z.object({ code: key(60), quantity: onHand, before: z.number().int() })).max(countLinesMax),
      reason,
    }),
    output: rows,
  },
  'stock/transfer': {
    summary: 'Traslada unidades de un producto de una sucursal a otra',
    access: 'seller',
    input: z.object({
      code: key(60),
      fromBranchCode: key(20),
      toBranchCode: key(20),
      quantity,
      before: z.number().int(),
      reason,
    }),
    output: rows,
  },
});

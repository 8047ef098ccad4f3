import type { CallNames } from '#contract/call';
import { entity, list, same } from '#contract/plain/entity';
import type { stockCalls } from '#contract/stock';

/** A product at a branch: decisions W8 give its names. */
export const stockRow = same('code name isPublic branchCode branchName onHand reserved quant minStock image');
const order = entity('Order', 'number date state toCompanyId personName companyName', { guid: 'OrderGUID' });
export const stockHold = { ...same('branchCode branchName quantity'), order: list('Order', order) };
export const countedItem = { ...same('code quantity'), before: 'quantity_Z' };

const keys = { before: 'quantity_Z' };

export const calls: CallNames<typeof stockCalls> = {
  'stock/find': {},
  'stock/listByCodes': {},
  'stock/filter': { out: { data: stockRow } },
  'stock/listHolds': { out: { data: stockHold } },
  'stock/set': { keys, out: { data: stockRow } },
  'stock/count': { in: { items: countedItem }, out: { data: stockRow } },
  'stock/transfer': { keys, out: { data: stockRow } },
};

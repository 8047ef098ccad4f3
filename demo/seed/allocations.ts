import type { DemoProduct } from '#demo/catalogue/products';
import type { DemoOrder } from '#demo/orders';
import { valueOf } from '#demo/seed/insert';
import { allocate } from '#server/stock/allocate';

const branchCodes = ['BUL', 'CLA'] as const;
type BranchCode = (typeof branchCodes)[number];
type DemoAllocation = { code: string; branch: BranchCode; quantity: number };
type Units = Record<BranchCode, { onHand: number; reserved: number }>;

const shipped = new Set(['DIS']);
const held = new Set(['INI', 'PPE', 'PAP']);

/**
 * Which branch gives which units of each order, by the shop's own rule, and what is then on the shelves: dispatched
 * orders took theirs off, open ones hold theirs.
 */
export function allocateOrders(products: readonly DemoProduct[], orders: readonly DemoOrder[]) {
  const numbers = new Map(products.map(({ code }, at) => [code, at]));
  const units = products.map(
    ({ stock }): Units => ({
      BUL: { onHand: stock.BUL, reserved: 0 },
      CLA: { onHand: stock.CLA, reserved: 0 },
    }),
  );
  const freeOf = (at: number) =>
    new Map(
      branchCodes.map((branch, no) => [no, (units[at]?.[branch].onHand ?? 0) - (units[at]?.[branch].reserved ?? 0)]),
    );

  const allocations = orders.map(({ guid, state, lines }) => {
    const wanted = lines.map(({ code, quantity }) => ({ productId: valueOf(numbers, code), quantity }));
    const free = new Map(wanted.map(({ productId }) => [productId, freeOf(productId)]));
    const answer = allocate(wanted, free, [0, 1]);
    if ('shortages' in answer) throw new Error(`The demo's order ${guid} asks for more than there is.`);
    return answer.allocations.map(({ productId, branchId, quantity }): DemoAllocation => {
      const branch = branchCodes[branchId] ?? 'BUL';
      const at = units[productId]?.[branch];
      if (at && held.has(state)) at.reserved += quantity;
      if (at && shipped.has(state)) at.onHand -= quantity;
      return { code: products[productId]?.code ?? '', branch, quantity };
    });
  });
  return { allocations, stock: new Map(products.map(({ code }, at) => [code, units[at] as Units])) };
}

export type DemoStock = ReturnType<typeof allocateOrders>['stock'];

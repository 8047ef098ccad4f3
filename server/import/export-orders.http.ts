import { z } from 'zod';
import { messages } from '#contract/plain/messages';
import { exportedMost } from '#contract/plain/paid-orders-path';
import type { Ctx } from '#server/ctx';
import { withTimeLimits } from '#server/database/time-limits';
import { recordHistory } from '#server/history/history.service';
import type { DoorEntry } from '#server/http/door';
import { parseInput } from '#server/http/parse';
import { exportRows } from '#server/import/export.service';
import { writeCsv } from '#server/import/write-csv';
import { inTransaction } from '#server/in-transaction';
import { requireRight } from '#server/orders/order-access';
import { type PaidRange, requireOrders } from '#server/orders/paid-orders.service';

const day = z.preprocess((value) => value || undefined, z.iso.date(messages['field.day']).optional());
const numbers = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',') : undefined),
  z.array(z.coerce.number().int().positive()).max(exportedMost).optional(),
);
const asked = z.object({ toCompany: z.coerce.number().int(), from: day, to: day, numbers });

const csvOf = async (ctx: Ctx, range: PaidRange & { toCompany: number }) => {
  const pieces: string[] = [];
  let exportedOrders = 0;
  const onProgress = ({ done }: { done: number }) => {
    exportedOrders = done;
  };
  for await (const piece of writeCsv(exportRows(ctx, { form: 'orders', range, onProgress }))) pieces.push(piece);
  const company = { entity: 'company', id: range.toCompany, site: ctx.site.id };
  await inTransaction(ctx, (inside) => recordHistory(inside, company, {}, { exportedOrders }));
  return pieces.join('');
};

/**
 * Exports the paid orders of a company as CSV: those of some days, or of the chosen ones. 403 where the caller only sees
 * them, 404 for another company, or where one of the chosen is not its own.
 */
export const exportEntry: DoorEntry = {
  method: 'GET',
  path: '/rest/order/exportPaid',
  access: 'selOfCompany',
  limit: { name: 'order.exportPaid', points: 30, seconds: 900, shared: false },
  answer: async (ctx, { request }) => {
    const range = parseInput(asked, Object.fromEntries(new URL(request.url).searchParams));
    requireRight(ctx, 'moves', { toCompanyId: range.toCompany }, 'company.notFound');
    if (range.numbers) await requireOrders(ctx, range.toCompany, range.numbers);
    return {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="pedidos.csv"',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      },
      body: await withTimeLimits('batch', () => csvOf(ctx, range)),
    };
  },
};

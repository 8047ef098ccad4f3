import { z } from 'zod';
import { messages } from '#contract/plain/messages';
import type { Ctx } from '#server/ctx';
import { withTimeLimits } from '#server/database/time-limits';
import type { DoorEntry } from '#server/http/door';
import { parseInput } from '#server/http/parse';
import { exportRows } from '#server/import/export.service';
import { writeCsv } from '#server/import/write-csv';
import { requireRight } from '#server/orders/order-access';
import type { PaidRange } from '#server/orders/paid-orders.service';

const day = z.preprocess((value) => value || undefined, z.iso.date(messages['field.day']).optional());
const asked = z.object({ toCompany: z.coerce.number().int(), from: day, to: day });

const csvOf = async (ctx: Ctx, range: PaidRange) => {
  const pieces: string[] = [];
  for await (const piece of writeCsv(exportRows(ctx, { form: 'orders', range }))) pieces.push(piece);
  return pieces.join('');
};

/** Exports the paid orders of a company as CSV. 403 where the caller only sees them, 404 for another company. */
export const exportEntry: DoorEntry = {
  method: 'GET',
  path: '/rest/order/exportPaid',
  access: 'selOfCompany',
  limit: { name: 'order.exportPaid', points: 30, seconds: 900, shared: false },
  answer: async (ctx, { request }) => {
    const range = parseInput(asked, Object.fromEntries(new URL(request.url).searchParams));
    requireRight(ctx, 'moves', { toCompanyId: range.toCompany }, 'company.notFound');
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

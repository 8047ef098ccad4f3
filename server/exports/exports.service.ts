import type { Parsed } from '#contract/contract';
import { type ExportForm, exportForms, type exportKinds } from '#contract/plain/exports';
import type { Ctx } from '#server/ctx';
import { withTimeLimits } from '#server/database/time-limits';
import { recordHistory } from '#server/history/history.service';
import { openExport } from '#server/import/export.service';
import { writeCsv } from '#server/import/write-csv';
import { writeBook } from '#server/import/xlsx/write-book';
import { inTransaction } from '#server/in-transaction';
import { requireRight } from '#server/orders/order-access';
import { type PaidRange, requireOrders } from '#server/orders/paid-orders.service';
import type { MemoryCtx } from '#server/read-model/memory-ctx';
import { findFamilyCodes } from '#server/search/autoparts.service';
import { findProducts } from '#server/search/search.service';

type OfOrders = { form: 'orders' } & PaidRange & { toCompany: number };
type Filters = Parsed<'product/filter'>['filters'] & { branchCode?: string | undefined };
/** The filters of the lists, each under the name of its own. */
type Narrowed = {
  products?: Filters | undefined;
  families?: Parsed<'autopart/filter'>['filters'] | undefined;
  vehicles?: { brandId?: number | undefined } | undefined;
};
type Wanted = { kind: (typeof exportKinds)[number]; columns?: readonly string[] | undefined } & (
  | OfOrders
  | ({ form: Exclude<ExportForm, 'orders'> } & Narrowed)
);

/**
 * Notes an export in the history, and answers its file piece by piece. Orders are those of a company: 403 where the caller
 * only sees them, 404 for another company, or where one of the chosen is not its own. Throws a 422 for a column that there is not.
 * Products are all of the site, or those that the filters find; their stock is that of a branch where the filters name one.
 * So are families, and vehicles are those of a brand where one is named.
 */
export const beginExport = async (ctx: MemoryCtx, wanted: Wanted): Promise<AsyncGenerator<string | Uint8Array>> => {
  const { form, kind, columns } = wanted;
  if (wanted.form === 'orders') await requireOwn(ctx, wanted);
  const range = wanted.form === 'orders' ? wanted : {};
  const narrowed: Narrowed = wanted.form === 'orders' ? {} : wanted;
  const { branchCode, ...filters } = narrowed.products ?? {};
  const ids = isOfSome(filters) ? await idsOf(ctx, filters) : undefined;
  const families = isOfSome(narrowed.families) ? await findFamilyCodes(ctx, narrowed.families) : undefined;
  const { count, rows } = await withTimeLimits('batch', () =>
    openExport(ctx, { form, range, ids, branchCode, families, brandId: narrowed.vehicles?.brandId, columns }),
  );
  await inTransaction(ctx, (inside) => {
    const site = inside.site.id;
    return wanted.form === 'orders'
      ? recordHistory(inside, { entity: 'company', id: wanted.toCompany, site }, {}, { exportedOrders: count })
      : recordHistory(inside, { entity: 'export', id: form, site }, {}, { exported: count });
  });
  return kind === 'csv' ? writeCsv(inBatch(rows())) : bytesOf(writeBook(inBatch(rows()), exportForms[form].label));
};

const isOfSome = <F extends object>(filters: F | undefined): filters is F =>
  filters !== undefined && Object.keys(filters).length > 0;

const idsOf = async (ctx: MemoryCtx, filters: Omit<Filters, 'branchCode'>) =>
  (await findProducts(ctx, { filters, orderBy: 'REL', rowIndex: 0, rowsMax: Number.MAX_SAFE_INTEGER }, [])).ids;

const requireOwn = async (ctx: Ctx, { toCompany, numbers }: OfOrders) => {
  requireRight(ctx, 'moves', { toCompanyId: toCompany }, 'company.notFound');
  if (numbers) await requireOrders(ctx, toCompany, numbers);
};

/** Reads each row within the limits of a batch, whoever asks for it. */
const inBatch = async function* (rows: AsyncGenerator<string[]>): AsyncGenerator<string[]> {
  while (true) {
    const { done, value } = await withTimeLimits('batch', () => rows.next());
    if (done) return;
    yield value;
  }
};

const bytesOf = async function* (stream: NodeJS.ReadableStream): AsyncGenerator<Uint8Array> {
  for await (const piece of stream) yield piece as Uint8Array;
};

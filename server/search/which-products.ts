import { bulkMax } from '#contract/bulk-products';
import type { Parsed } from '#contract/contract';
import type { MemoryCtx } from '#server/read-model/memory-ctx';
import { Refusal } from '#server/refusal';
import { findProducts } from './search.service.ts';

type Asked = Parsed<'product/previewMany'>['which'];

/** The products that a change of many means: codes, or what the filters find now. Throws bulk.tooMany. */
export const whichProducts = async (ctx: MemoryCtx, { codes, filters = {} }: Asked) => {
  if (codes) return { codes };
  const { ids, total } = await findProducts(ctx, { filters, orderBy: 'REL', rowIndex: 0, rowsMax: bulkMax }, []);
  if (total > bulkMax) throw new Refusal('bulk.tooMany', { count: total, max: bulkMax.toLocaleString('es-UY') });
  return { ids };
};

import type { Ctx } from '#server/ctx';
import type { FamilyModel } from './families/family-model.ts';
import type { ProductCache } from './product-cache.ts';
import type { ReadModel } from './read-model.ts';

/** Context of services that answer from this process's copies of the data: those of the read model and to its right. */
export type MemoryCtx = Ctx & {
  /** The products that searches and lists are answered from, and the names of categories and brands. */
  catalogue: ReadModel;
  /** The autoparts' families and vehicles. */
  families: FamilyModel;
  /** The products' pages, for who is no seller. */
  products: Pick<ProductCache, 'find' | 'findText'>;
  /** Says that the page in the making found nothing by a text; where none is made for a visitor nothing happens. */
  foundNothing: (text: string) => void;
};

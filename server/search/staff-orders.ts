import type { ProductOrder } from '#contract/catalogue';
import type { ListOrder } from '#server/read-model/search-schema';

/** The orders of the panel's list, which the index keeps for sellers: by what, and whether downwards. */
export const staffOrders: Partial<Record<ProductOrder, { key: ListOrder; descends: boolean }>> = {
  CLO: { key: 'code', descends: false },
  CHI: { key: 'code', descends: true },
  NLO: { key: 'name', descends: false },
  NHI: { key: 'name', descends: true },
  BLO: { key: 'brand', descends: false },
  BHI: { key: 'brand', descends: true },
  TLO: { key: 'category', descends: false },
  THI: { key: 'category', descends: true },
  ALO: { key: 'state', descends: false },
  AHI: { key: 'state', descends: true },
  SLO: { key: 'units', descends: false },
  SHI: { key: 'units', descends: true },
  DLO: { key: 'lastSale', descends: false },
  DHI: { key: 'lastSale', descends: true },
};

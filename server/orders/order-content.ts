import { createHash } from 'node:crypto';
import type { NewOrder } from '#contract/new-order';

type Item = NewOrder['items'][number];
type Vehicle = Pick<Item, 'vehicleId' | 'vehicleYear'>;

/** The order with the lines of one product added up, sorted by code: how often a code was sent makes no difference. */
export const mergeLines = <T extends NewOrder>(sent: T): T => {
  const lines = new Map<string, Item>();
  for (const item of sent.items) {
    const known = lines.get(item.code);
    const quantity = item.quantity + (known?.quantity ?? 0);
    lines.set(item.code, { code: item.code, price: item.price, quantity, ...sharedVehicle(item, known) });
  }
  return { ...sent, items: [...lines.values()].toSorted((a, b) => (a.code < b.code ? -1 : 1)) };
};

/** The vehicle of two lines of one product; none where they are for two. */
export const sharedVehicle = ({ vehicleId, vehicleYear }: Vehicle, other: Vehicle | undefined): Vehicle =>
  !other || (other.vehicleId === vehicleId && other.vehicleYear === vehicleYear) ? { vehicleId, vehicleYear } : {};

/** Hash by which two sendings of one GUID are the same order; the terms shown at the second make no difference. */
export const contentHash = ({ guid: _guid, termsVersion: _terms, ...content }: NewOrder): string => {
  const sorted = Object.entries(content).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
};

import { createHash } from 'node:crypto';
import type { NewOrder } from '#contract/new-order';

/** The order with the lines of one product added up, sorted by code: how often a code was sent makes no difference. */
export const mergeLines = <T extends NewOrder>(sent: T): T => {
  const lines = new Map<string, NewOrder['items'][number]>();
  for (const item of sent.items) {
    const quantity = item.quantity + (lines.get(item.code)?.quantity ?? 0);
    lines.set(item.code, { ...item, quantity });
  }
  return { ...sent, items: [...lines.values()].toSorted((a, b) => (a.code < b.code ? -1 : 1)) };
};

/** Hash by which two sendings of one GUID are the same order; the terms shown at the second make no difference. */
export const contentHash = ({ guid: _guid, termsVersion: _terms, ...content }: NewOrder): string => {
  const sorted = Object.entries(content).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
};

import type { Available } from '#contract/catalogue';

/** What a shop says of its stock (decisions C5): `total` is on-hand less reserved over all branches. */
export const availableOf = (total: number, lowStock: number, quantity = 1): Available => {
  if (total < quantity || total <= 0) return 'NO';
  return total <= lowStock ? 'CO' : 'AV';
};

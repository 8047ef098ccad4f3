/** The default of a list, or the first where none is marked. */
export const defaultOf = <T extends { isDefault: boolean }>(items: readonly T[]): T | undefined =>
  items.find(({ isDefault }) => isDefault) ?? items[0];

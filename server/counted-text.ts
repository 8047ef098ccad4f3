const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** '2 productos y 1 empresa', without those of which there are none. */
export const countedText = (counts: readonly (readonly [count: number, one: string, many: string])[]) =>
  list.format(
    counts.filter(([count]) => count > 0).map(([count, one, many]) => `${count} ${count === 1 ? one : many}`),
  );

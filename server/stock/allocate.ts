export type Line = { productId: number; quantity: number };
export type Allocation = { productId: number; branchId: number; quantity: number };
/** Units left of a product of which too many were asked. */
type Shortage = { productId: number; left: number };

/** Units that can be sold: product → branch → units. */
type Free = ReadonlyMap<number, ReadonlyMap<number, number>>;

/**
 * Decides which branch gives which units (decisions C5): `chosen`, else the first of `branches` that has the whole
 * order, else line by line from where most is. The others give what `chosen` lacks where it is brought. `lines` name
 * each product once. Answers either the allocation, or every line of which there is too little.
 */
export const allocate = (
  lines: readonly Line[],
  free: Free,
  branches: readonly number[],
  chosen?: number,
  isBrought = false,
): { allocations: Allocation[] } | { shortages: Shortage[] } => {
  const at = (productId: number, branchId: number) => free.get(productId)?.get(branchId) ?? 0;
  const givers = chosen === undefined || isBrought ? branches : [chosen];
  const leftOf = (productId: number) => givers.reduce((sum, branchId) => sum + at(productId, branchId), 0);
  const shortages = lines
    .map(({ productId, quantity }) => ({ productId, quantity, left: leftOf(productId) }))
    .filter(({ left, quantity }) => left < quantity)
    .map(({ productId, left }) => ({ productId, left }));
  if (shortages.length > 0) return { shortages };

  const hasAll = (branchId: number) => lines.every((line) => at(line.productId, branchId) >= line.quantity);
  const whole = givers.find((branchId) => (chosen === undefined || branchId === chosen) && hasAll(branchId));
  if (whole !== undefined) return { allocations: lines.map((line) => ({ ...line, branchId: whole })) };
  return {
    allocations: lines.flatMap((line) => split(line, givers, (branchId) => at(line.productId, branchId), chosen)),
  };
};

const split = (
  { productId, quantity }: Line,
  branches: readonly number[],
  at: (branchId: number) => number,
  chosen: number | undefined,
) => {
  const rank = (branchId: number) => (branchId === chosen ? Number.POSITIVE_INFINITY : at(branchId));
  const allocations: Allocation[] = [];
  let missing = quantity;
  for (const branchId of branches.toSorted((a, b) => rank(b) - rank(a))) {
    const taken = Math.min(missing, at(branchId));
    if (taken > 0) allocations.push({ productId, branchId, quantity: taken });
    missing -= taken;
  }
  return allocations;
};

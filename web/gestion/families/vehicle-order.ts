type Vehicle = { name: string; engine: string; yearFrom: number | null; families: number };

/** By what each column orders vehicles; one without a year comes first. */
const keys = {
  name: ({ name }: Vehicle) => name,
  engine: ({ engine }: Vehicle) => engine,
  yearRange: ({ yearFrom }: Vehicle) => yearFrom ?? 0,
  families: ({ families }: Vehicle) => families,
};
type Column = keyof typeof keys;

const words = new Intl.Collator('es', { numeric: true });

/** The column and direction that an address names, as 'families' or '-families'; none where it names no such. */
export const readVehicleOrder = (order: string | null) => {
  const isDown = order?.startsWith('-') === true;
  const column = order?.slice(isDown ? 1 : 0) ?? '';
  return Object.hasOwn(keys, column) ? { column: column as Column, isDown } : undefined;
};
type VehicleOrder = ReturnType<typeof readVehicleOrder>;

/** The next order once a column's title is pressed: up, down, and then as they came. */
export const nextVehicleOrder = (order: VehicleOrder, column: string) => {
  if (order?.column !== column) return column;
  return order.isDown ? undefined : `-${column}`;
};

/** The vehicles in an order; those that are equal in it stay as they came. */
export const inVehicleOrder = <T extends Vehicle>(vehicles: readonly T[], order: VehicleOrder): T[] => {
  if (!order) return [...vehicles];
  const keyOf = keys[order.column];
  const compare = (one: T, other: T) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    return typeof a === 'number' ? a - Number(b) : words.compare(a, String(b));
  };
  return vehicles.toSorted((one, other) => (order.isDown ? compare(other, one) : compare(one, other)));
};

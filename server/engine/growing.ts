/** An array of numbers that grows; `items` has more room than the `count` that stand in it. */
export type Ints = { items: Int32Array<ArrayBuffer>; count: number };

export const growingInts = (): Ints => ({ items: new Int32Array(256), count: 0 });

/** Appends a value and answers its place. */
export const push = (list: Ints, value: number): number => {
  if (list.count === list.items.length) {
    const larger = new Int32Array(list.count * 2);
    larger.set(list.items);
    list.items = larger;
  }
  list.items[list.count] = value;
  return list.count++;
};

/** Lists of numbers by row: those of a row stand from `starts` on, `counts` of them. */
export type Rows = { starts: Ints; counts: Ints; items: Ints };

export const emptyRows = (): Rows => ({ starts: growingInts(), counts: growingInts(), items: growingInts() });

/** Gives a row (a new one, or one that is there) its numbers; those it had before stay unused. */
export const setRow = ({ starts, counts, items }: Rows, row: number, values: readonly number[]): void => {
  while (starts.count <= row) {
    push(starts, 0);
    push(counts, 0);
  }
  starts.items[row] = items.count;
  counts.items[row] = values.length;
  for (const value of values) push(items, value);
};

/** The numbers of a row, where they stand. Loops over many rows look there themselves: a view of each would cost more than its numbers. */
export const rowOf = ({ starts, counts, items }: Rows, row: number): Int32Array<ArrayBuffer> => {
  const start = starts.items[row] ?? 0;
  return items.items.subarray(start, start + (counts.items[row] ?? 0));
};

/** Whether a row has a number. */
export const holds = ({ starts, counts, items }: Rows, row: number, value: number): boolean => {
  const start = starts.items[row] ?? 0;
  const end = start + (counts.items[row] ?? 0);
  for (let at = start; at < end; at++) if (items.items[at] === value) return true;
  return false;
};

/** Distinct values, each with a place. */
export type Places<T> = { values: T[]; byValue: Map<T, number> };

export const emptyPlaces = <T>(): Places<T> => ({ values: [], byValue: new Map() });

/** The place of a value, which it is given where it is new. */
export const placeOfValue = <T>({ values, byValue }: Places<T>, value: T): number => {
  const known = byValue.get(value);
  if (known !== undefined) return known;
  byValue.set(value, values.length);
  return values.push(value) - 1;
};

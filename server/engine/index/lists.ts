/** Lists of numbers by place: those of place `p` stand from `starts[p]` to `starts[p + 1]`. */
export type Lists = { starts: Uint32Array<ArrayBuffer>; items: Uint32Array<ArrayBuffer> };

/** Packs lists of `room` places; `walk`, which is called twice, visits each item with its place. */
export const packLists = (room: number, walk: (visit: (place: number, item: number) => void) => void): Lists => {
  const starts = new Uint32Array(room + 1);
  walk((place) => {
    starts[place + 1] = (starts[place + 1] ?? 0) + 1;
  });
  for (let place = 0; place < room; place++) starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0);
  const next = starts.slice();
  const items = new Uint32Array(starts[room] ?? 0);
  walk((place, item) => {
    items[next[place] ?? 0] = item;
    next[place] = (next[place] ?? 0) + 1;
  });
  return { starts, items };
};

/** The numbers of a place; none where the place is not known (-1). */
export const itemsAt = ({ starts, items }: Lists, place: number): Uint32Array<ArrayBuffer> =>
  place < 0 ? items.subarray(0, 0) : items.subarray(starts[place] ?? 0, starts[place + 1] ?? 0);

type Numbers = Float64Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>;

/** Facts of the slots besides their words, one array a fact. A slot is a place in all of them. */
export type SlotColumns = {
  count: number;
  id: Float64Array<ArrayBuffer>;
  /** A bit for each kind of asker that sees it; nobody sees a slot that was given up. */
  seenBy: Int32Array<ArrayBuffer>;
  isAvailable: Uint8Array<ArrayBuffer>;
  amount: Float64Array<ArrayBuffer>;
  popularity: Float64Array<ArrayBuffer>;
  nameWords: Uint8Array<ArrayBuffer>;
  /** By which it is known whether a slot's words are those of a document. */
  fingerprint: Float64Array<ArrayBuffer>;
};

/** The bit of those who see all that there is. */
export const seesAllBit = 1 << 30;
export const nobody = 0;

export const emptySlots = (room: number): SlotColumns => ({
  count: 0,
  id: new Float64Array(room),
  seenBy: new Int32Array(room),
  isAvailable: new Uint8Array(room),
  amount: new Float64Array(room),
  popularity: new Float64Array(room),
  nameWords: new Uint8Array(room),
  fingerprint: new Float64Array(room),
});

/** An array with more room. */
export const enlarge = <T extends Numbers>(array: T, room: number): T => {
  const larger = new (array.constructor as new (length: number) => T)(room);
  larger.set(array);
  return larger;
};

/** The arrays of columns, those of a kind of index among them. */
const arraysOf = (columns: SlotColumns) =>
  Object.entries<unknown>(columns).filter((entry): entry is [string, Numbers] => ArrayBuffer.isView(entry[1]));

/** Adds a slot, with room in every array; `nameWords` is how many words say what it is. */
export const addSlot = (columns: SlotColumns, id: number, nameWords: number, fingerprint: number): number => {
  const { count } = columns;
  if (count === columns.id.length) {
    const room = Math.max(1024, Math.ceil(count * 1.25));
    for (const [key, array] of arraysOf(columns)) Object.assign(columns, { [key]: enlarge(array, room) });
  }
  columns.id[count] = id;
  columns.nameWords[count] = Math.min(255, nameWords);
  columns.fingerprint[count] = fingerprint;
  return columns.count++;
};

/** The buffers to hand over when columns go from one thread to another. */
export const slotBuffers = (columns: SlotColumns): ArrayBuffer[] => arraysOf(columns).map(([, { buffer }]) => buffer);

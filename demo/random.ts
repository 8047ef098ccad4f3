export type Random = {
  /** 0 inclusive to 1 exclusive. */
  next: () => number;
  /** Whole number from low to high, both included. */
  int: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** A new list with `count` different items, in random order. */
  some: <T>(list: readonly T[], count: number) => T[];
  /** `digits` hexadecimal characters. */
  hex: (digits: number) => string;
  /** A version 4 GUID. */
  guid: () => string;
};

/** 32-bit hash of a text (FNV-1a with a final mix). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  return (value ^ (value >>> 15)) >>> 0;
}

/**
 * Random numbers that depend on the words given and nothing else: every thing of the demo has its own stream, so that
 * adding a product does not change all the others.
 */
export function randomOf(...words: (string | number)[]): Random {
  let state = hash(words.join('\u0001'));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('Nothing to pick from');
    return list[int(0, list.length - 1)] as T;
  };
  const hex = (digits: number) => Array.from({ length: digits }, () => int(0, 15).toString(16)).join('');
  return {
    next,
    int,
    pick,
    hex,
    chance: (probability) => next() < probability,
    some: (list, count) => {
      const left = [...list];
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(int(0, left.length - 1), 1)).flat();
    },
    guid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`,
  };
}

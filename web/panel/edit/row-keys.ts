import { moved } from './fields.ts';

/** Keys of a list's rows: each row has the same one wherever it moves. */
export const openRowKeys = () => {
  let last = 0;
  let keys: number[] = [];
  return {
    /** The keys of so many rows. Rows that joined at the end get new ones. */
    of: (count: number): readonly number[] => {
      keys = keys.slice(0, count);
      while (keys.length < count) {
        last += 1;
        keys.push(last);
      }
      return keys;
    },
    /** Where the row of a key is now; -1 where it is gone. */
    placeOf: (key: number) => keys.indexOf(key),
    move: (from: number, to: number) => {
      keys = moved(keys, from, to);
    },
    remove: (at: number) => {
      keys = keys.filter((_, index) => index !== at);
    },
  };
};

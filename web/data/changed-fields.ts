import { seenName } from '#contract/plain/entity';

const plain = (value: unknown) => (value === null || value === undefined || value === '' ? null : value);
/** Nothing is the same in each of its forms. */
export const isSame = (a: unknown, b: unknown) => JSON.stringify(plain(a)) === JSON.stringify(plain(b));

/** The fields that differ of an item of a list, each with what was seen of it, as an UPD sends them (decisions W5). */
export const changedFields = <T extends object>(seen: Readonly<Record<string, unknown>>, now: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(now)
      .filter(([name, value]) => !isSame(seen[name], value))
      .flatMap(([name, value]) => [
        [name, value ?? null],
        ...(name === 'isDefault' ? [] : [[seenName(name), seen[name] ?? null]]),
      ]),
  );

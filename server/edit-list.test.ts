import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { messages, sentence } from '#contract/plain/messages';
import { applyEdits, type Edit, editList, type ListStore, type StoredItem } from '#server/edit-list';
import { Refusal } from '#server/refusal';

const ins = (isDefault?: boolean): Edit => ({ mode: 'INS', isDefault });
const upd = (id: number, isDefault?: boolean): Edit => ({ mode: 'UPD', id, isDefault });
const dlt = (id: number): Edit => ({ mode: 'DLT', id });

/** A list as the shop keeps it: the items 1 to n, one of them the default. */
const aList = (count: number, defaultId = 1): StoredItem[] =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, isDefault: at + 1 === defaultId }));

type Row = { id: number; isDefault: boolean; value: string };

/** A list in memory; what is inserted gets the ids from 100 on. */
const inMemory = (stored: readonly StoredItem[]) => {
  let rows: Row[] = stored.map((row) => ({ ...row, value: 'before' }));
  let last = 99;
  const store: ListStore<string> = {
    read: async () => rows,
    insert: async (value) => {
      last += 1;
      rows.push({ id: last, isDefault: false, value });
      return last;
    },
    update: async (id, value) => {
      rows = rows.map((row) => (row.id === id ? { ...row, value } : row));
    },
    remove: async (ids) => {
      rows = rows.filter((row) => !ids.includes(row.id));
    },
    // As the database has it.
    mark: async (id, isDefault) => {
      rows = rows.map((row) => (row.id === id ? { ...row, isDefault } : row));
      expect(defaults(rows).length).toBeLessThan(2);
    },
  };
  return { store, rows: () => rows };
};

const edited = async (stored: readonly StoredItem[], edits: readonly Edit[], longest = 50) => {
  const { store, rows } = inMemory(stored);
  await editList({ name: 'phones', store, valuesOf: (_, path) => path, longest }, edits);
  return rows();
};
const defaults = (rows: readonly Row[]) => rows.filter(({ isDefault }) => isDefault).map(({ id }) => id);

describe('which item is the default', () => {
  test.each<[string, StoredItem[], Edit[], number | undefined]>([
    ['nothing chosen: the one that was', aList(3, 2), [upd(1), ins()], 2],
    ['the default deleted: the first', aList(3, 2), [dlt(2)], 1],
    ['the default and the first deleted: the next', aList(3, 2), [dlt(1), dlt(2)], 3],
    ['the default deleted, one chosen: the chosen', aList(3, 1), [dlt(1), upd(3, true)], 3],
    ['chosen, then deleted: the first left', aList(3), [upd(3, true), dlt(3), dlt(1)], 2],
    ['set to false: the first of the others', aList(3, 2), [upd(2, false)], 1],
    ['the only one set to false: still it', aList(1), [upd(1, false)], 1],
    ['all set to false: the first', aList(2, 2), [upd(1, false), upd(2, false)], 1],
    ['chosen and set to false by one update: another', aList(2), [upd(2, true), upd(2, false)], 1],
    ['the first of an empty list', [], [ins(), ins()], 100],
    ['the first that is not set to false', [], [ins(false), ins()], 101],
    ['a new one that is chosen', aList(2), [ins(true)], 100],
    ['all deleted: none', aList(2), [dlt(1), dlt(2)], undefined],
  ])('%s', async (_, stored, edits, expected) => {
    expect(defaults(await edited(stored, edits))).toEqual(expected === undefined ? [] : [expected]);
  });
});

/** The same edits, of which the first alone that chooses a default does. */
const choosingOnce = (edits: Edit[]): Edit[] => {
  const first = edits.findIndex((edit) => edit.mode !== 'DLT' && edit.isDefault);
  return edits.map((edit, at) =>
    at > first && edit.mode !== 'DLT' && edit.isDefault ? { ...edit, isDefault: undefined } : edit,
  );
};

// Any stored list with one default, and edits of its items that may repeat, beside new ones.
const listAndEdits = fc.nat({ max: 6 }).chain((count) => {
  const flag = fc.constantFrom(true, false, undefined);
  const id = fc.integer({ min: 1, max: Math.max(1, count) });
  const known = count === 0 ? [] : [fc.tuple(id, flag).map(([one, isDefault]) => upd(one, isDefault)), id.map(dlt)];
  const edits = fc.array(fc.oneof(flag.map(ins), ...known), { maxLength: 10 }).map(choosingOnce);
  return fc.tuple(fc.constant(count), id, edits);
});

const isRefused = (stored: readonly StoredItem[], edits: readonly Edit[]) => {
  const gone = new Set<number>();
  for (const edit of edits) {
    if (edit.mode === 'INS') continue;
    if (gone.has(edit.id) || !stored.some(({ id }) => id === edit.id)) return true;
    if (edit.mode === 'DLT') gone.add(edit.id);
  }
  return false;
};

describe('any edits of any list', () => {
  test('leave exactly one default, nothing that was deleted, all that was not, and what is new at the end', async () => {
    await fc.assert(
      fc.asyncProperty(listAndEdits, async ([count, defaultId, edits]) => {
        const stored = aList(count, defaultId);
        if (isRefused(stored, edits)) {
          expect(() => applyEdits(stored, edits)).toThrow(new Refusal('child.notFound'));
          return;
        }
        const rows = await edited(stored, edits);
        const deleted = edits.flatMap((edit) => (edit.mode === 'DLT' ? [edit.id] : []));
        const news = edits.filter(({ mode }) => mode === 'INS');
        const remaining = stored.map(({ id }) => id).filter((id) => !deleted.includes(id));
        expect(rows.map(({ id }) => id)).toEqual([...remaining, ...news.map((_, at) => 100 + at)]);
        expect(defaults(rows)).toHaveLength(rows.length > 0 ? 1 : 0);
        // The default stays where nobody touched it and nobody chose another.
        const isUntouched = !edits.some((edit) => edit.mode !== 'INS' && edit.id === defaultId);
        const isChosen = edits.some((edit) => edit.mode !== 'DLT' && edit.isDefault);
        if (count > 0 && isUntouched && !isChosen) expect(defaults(rows)).toEqual([defaultId]);
        // An item that no edit names is as it was; a changed one has what the last edit said.
        for (const { id, value } of rows) {
          const at = edits.findLastIndex((edit) => edit.mode === 'UPD' && edit.id === id);
          if (id < 100) expect(value).toBe(at < 0 ? 'before' : `phones.${at}`);
        }
      }),
    );
  });

  test('name a default that is left, and none of an empty list', () => {
    fc.assert(
      fc.property(listAndEdits, ([count, defaultId, edits]) => {
        const stored = aList(count, defaultId);
        fc.pre(!isRefused(stored, edits));
        const { left, defaultItem } = applyEdits(stored, edits);
        expect(left.length === 0).toBe(defaultItem === undefined);
        if (defaultItem !== undefined) expect(left).toContain(defaultItem);
      }),
    );
  });
});

test('two items that are to be the default are a 422 at the second, and nothing is written', async () => {
  const { store, rows } = inMemory(aList(3));
  const list = { name: 'phones', store, valuesOf: () => '', longest: 9 };
  const refusal = await editList(list, [upd(2, true), dlt(1), ins(true)]).catch((error: unknown) => error);
  const fields = { 'phones.2.isDefault': messages['child.twoDefaults'] };
  expect(refusal).toMatchObject({ status: 422, extras: { fields } });
  expect(rows()).toHaveLength(3);
  expect(defaults(rows())).toEqual([1]);
});

test('a list does not grow past its longest, and nothing of that update is written', async () => {
  const { store, rows } = inMemory(aList(2));
  const list = { name: 'phones', store, valuesOf: () => '', longest: 2 };
  const refusal = await editList(list, [dlt(1), ins(), ins()]).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 422, extras: { fields: { phones: sentence('child.tooMany', { max: 2 }) } } });
  expect(rows()).toHaveLength(2);
  await editList(list, [dlt(1), ins()]);
  expect(rows()).toHaveLength(2);
});

test('a list that is longer already is edited, and grows no more', async () => {
  const { store, rows } = inMemory(aList(4));
  const list = { name: 'phones', store, valuesOf: () => 'after', longest: 2 };
  await editList(list, [upd(1)]);
  expect(rows()).toHaveLength(4);
  await editList(list, [dlt(2)]);
  await editList(list, [dlt(3), ins()]);
  expect(rows()).toHaveLength(3);
  for (const edits of [[ins()], [dlt(4), ins(), ins()]])
    await expect(editList(list, edits)).rejects.toMatchObject({ status: 422 });
  expect(rows().map(({ id }) => id)).toEqual([1, 4, 100]);
});

test('an item of another list is a 409, before anything is written', async () => {
  const { store, rows } = inMemory(aList(1));
  const edits = editList({ name: 'phones', store, valuesOf: () => 'x', longest: 9 }, [upd(1), dlt(7)]);
  await expect(edits).rejects.toMatchObject({ status: 409, message: messages['child.notFound'] });
  expect(rows()).toEqual([{ id: 1, isDefault: true, value: 'before' }]);
});

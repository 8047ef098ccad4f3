import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addToErasedList, erasedListIn, erasedListsOf, readErasedList } from './erased-list.ts';

const work = mkdtempSync(join(tmpdir(), 'erased-'));
afterAll(() => rmSync(work, { recursive: true }));

const line = (personId: number, created = '1764.5') => ({
  personId,
  created,
  at: '2026-11-20T15:00:00.000Z',
  reason: 'Lo pidió',
});

test('a list takes each person once, and the same id again where another had it', async () => {
  const path = erasedListIn(join(work, 'new'));
  expect(await readErasedList(path)).toEqual([]);
  await addToErasedList(path, [line(1), line(2)]);
  await addToErasedList(path, [line(2), line(2, '1765.25')]);
  expect(await readErasedList(path)).toEqual([line(1), line(2), line(2, '1765.25')]);
  expect(statSync(path).mode & 0o077).toBe(0);
});

test('a line that a crash cut is none, and is added again', async () => {
  const path = erasedListIn(work);
  await addToErasedList(path, [line(1)]);
  appendFileSync(path, '{"personId":2,"cre');
  expect(await readErasedList(path)).toEqual([line(1)]);
  await addToErasedList(path, [line(1), line(2)]);
  expect(await readErasedList(path)).toEqual([line(1), line(2)]);
});

test('a shop has one beside its data and one beside its daily backups', () => {
  const [data, backups] = [join(work, 'data'), join(work, 'backups')];
  expect(erasedListsOf({ dataFolder: data })).toEqual([erasedListIn(data)]);
  expect(erasedListsOf({ dataFolder: data, folder: backups })).toEqual([data, backups].map(erasedListIn));
});

import { expect, test } from 'vitest';
import { aListener, changesOfEachTest, noteChanges } from '#server/test/note-changes';

const given = changesOfEachTest();

test('a big batch that a listener adds is told to all in the same way', async () => {
  const changes = await given.open();
  const { ids, listener } = aListener();
  changes.subscribe(listener);
  const added = Array.from({ length: 300_000 }, (_, at) => ({ entity: 'product', id: `${at}` }));
  changes.subscribe((batch) => (batch.some(({ entity }) => entity === 'category') ? added : undefined));
  await noteChanges(given.db, 'category', ['1.2']);
  await changes.follow();
  await expect.poll(() => ids.length, { timeout: 1_000_000 }).toBe(added.length + 1);
  expect(ids).toEqual(['1.2', ...added.map(({ id }) => id)]);
});

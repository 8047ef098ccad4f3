import { describe, expect, test } from 'vitest';
import type { Part } from '#server/database/changes';
import { aListener, changesOfEachTest, noteChanges } from '#server/test/note-changes';

const given = changesOfEachTest();

describe('a big batch', () => {
  const many = Array.from({ length: 6_000 }, (_, at) => `${at}`);

  test('is told in parts, behind what else changes', async () => {
    const changes = await given.open();
    const batches: { ids: string[]; part: Part | undefined }[] = [];
    let hold = Promise.withResolvers<void>();
    changes.subscribe(async (batch, part) => {
      batches.push({ ids: batch.map(({ id }) => id), part });
      if (part && batches.length > 1) await hold.promise;
    });
    await noteChanges(given.db, 'product', many);
    await changes.follow();
    expect(batches[0]?.ids.length).toBe(200);
    await noteChanges(given.db, 'product', ['small']);
    const following = changes.follow();
    hold.resolve();
    hold = Promise.withResolvers<void>();
    await following;
    expect(batches).toContainEqual({ ids: ['small'], part: undefined });
    const parts = () => batches.filter(({ part }) => part);
    expect(parts().some(({ part }) => part?.isLast)).toBe(false);
    hold.resolve();
    await expect
      .poll(() => parts().at(-1)?.part, { timeout: 100_000 })
      .toEqual({ of: many.length - 200, isLast: true });
    expect(batches.flatMap(({ ids }) => ids).toSorted()).toEqual([...many, 'small'].toSorted());
    expect(Math.max(...batches.map(({ ids }) => ids.length))).toBe(200);
    expect(parts().filter(({ part }) => part?.isLast)).toHaveLength(1);
    expect(given.errors).toEqual([]);
  });

  test('does not hide what was noted beside it and is read with it', async () => {
    const changes = await given.open({ pauseMs: 600_000 });
    const { ids, listener } = aListener();
    changes.subscribe(listener);
    await noteChanges(given.db, 'product', many);
    await noteChanges(given.db, 'product', ['5999', 'small']);
    await changes.follow();
    expect(ids.slice(0, 2).toSorted()).toEqual(['5999', 'small']);
  });

  test('is told on from where somebody failed to follow it', async () => {
    const changes = await given.open({ pauseMs: 50 });
    const { ids, listener } = aListener();
    let fails = 3;
    changes.subscribe((batch) => {
      if (batch.some(({ id }) => id === '3000') && fails-- > 0) throw new Error('The database is away.');
      listener(batch);
    });
    await noteChanges(given.db, 'product', many);
    await changes.follow();
    await expect.poll(() => ids.length).toBe(many.length);
    expect(ids.toSorted()).toEqual(many.toSorted());
    expect(given.errors).toHaveLength(3);
  });
});

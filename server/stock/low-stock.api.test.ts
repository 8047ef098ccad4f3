import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#server/in-transaction';
import { noteStock, setOnHand } from '#server/stock/on-hand.service';
import { aProduct } from '#server/test/a-product';
import { freshDatabase } from '#server/test/database';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';
import { sites } from '#sites/all';

// The table of docs/decisions/001-orders.md. Two processes of one database: what is sold at RTC is counted in the first,
// NAM is shown by the second, where more units are still the last ones.
let rtc: TestShop;
let nam: TestShop;
let branches: Map<string, number>;
let part: Awaited<ReturnType<typeof aProduct>>;
beforeEach(async () => {
  await freshDatabase();
  rtc = await testShop();
  nam = await testShop({ site: 'NAM' });
  await setSetting(nam, 'lowStock', 10);
  part = await aProduct(rtc, { categoryId: '2.301', stock: { BUL: 40, CLA: 0 } });
  const rows = await rtc.database.db.selectFrom('branch').select(['id', 'code']).execute();
  branches = new Map(rows.map(({ id, code }) => [code, id]));
});

/** Counts what lies at each branch, in RTC's process. */
const count = (units: Record<string, number>) =>
  inTransaction(rtc.ctx, async (inside) => {
    const rows = Object.entries(units).map(([code, onHand]) => {
      return { productId: part.id, branchId: branches.get(code) ?? 0, onHand };
    });
    await noteStock(inside, await setOnHand(inside, rows));
  });

const notes = async (from: Record<string, number>, to: Record<string, number>) => {
  await count(from);
  await rtc.database.db.deleteFrom('change_log').execute();
  await count(to);
  const rows = await rtc.database.db.selectFrom('change_log').select(['entity', 'entity_id']).execute();
  expect(rows.every((row) => row.entity_id === String(part.id))).toBe(true);
  return rows.map((row) => row.entity);
};

describe('with 3 as the last units of RTC and 10 of NAM', () => {
  test.each([
    [1, 0, ['product']],
    [0, 40, ['product']],
    [0, 2, ['product']],
    [11, 10, ['stock']],
    [10, 11, ['stock']],
    [4, 3, ['stock']],
    [2, 12, ['stock']],
    [40, 39, []],
    [10, 9, []],
    [9, 4, []],
    [3, 2, []],
  ])('from %i to %i is noted as %j', async (was, is, noted) => {
    expect(await notes({ BUL: was }, { BUL: is })).toEqual(noted);
  });

  test('a branch that gets its first or loses its last is noted', async () => {
    expect(await notes({ BUL: 40, CLA: 1 }, { CLA: 0 })).toEqual(['stock']);
    expect(await notes({ BUL: 40, CLA: 0 }, { BUL: 39, CLA: 1 })).toEqual(['stock']);
  });
});

test('a list of the other process says the word of its own site', async () => {
  const seen = async () => {
    await nam.changes.follow();
    const call = nam.visitorCall(sites.NAM);
    const { data } = await call('product/filter', { filters: {}, rowIndex: 0, rowsMax: 10 });
    const page = await call('product/find', { code: part.code });
    return [data[0]?.available, page.data.available];
  };
  expect(await seen()).toEqual(['AV', 'AV']);
  await count({ BUL: 11 });
  expect(await seen()).toEqual(['AV', 'AV']);
  await count({ BUL: 10 });
  expect(await seen()).toEqual(['CO', 'CO']);
  await count({ BUL: 0 });
  expect(await seen()).toEqual(['NO', 'NO']);
});

test('a setting that another site had no longer fits gives way to the number of its data', async () => {
  const broken = { site: 'NAH', key: 'lowStock', value: JSON.stringify('veinte') };
  await rtc.database.db.insertInto('setting').values(broken).execute();
  expect(await notes({ BUL: 4 }, { BUL: 3 })).toEqual(['stock']);
});

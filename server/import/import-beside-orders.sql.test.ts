import { beforeAll, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { countQueries } from '#server/database/count-queries';
import { importProducts } from '#server/import/import.service';
import type { ImportProgress } from '#server/import/import-report';
import { aProduct } from '#server/test/a-product';
import { aSignedIn } from '#server/test/an-account';
import { aFile } from '#server/test/an-import';
import { aPickup, readyForOrders } from '#server/test/an-order';
import { dumpTables } from '#server/test/dump-tables';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
const codes = Array.from({ length: 12 }, (_, at) => `S-${at}`);
beforeAll(async () => {
  shop = await testShop();
  await readyForOrders(shop);
  for (const code of codes) await aProduct(shop, { code, price: 1000, stock: { BUL: 40 } });
});

const importRows = (rows: string[], keepGoing: boolean) =>
  importProducts(shop.ctx, aFile(['código;descripción;stock BUL', ...rows].join('\n')), { keepGoing });

test('while buyers buy, imports and orders neither fail nor undo each other', async () => {
  const buyers = await Promise.all(Array.from({ length: 12 }, () => aSignedIn(shop)));
  const buying = buyers.map(async ({ token }, at) => {
    const lines = [at, at + 5, at + 7].map((n) => ({ code: codes[n % codes.length] ?? '', price: 1000 }));
    return (await shop.call('order/add', { order: aPickup(lines) }, token)).status;
  });
  const importing = [0, 1, 2, 3].map(async (turn) => {
    const rows = codes.map((code) => `${code};Texto ${turn};${50 + turn}`);
    return importRows(turn % 2 ? rows : rows.toReversed(), turn > 1);
  });
  const reports = await Promise.all(importing);
  for (const status of await Promise.all(buying)) expect(status).toBe(200);
  for (const report of reports) expect(report.problems).toEqual([]);

  const { rows } = await shop.database.query(`
    select on_hand, reserved, (select coalesce(sum(quantity), 0)::int from order_allocation held
      where held.product_id = stock.product_id) as ordered
    from stock`);
  expect(rows).toHaveLength(codes.length);
  for (const row of rows) {
    expect([50, 51, 52, 53]).toContain(row.on_hand);
    expect(row.reserved).toBe(row.ordered);
  }
  expect(rows.reduce((sum: number, row) => sum + Number(row.reserved), 0)).toBe(36);
});

test('what changed between the check and the writing stops it, and nothing is written', async () => {
  const [code = ''] = codes;
  const before = await dumpTables(shop.database);
  const rename = (from: string, to: string) =>
    shop.database.db.updateTable('product').set({ code: to }).where('code', '=', from).execute();
  let renamed: Promise<unknown> | undefined;
  const source = {
    name: 'stock.csv',
    open: async function* () {
      await renamed;
      yield Buffer.from(`código;descripción\nS-1;Otro texto\n${code};Otro texto`);
    },
  };
  const onProgress = ({ step, done, total }: ImportProgress) => {
    if (step === 'checking' && done === total) renamed = rename(code, 'S-0-otro');
  };
  await expect(importProducts(shop.ctx, source, { onProgress })).rejects.toMatchObject({
    status: 409,
    message: messages['import.changedMeanwhile'],
  });
  await rename('S-0-otro', code);
  expect(await dumpTables(shop.database)).toEqual(before);
});

test('units that stay as they are are neither locked nor set: what was sold while the import checked stays sold', async () => {
  const [code = ''] = codes;
  const unitsOf = async () => {
    const { rows } = await shop.database.query(
      `select on_hand from stock join product on product.id = product_id where code = $1`,
      [code],
    );
    return rows.map(({ on_hand: onHand }) => onHand);
  };
  const [onHand = 0] = await unitsOf();
  let sold: Promise<unknown> | undefined;
  const source = {
    name: 'stock.csv',
    open: async function* () {
      await sold;
      yield Buffer.from(`código;descripción;stock BUL\n${code};Texto más nuevo;${onHand}`);
    },
  };
  const onProgress = ({ step, done, total }: ImportProgress) => {
    if (step !== 'checking' || done !== total) return;
    sold = shop.database.query(
      'update stock set on_hand = on_hand - 1 where product_id = (select id from product where code = $1)',
      [code],
    );
  };
  const { result, queries } = await countQueries(() => importProducts(shop.ctx, source, { onProgress }));
  expect(result).toMatchObject({ changed: 1, isWritten: true, problems: [] });
  expect(await unitsOf()).toEqual([Number(onHand) - 1]);
  expect(queries.filter((text) => /from "?stock"?[^]*for (no key )?update/i.test(text))).toEqual([]);
});

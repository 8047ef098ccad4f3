import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemorySearch } from '#server/engine/memory-search';
import { openLog } from '#server/log/log';
import { aProduct } from '#server/test/a-product';
import { aQuery } from '#server/test/search/a-document';
import { type TestShop, testShop } from '#server/test/shop';
import { openReadModel } from './read-model.ts';
import { productSchema } from './search-schema.ts';

const count = 4000;
/** In milliseconds of this thread's CPU: half of what is aimed at, as a large catalogue's garbage comes on top. */
const longestTurn = 25;

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  const { id } = await aProduct(shop, { code: 'UNO-DE-MUCHOS' });
  const text = 'Sensor de temperatura y humedad con salida digital, para tableros y prototipos. '.repeat(3);
  await shop.database.query(`
    insert into product (code, name, description, category_id, brand_id, price_cents)
      select 'MUCHOS-' || n, 'Sensor de temperatura TX' || n || ' 5 V 30 x 20 mm', '${text}', category_id, brand_id, 100 + n
      from product, generate_series(1, ${count}) as n where product.id = ${id};
    insert into product_specification (product_id, key, value, position)
      select id, 'Clave ' || k, 'valor ' || id, k from product, generate_series(0, 3) as k where code like 'MUCHOS-%'`);
});
afterAll(() => shop.close());

/** The CPU that each turn of this thread takes while `work` is done, in milliseconds; a pair of short ones may count as one. */
const turnsOf = async (work: () => Promise<unknown>): Promise<number[]> => {
  const turns: number[] = [];
  let last = process.threadCpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.threadCpuUsage(last);
    last = process.threadCpuUsage();
    turns.push((user + system) / 1000);
  }, 1);
  try {
    await work();
  } finally {
    clearInterval(watch);
  }
  return turns;
};

test('no turn of reading a catalogue and building its index holds up the thread that serves requests', async () => {
  const longest: number[] = [];
  // A busy machine does not add its share each time.
  for (let time = 0; time < 3; time += 1) {
    const catalogue = openReadModel(shop.database.db, openLog('silent'), openMemorySearch(productSchema));
    const turns = await turnsOf(() => catalogue.ready());
    expect((await catalogue.search(() => aQuery({ text: 'sensores' }))).total).toBe(count);
    expect(turns.length).toBeGreaterThan(count / 1000);
    longest.push(Math.max(...turns));
    await catalogue.close();
  }
  expect(Math.min(...longest)).toBeLessThan(longestTurn);
});

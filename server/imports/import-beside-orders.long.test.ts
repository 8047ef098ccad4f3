import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct } from '#server/test/a-product';
import { aSignedIn } from '#server/test/an-account';
import { aPickup, readyForOrders } from '#server/test/an-order';
import { importing } from '#server/test/importing';
import type { TestShop } from '#server/test/shop';

const rows = 20_000;
/** More than any machine sells meanwhile: no order is refused. */
const stock = { before: 50_000, imported: 90_000 };
const sheet = (price: number) =>
  [
    'código;nombre;categoría;marca;precio;stock Bulevar',
    ...Array.from({ length: rows }, (_, at) => `M-${at};Pieza ${at};Ferretería > Caja ${at % 40};Nodo;${price},00;3`),
    // Another price and another stock of what buyers order meanwhile.
    `S-1;Placa;Electrónica;Nodo;10,00;${stock.imported}`,
  ].join('\n');

let given: Awaited<ReturnType<typeof importing>>;
let shop: TestShop;
beforeAll(async () => {
  given = await importing();
  ({ shop } = given);
  await readyForOrders(shop);
  await aProduct(shop, { code: 'S-1', price: 1000, stock: { BUL: stock.before } });
});
afterAll(() => given.close());

/** Places orders, each by somebody else, until the work ends; none may fail. */
const buyDuring = async (work: Promise<unknown>) => {
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  let orders = 0;
  while (!isOver) {
    const { token } = await aSignedIn(shop);
    const { status, error } = await shop.call('order/add', { order: aPickup([{ code: 'S-1', price: 1000 }]) }, token);
    expect([status, error]).toEqual([200, '']);
    orders += 1;
  }
  await ended;
  return orders;
};
const stockOf = async () => {
  const { rows: found } = await shop.database.query(
    `select on_hand, reserved from stock join product on product.id = product_id where product.code = 'S-1'`,
  );
  return found[0];
};
const products = async () => {
  const { rows: found } = await shop.database.query(
    `select count(*)::int as count, count(*) filter (where is_public)::int as public, max(price_cents) as price
     from product where code like 'M-%'`,
  );
  return found[0];
};

test('twenty thousand rows come in, are cancelled and go back while orders are placed', async () => {
  let orders = 0;
  const { id } = await given.upload(sheet(5));
  await given.make('check', id);
  orders += await buyDuring(given.work({ everyMs: 1 }));
  expect(await given.find(id)).toMatchObject({ state: 'checked', problem: null, report: { created: rows } });

  // Cancelled at about a half: what is confirmed is counted, and stays until it is undone.
  await given.make('write', id);
  const seen: number[] = [];
  const half = async () => {
    const running = given.work({ everyMs: 1 });
    for (;;) {
      const one = await given.find(id);
      const { step, done } = one?.progress ?? { step: undefined, done: 0 };
      if (step === 'writing' && done !== seen.at(-1)) seen.push(done);
      if (one?.state !== 'writing' || (step === 'writing' && done > rows / 2)) break;
    }
    await shop.call('import/cancel', { id }, given.seller.token);
    await running;
  };
  orders += await buyDuring(half());
  expect(seen.length).toBeGreaterThan(3);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  const cut = await given.find(id);
  expect(cut).toMatchObject({ state: 'cut' });
  expect(cut?.written).toBeGreaterThan(rows / 2);
  expect(cut?.written).toBeLessThan(rows);
  expect(await products()).toEqual({ count: cut?.written, public: cut?.written, price: 500 });

  await given.make('undo', id);
  orders += await buyDuring(given.work());
  expect(await given.find(id)).toMatchObject({ state: 'undone', undone: { changes: cut?.written, keptCount: 0 } });
  expect(await products()).toMatchObject({ public: 0 });

  // The whole of it, once more, and back.
  const whole = await given.upload(sheet(7));
  await given.make('check', whole.id);
  await given.work();
  await given.make('write', whole.id);
  orders += await buyDuring(given.work());
  expect(await given.find(whole.id)).toMatchObject({ state: 'done' });
  expect(await products()).toMatchObject({ count: rows, price: 700 });
  expect(await stockOf()).toEqual({ on_hand: stock.imported, reserved: orders });
  await given.make('undo', whole.id);
  orders += await buyDuring(given.work());
  expect(await given.find(whole.id)).toMatchObject({ state: 'undone' });
  expect(await products()).toMatchObject({ count: rows, public: 0 });
  expect(await stockOf()).toEqual({ on_hand: stock.before, reserved: orders });
  expect(orders).toBeGreaterThan(20);
});

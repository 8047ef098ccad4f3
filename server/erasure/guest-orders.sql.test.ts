import { beforeEach, expect, test } from 'vitest';
import { aGuestOrder, placeAsGuest } from '#server/test/a-guest-order';
import { aPerson } from '#server/test/a-person';
import { aProduct } from '#server/test/a-product';
import { anOrder, inState } from '#server/test/an-order';
import { dumpTables, rowsWith } from '#server/test/dump-tables';
import { erasing } from '#server/test/erasing';

let it: Awaited<ReturnType<typeof erasing>>;
beforeEach(async () => {
  it = await erasing('zqeva');
});

const order = async (email: string) => {
  const sent = anOrder([await aProduct(it.shop)], { address: 'Calle Zqeva 1', phone: '099 777 111' });
  return placeAsGuest(it.shop, { ...aGuestOrder([]), order: sent, email, name: 'Zqeva Paz' });
};

test('an order that a mailbox placed without an account goes with the person whose it is, once it is over', async () => {
  const { id } = await aPerson(it.shop.database.db, { name: 'Eva', lastName: 'Paz', email: 'Zqeva@ejemplo.uy' });
  const { guid } = await order('zqeva@ejemplo.uy');
  const barred = await it.erase(id, 'Eva Paz');
  expect([barred.status, barred.body.bars]).toEqual([
    409,
    [expect.objectContaining({ number: 1, sentence: 'El pedido 1 está en «Pago pendiente»' })],
  ]);
  await inState(it.shop, guid, 'CAN');
  const { data: file } = await it.shop.call('person/file', { id }, it.admin.token);
  expect(JSON.stringify(file)).toContain('Pedidos que hizo sin cuenta');
  expect((await it.erase(id, 'Eva Paz')).status).toBe(200);
  const dump = await dumpTables(it.shop.database);
  expect(rowsWith(dump, 'zqeva')).toEqual([]);
  expect(rowsWith(dump, '099 777 111')).toEqual([]);
  expect(dump.guest_order).toEqual([]);
  expect(dump.orders).toHaveLength(1);
});

test('one of a mailbox that two people have stays', async () => {
  const { db } = it.shop.database;
  const { id } = await aPerson(db, { name: 'Eva', lastName: 'Paz', email: 'zqeva@ejemplo.uy' });
  await aPerson(db, { email: 'zqeva@ejemplo.uy' });
  const { guid } = await order('zqeva@ejemplo.uy');
  await inState(it.shop, guid, 'CAN');
  expect((await it.erase(id, 'Eva Paz')).status).toBe(200);
  expect((await dumpTables(it.shop.database)).guest_order).toHaveLength(1);
});

import { beforeEach, expect, test } from 'vitest';
import { aPerson } from '#server/test/a-person';
import { aSignedIn } from '#server/test/an-account';
import { aPickup, placeOrder } from '#server/test/an-order';
import { erasing } from '#server/test/erasing';
import type { TestShop } from '#server/test/shop';

// An account was Ana's, who ordered by it, and is Beto's now: one human, or two.
let given: Awaited<ReturnType<typeof erasing>>;
let shop: TestShop;
let account: Awaited<ReturnType<typeof aSignedIn>>;
let [ana, beto, orderId] = [0, 0, ''];
beforeEach(async () => {
  given = await erasing('zqlink');
  ({ shop } = given);
  account = await aSignedIn(shop, { firstName: 'Ana', lastName: 'Sosa' });
  ana = account.personId ?? 0;
  beto = (await aPerson(shop.database.db, { name: 'Beto', lastName: 'Paz', email: 'beto@ejemplo.uy' })).id;
  orderId = (await placeOrder(shop, account.token, aPickup([given.product]))).guid;
  await shop.call('user/linkPerson', { guid: account.guid, personId: beto }, given.admin.token);
});
const order = () =>
  shop.database.db
    .selectFrom('orders')
    .select(['user_email as email', 'account_id as account', 'person_id as person'])
    .executeTakeFirst();
const authors = async () =>
  (await shop.database.db.selectFrom('order_event').select('by').orderBy('id').execute()).map(({ by }) => by);

test('an open order that another placed by the account bars, and keeps its e-mail and its owner', async () => {
  const refused = await given.erase(beto, 'Beto Paz');
  const bars = [{ number: 1, sentence: 'El pedido 1 está en «Pago pendiente»' }];
  expect([refused.status, refused.body.bars]).toEqual([409, bars]);
  expect((await given.preview(beto)).data?.bars).toEqual(bars);
  expect(await order()).toEqual({ email: account.email, account: account.id, person: ana });
  expect((await shop.call('order/cancel', { orderId }, account.token)).status).toBe(200);
  expect((await given.erase(beto, 'Beto Paz')).status).toBe(200);
  expect(await order()).toEqual({ email: '', account: null, person: ana });
  expect(await authors()).not.toContain('Ana Sosa');
});

test('the look before names the others of the account, both ways and without an order', async () => {
  const also = async (id: number) => (await given.preview(id)).data?.also;
  expect(await also(beto)).toEqual([{ id: ana, name: 'Ana Sosa' }]);
  expect(await also(ana)).toEqual([{ id: beto, name: 'Beto Paz' }]);
  const eva = await aSignedIn(shop, { firstName: 'Eva', lastName: 'Rey' });
  const { id: entered } = await aPerson(shop.database.db, { name: 'Evita', lastName: 'Rey' });
  expect(await also(entered)).toEqual([]);
  await shop.call('user/linkPerson', { guid: eva.guid, personId: entered }, given.admin.token);
  expect(await also(entered)).toEqual([{ id: eva.personId, name: 'Eva Rey' }]);
});

test('the former person of an account is not left as the author of the own orders', async () => {
  await shop.call('order/cancel', { orderId }, account.token);
  expect(await authors()).toContain('Ana Sosa');
  expect((await given.erase(ana, 'Ana Sosa')).status).toBe(200);
  expect([...new Set(await authors())]).toEqual(['Persona borrada']);
  expect(await order()).toEqual({ email: '', account: null, person: null });
});

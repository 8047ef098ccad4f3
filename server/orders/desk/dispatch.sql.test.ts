import { beforeEach, expect, test } from 'vitest';
import { aProduct } from '#server/test/a-product';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { anOrder, aPickup, aShopForOrders, inState, placeOrder } from '#server/test/an-order';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
let seller: Awaited<ReturnType<typeof aSeller>>;
let board: Awaited<ReturnType<typeof aProduct>>;
beforeEach(async () => {
  ({ shop } = await aShopForOrders());
  seller = await aSeller(shop, { firstName: 'Beto', lastName: 'Sosa' });
  board = await aProduct(shop, { code: 'PLACA-1', name: 'Placa Uno', stock: { BUL: 50, CLA: 3 } });
});

const paid = async (sent = anOrder([board])) => {
  const { guid } = await placeOrder(shop, (await aSignedIn(shop)).token, sent);
  await inState(shop, guid, 'PAP');
  return guid;
};
const dispatch = (orderId: string, more: object) =>
  shop.call('order/changeState', { orderId, state: 'DIS', sendEmail: true, ...more }, seller.token);
const lastMail = async () => {
  const rows = await shop.database.db.selectFrom('mail').select(['subject', 'text']).orderBy('id', 'desc').execute();
  return rows.find(({ subject }) => subject.endsWith('Despachado'))?.text ?? '';
};

test('a dispatch keeps agency and tracking, and tells them', async () => {
  const guid = await paid();
  const sent = await dispatch(guid, { carrierName: 'DAC', tracking: '884422' });
  expect(sent.data).toMatchObject({ carrierName: 'DAC', tracking: '884422' });
  expect(await lastMail()).toContain('lo entregamos a la agencia DAC. Podés seguirlo con la guía 884422.');
});

test('a dispatch tells a link to the parcel as it is', async () => {
  const guid = await paid();
  await dispatch(guid, { tracking: 'https://dac.example/884422' });
  expect(await lastMail()).toContain('Podés seguirlo con https://dac.example/884422.');
});

test('a dispatch by pickup keeps the branch where it waits, and no agency', async () => {
  const guid = await paid(aPickup([board], { branchCode: 'BUL' }));
  expect((await dispatch(guid, { branchCode: 'ZZZ' })).fields).toEqual({
    branchCode: 'Elegí una opción de la lista',
  });
  const sent = await dispatch(guid, { branchCode: 'CLA', carrierName: 'DAC' });
  expect(sent.data).toMatchObject({ state: 'DIS', branchCode: 'CLA', carrierName: null, tracking: null });
});

test.each([
  ['tracking', { carrierName: 'DAC', tracking: '111' }, { carrierName: 'DAC', tracking: '222' }],
  ['agency', { carrierName: 'DAC', tracking: '111' }, { carrierName: 'Turil', tracking: '111' }],
  ['message', { tracking: '111', reason: 'Sale hoy' }, { tracking: '111', reason: 'Sale mañana' }],
])(
  'a dispatch by a second seller with another %s is refused, sent again as it is an answer',
  async (_, first, second) => {
    const guid = await paid();
    const sent = await dispatch(guid, { ...first, seenState: 'PAP' });
    const refused = await dispatch(guid, { ...second, seenState: 'PAP' });
    expect(refused.status).toBe(409);
    expect(refused.error).toMatch(/^Mientras tanto Beto Sosa lo pasó de «Pago aprobado» a «Despachado»/);
    const again = await dispatch(guid, { ...first, seenState: 'PAP' });
    expect([again.status, again.data]).toEqual([200, sent.data]);
  },
);

test('a dispatch by pickup to another branch is refused too', async () => {
  const guid = await paid(aPickup([board], { branchCode: 'BUL' }));
  await dispatch(guid, { branchCode: 'CLA', seenState: 'PAP' });
  expect((await dispatch(guid, { branchCode: 'BUL', seenState: 'PAP' })).status).toBe(409);
  expect((await dispatch(guid, { branchCode: 'CLA', seenState: 'PAP' })).status).toBe(200);
});

test('a dispatch is said of no other state', async () => {
  const { guid } = await placeOrder(shop, (await aSignedIn(shop)).token, anOrder([board]));
  const input = { orderId: guid, state: 'PAP', sendEmail: false, tracking: '884422' };
  expect((await shop.call('order/changeState', input, seller.token)).status).toBe(400);
});

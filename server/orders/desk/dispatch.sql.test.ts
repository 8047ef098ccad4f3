import { beforeEach, describe, expect, test } from 'vitest';
import { aCompany } from '#server/test/a-company';
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
  return rows.find(({ subject }) => /: (Despachado|Listo para retirar)$/.test(subject))?.text ?? '';
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
  expect(await lastMail()).toMatch(/Podés seguirlo en https:\/\/dac\.example\/884422\s/);
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

describe('an order that was dispatched', () => {
  const change = (orderId: string, parms: object, sendEmail = true) =>
    shop.call('order/changeDispatch', { orderId, parms, sendEmail }, seller.token);
  const tracking = (value: string, before: string | null) => ({ tracking: { value, before } });
  const mails = async () => {
    const { rows } = await shop.database.query(
      `select text from mail where subject like '%datos del envío' order by id`,
    );
    return rows.map(({ text }) => String(text));
  };
  const sent = async (more: object = { carrierName: 'DAC', tracking: '111' }, order = anOrder([board])) => {
    const guid = await paid(order);
    await dispatch(guid, more);
    return guid;
  };

  test('goes by another tracking, which the buyer is told and the history says', async () => {
    const guid = await sent();
    const { data } = await change(guid, tracking('222', '111'));
    expect(data).toMatchObject({ state: 'DIS', carrierName: 'DAC', tracking: '222' });
    expect(data?.events.at(-1)).toMatchObject({ from: 'DIS', to: 'DIS', by: 'Beto Sosa', reason: 'Envío: DAC, 222' });
    expect(await mails()).toEqual([expect.stringContaining('a la agencia DAC. Podés seguirlo con la guía 222.')]);
  });

  test('is given one later, without a mail where none is asked, and loses it again', async () => {
    const guid = await sent({});
    expect((await change(guid, tracking('333', null), false)).data).toMatchObject({
      carrierName: null,
      tracking: '333',
    });
    const { data } = await change(guid, tracking('', '333'), false);
    expect([data?.tracking, data?.events.at(-1)?.reason]).toEqual([null, 'Envío: sin agencia ni guía']);
    expect(await mails()).toEqual([]);
  });

  test('stays as it is where nothing differs, and leaves no event', async () => {
    const guid = await sent();
    const before = (await shop.call('order/find', { orderId: guid }, seller.token)).data;
    expect((await change(guid, tracking('111', '111'))).data).toEqual(before);
    expect(await mails()).toEqual([]);
  });

  test('of two sellers the second is told the first one’s tracking', async () => {
    const guid = await sent();
    await change(guid, tracking('222', '111'));
    expect(await change(guid, tracking('999', '111'))).toMatchObject({
      status: 409,
      error: 'Otra persona cambió «Guía» mientras editabas: ahora es «222»',
    });
  });

  test('is refused before it is sent, and where it is fetched', async () => {
    const waiting = await paid();
    const fetched = await sent({ branchCode: 'BUL' }, aPickup([board], { branchCode: 'BUL' }));
    for (const guid of [waiting, fetched]) {
      const { status, error } = await change(guid, tracking('222', null));
      expect([status, error]).toEqual([
        409,
        expect.stringMatching(/^El pedido \d+ no salió por una agencia: no hay envío que cambiar$/),
      ]);
    }
  });

  test('is a 404 to a seller of another company, and no text is longer than its field', async () => {
    const guid = await sent();
    const other = await aSeller(shop, { sellsFor: [(await aCompany(shop.database.db, { name: 'Otra' })).id] });
    const asked = { orderId: guid, parms: tracking('222', '111'), sendEmail: false };
    expect((await shop.call('order/changeDispatch', asked, other.token)).status).toBe(404);
    expect(await change(guid, tracking('x'.repeat(201), '111'))).toMatchObject({ status: 422 });
  });
});

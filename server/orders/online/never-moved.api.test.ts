import { expect, test } from 'vitest';
import { anOnlineShop } from '#server/test/an-online-order';

test('refuses who saw a state of an order that never moved', async () => {
  const online = await anOnlineShop();
  const { guid } = await online.place();
  for (const seenState of ['PAP', 'PPE'] as const) {
    const asked = { orderId: guid, state: 'CAN', sendEmail: false, seenState } as const;
    const { status, error } = await online.shop.call('order/changeState', asked, online.people.seller.token);
    expect([status, error]).toEqual([409, 'El pedido está en «Procesando pago...» y no puede pasar a «Cancelado»']);
  }
  expect(await online.stateOf(guid)).toBe('INI');
});

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { anAttempt, openStandIns } from '#server/test/stand-ins';
import type { AttemptToStart, PaymentProvider } from './provider.ts';

let world: Awaited<ReturnType<typeof openStandIns>>;
let provider: PaymentProvider;
beforeAll(async () => {
  world = await openStandIns();
  provider = world.providerOf('PYPL');
});
afterEach(() => world.paypal.control.settled());
afterAll(() => world.close());

const begin = async (given: Partial<AttemptToStart> = {}) => {
  const attempt = anAttempt(world.shopUrl, { currency: 'USD', ...given });
  const { providerId, url } = await provider.start(attempt);
  return { attempt, url, started: { guid: attempt.guid, orderGuid: attempt.orderGuid, providerId } };
};
const paid = async () => {
  const { started } = await begin();
  world.paypal.control.approve(started.providerId);
  const [payment] = await provider.capture(started);
  if (!payment) throw new Error('Nothing was captured.');
  return { started, payment };
};

test('asks for the lines, the shipping and both ways back', async () => {
  const { attempt, started, url } = await begin();
  expect(url).toContain(`/checkoutnow?token=${started.providerId}`);
  const usd = (value: string) => ({ currency_code: 'USD', value });
  expect(world.paypal.control.order(started.providerId)).toMatchObject({
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: attempt.orderGuid,
        custom_id: attempt.guid,
        invoice_id: `1042-${attempt.guid.slice(0, 8)}`,
        amount: { ...usd('150.30'), breakdown: { item_total: usd('100.30'), shipping: usd('50.00') } },
        items: [{ sku: 'ARD-1', quantity: '3', unit_amount: usd('30.10') }, { quantity: '1' }],
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: attempt.returnUrl,
          cancel_url: attempt.returnUrl,
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
        },
      },
    },
  });
});

const address = {
  recipient: 'Ana Núñez',
  street: 'Av. Italia 1234 apto. 5',
  details: 'Timbre roto',
  city: 'Paysandú',
  department: 'Paysandú',
  zipCode: '60000',
};
const contextOf = (preference: string) => ({
  payment_source: { paypal: { experience_context: { shipping_preference: preference } } },
});

test('says where goods go, though sending costs nothing', async () => {
  const { started } = await begin({ amount: 10_030, shipping: { name: 'Interior', price: 0, address } });
  const order = world.paypal.control.order(started.providerId);
  expect(order).toMatchObject(contextOf('SET_PROVIDED_ADDRESS'));
  expect(order?.purchase_units[0]?.shipping).toEqual({
    type: 'SHIPPING',
    name: { full_name: 'Ana Núñez' },
    address: {
      address_line_1: 'Av. Italia 1234 apto. 5',
      address_line_2: 'Timbre roto',
      admin_area_2: 'Paysandú',
      admin_area_1: 'Paysandú',
      postal_code: '60000',
      country_code: 'UY',
    },
  });
});

test('long addresses are cut, not refused; what an address lacks is left out', async () => {
  const long = { ...address, street: 'x'.repeat(400), city: 'ñ'.repeat(200), details: null, zipCode: null };
  const { started } = await begin({ shipping: { name: 'Montevideo', price: 5000, address: long } });
  const shipping = world.paypal.control.order(started.providerId)?.purchase_units[0]?.shipping;
  expect(shipping).toMatchObject({ address: { address_line_1: 'x'.repeat(300), admin_area_2: 'ñ'.repeat(120) } });
  expect(JSON.stringify(shipping)).not.toMatch(/address_line_2|postal_code/);
});

test.each([
  [422, 'SHIPPING_ADDRESS_INVALID'],
  [400, 'INVALID_PARAMETER_SYNTAX'],
])('an address that PayPal refuses with a %i is left out, and logged', async (status, issue) => {
  world.paypal.control.fail(status, { path: /orders$/, issue });
  const attempt = anAttempt(world.shopUrl, { currency: 'USD', shipping: { name: 'Interior', price: 5000, address } });
  const page = await provider.start(attempt);
  const order = world.paypal.control.order(page.providerId);
  expect(order).toMatchObject({ purchase_units: [{ custom_id: attempt.guid }], ...contextOf('NO_SHIPPING') });
  expect(order?.purchase_units[0]).not.toHaveProperty('shipping');
  expect(world.lines.at(-1)).toEqual([
    'warn',
    'paypal.addressRefused',
    { order: 1042, why: expect.stringMatching(issue) },
  ]);
  world.paypal.control.fail(status, { path: /orders$/, issue });
  expect(await provider.start(attempt)).toEqual(page);
});

test('what else PayPal refuses is refused with an address too', async () => {
  const shipping = { name: 'Interior', price: 5000, address };
  const before = world.lines.length;
  await expect(provider.start(anAttempt(world.shopUrl, { shipping }))).rejects.toMatchObject({ isFinal: true });
  expect(world.lines.slice(before).map(([, message]) => message)).not.toContain('paypal.addressRefused');
});

test('the same attempt started again is the same page; pesos are refused for good', async () => {
  const attempt = anAttempt(world.shopUrl, { currency: 'USD' });
  expect(await provider.start(attempt)).toEqual(await provider.start(attempt));
  await expect(provider.start(anAttempt(world.shopUrl))).rejects.toMatchObject({ isFinal: true });
});

test('long names are cut, not refused', async () => {
  const lines = [{ code: 'x'.repeat(300), name: 'ñ'.repeat(300), quantity: 1, unitPrice: 10_030 }];
  const { started } = await begin({ lines });
  expect(world.paypal.control.order(started.providerId)?.purchase_units[0]?.items?.[0]?.name).toHaveLength(127);
});

test('what nobody agreed to captures nothing; an approval is no money yet', async () => {
  const { started } = await begin();
  expect(await provider.capture(started)).toEqual([]);
  world.paypal.control.approve(started.providerId);
  expect(await provider.read(started)).toEqual([]);
});

test.each([
  ['approve', 'approved', 'COMPLETED'],
  ['pending', 'pending', 'PENDING (PENDING_REVIEW)'],
  ['reject', 'rejected', 'DECLINED (DECLINED_BY_RISK_FRAUD_FILTERS)'],
] as const)('%s on its page is captured as %s', async (how, status, detail) => {
  const { attempt, started } = await begin();
  world.paypal.control.approve(started.providerId, how);
  const [payment] = await provider.capture(started);
  expect(payment).toEqual({
    id: expect.any(String),
    attemptGuid: attempt.guid,
    orderGuid: attempt.orderGuid,
    status,
    currency: 'USD',
    amount: 15_030,
    refunded: 0,
    expires: null,
    detail,
  });
  expect(await provider.read(started)).toEqual([payment]);
  expect(await provider.readPayment(payment?.id ?? '')).toEqual(payment);
});

test('captures once, whoever asks and however often', async () => {
  const { started } = await begin();
  world.paypal.control.approve(started.providerId);
  const [one, other] = await Promise.all([provider.capture(started), provider.capture(started)]);
  expect([one, other, await provider.capture({ ...started, guid: 'another-key' })]).toEqual([one, one, one]);
  expect(one).toHaveLength(1);
});

test('a card that was declined leaves nothing paid; any other refusal of a capture is one', async () => {
  const { started } = await begin();
  world.paypal.control.approve(started.providerId);
  world.paypal.control.fail(422, { path: /capture$/, issue: 'INSTRUMENT_DECLINED' });
  expect(await provider.capture(started)).toEqual([]);
  world.paypal.control.fail(422, { path: /capture$/, issue: 'PAYEE_ACCOUNT_RESTRICTED' });
  await expect(provider.capture(started)).rejects.toMatchObject({ isFinal: true });
});

test('a pending capture is read as what became of it', async () => {
  const { started } = await begin();
  world.paypal.control.approve(started.providerId, 'pending');
  const id = (await provider.capture(started))[0]?.id ?? '';
  world.paypal.control.move(id, 'approve');
  expect(await provider.readPayment(id)).toMatchObject({ status: 'approved', detail: 'COMPLETED' });
});

test('another currency or amount is told as it is', async () => {
  const { started } = await begin();
  world.paypal.control.approve(started.providerId, 'approve', { amount: { currency_code: 'EUR', value: '1.10' } });
  expect(await provider.capture(started)).toMatchObject([{ currency: 'EUR', amount: 110 }]);
});

test('gives back a part once per key, then the rest', async () => {
  const { payment } = await paid();
  const part = { id: payment.id, currency: 'USD', amount: 1_010, key: `${payment.id}-a` };
  expect(await provider.refund(part)).toMatchObject({ status: 'approved', refunded: 1_010 });
  expect(await provider.refund(part)).toMatchObject({ status: 'approved', refunded: 1_010 });
  await expect(provider.refund({ ...part, amount: 15_030, key: 'b' })).rejects.toMatchObject({ isFinal: true });
  const rest = { ...part, amount: 14_020, key: 'c' };
  expect(await provider.refund(rest)).toMatchObject({ status: 'refunded', refunded: 15_030 });
});

test('an open dispute is seen until it is settled, where the app may read it', async () => {
  const { payment, started } = await paid();
  world.paypal.control.dispute(payment.id, 'OPEN');
  expect(await provider.read(started)).toMatchObject([
    { status: 'disputed', detail: 'COMPLETED, MERCHANDISE_OR_SERVICE_NOT_RECEIVED' },
  ]);
  world.paypal.control.mayReadDisputes(false);
  expect(await provider.readPayment(payment.id)).toMatchObject({ status: 'approved' });
  world.paypal.control.mayReadDisputes(true);
  world.paypal.control.dispute(payment.id, 'RESOLVED');
  expect(await provider.readPayment(payment.id)).toMatchObject({ status: 'approved' });
});

test('one token serves many questions, and is renewed once it is taken no more', async () => {
  await begin();
  const before = world.paypal.control.tokensGiven();
  await Promise.all([begin(), begin()]);
  expect(world.paypal.control.tokensGiven()).toBe(before);
  world.paypal.control.forgetTokens();
  await Promise.all([begin(), begin(), begin()]);
  expect(world.paypal.control.tokensGiven()).toBe(before + 1);
});

test('a capture or an order that is not there', async () => {
  expect(await provider.readPayment('NOTTHERE')).toBeUndefined();
  expect(await provider.readPayment('../../v1/oauth2/token')).toBeUndefined();
  expect(await provider.read({ guid: 'a', orderGuid: 'b', providerId: 'NOTTHERE' })).toEqual([]);
});

test('its page takes the choice and sends back with what it adds', async () => {
  const { started, url } = await begin();
  const html = await (await fetch(url)).text();
  for (const word of ['Aprobar', 'Dejar pendiente', 'Rechazar', 'Cerrar sin pagar', 'USD 50.00', 'USD 150.30'])
    expect(html).toContain(word);
  const choose = async (choice: string) => {
    const body = new URLSearchParams({ token: started.providerId, choice });
    const response = await fetch(url, { method: 'POST', body, redirect: 'manual' });
    return new URL(response.headers.get('location') ?? 'http://none');
  };
  expect([...(await choose('close')).searchParams.keys()]).toEqual(['volver', 'token']);
  const back = await choose('approve');
  expect(Object.fromEntries(back.searchParams)).toEqual({
    volver: '1',
    token: started.providerId,
    PayerID: expect.any(String),
  });
  expect(await provider.capture(started)).toMatchObject([{ status: 'approved' }]);
  expect(await (await fetch(url)).text()).toContain('Este pedido ya se pagó');
});

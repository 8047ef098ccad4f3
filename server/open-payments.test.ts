import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAttempt, openStandIns, recordedLog } from '#server/test/stand-ins';
import { openPayments } from './open-payments.ts';

let world: Awaited<ReturnType<typeof openStandIns>>;
beforeAll(async () => {
  world = await openStandIns();
});
afterAll(() => world.close());

const origin = 'https://demo.uy';
const open = (isDemo: () => boolean) => {
  const { MERCADOPAGO_ACCESS_TOKEN: _, ...env } = world.env;
  return openPayments({ ...env, served: [{ origin }] }, recordedLog().log, isDemo);
};

test('a shop has the providers whose keys are set, and a demo made of it stand-ins for the others', async () => {
  let isDemo = false;
  const payments = open(() => isDemo);
  expect([...payments.providers().keys()]).toEqual(['PYPL']);
  isDemo = true;
  expect([...payments.providers().keys()]).toEqual(['MPU', 'PYPL']);
});

test('a demo’s buyer pays at an address of the demo, and where sandbox keys are set at the sandbox', async () => {
  const payments = open(() => true);
  const card = await payments.providers().get('MPU')?.start(anAttempt(origin));
  expect(card?.url).toContain(`${origin}/demo/pagos/mercadopago/checkout/v1/redirect?pref_id=`);
  const page = await payments.standIns(new Request(card?.url ?? ''));
  expect(await page.text()).toContain('Mercado Pago de demostración');
  const wallet = await payments
    .providers()
    .get('PYPL')
    ?.start(anAttempt(origin, { currency: 'USD' }));
  expect(wallet?.url).toContain(`${world.env.PAYPAL_URL}/checkoutnow`);
});

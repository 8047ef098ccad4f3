import { beforeAll, expect, test } from 'vitest';
import { evenly } from '#server/accounts/evenly';
import { anAccount } from '#server/test/an-account';
import { type TestShop, testShop } from '#server/test/shop';
import { somePlaces } from '#server/test/some-places';

const evenMs = 400;
let shop: TestShop;
let known: string;
beforeAll(async () => {
  shop = await testShop({ evenMs });
  await somePlaces(shop.database.db);
  known = (await anAccount(shop)).email;
});

const unknown = 'nadie@ejemplo.uy';
const register = (email: string) =>
  shop.call('user/addWithPerson', {
    user: { email, password: 'secreta', firstName: 'Ana', lastName: 'Pérez' },
    person: {
      name: 'Ana',
      lastName: 'Pérez',
      phones: [{ phone: '099 123 456' }],
      addresses: [{ address: 'Rincón 500', stateId: 1, cityId: 1 }],
      emails: [],
    },
    urlActivation: '/activar',
  });
const timed = async (work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

test.each([
  ['a reset', (email: string) => shop.call('user/restorePwdStep1', { email })],
  ['another activation link', (email: string) => shop.call('user/resendActivation', { email })],
  ['a registration', register],
])('%s takes the same time for a known and an unknown e-mail', async (_, ask) => {
  for (const email of [known, unknown]) {
    const took = await timed(async () => expect((await ask(email)).status).toBe(200));
    // A timer may fire a little early.
    expect(took).toBeGreaterThan(evenMs - 2);
  }
});

test('what fails takes as long, and its reason comes through', async () => {
  const failure = evenly({ evenMs }, () => Promise.reject(new Error('gone')));
  const took = await timed(() => expect(failure).rejects.toThrow('gone'));
  expect(took).toBeGreaterThan(evenMs - 2);
});

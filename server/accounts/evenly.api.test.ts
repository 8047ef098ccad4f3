import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { evenly } from '#server/accounts/evenly';
import { anAccount } from '#server/test/an-account';
import { expectToWait } from '#server/test/expect-to-wait';
import { type TestShop, testShop } from '#server/test/shop';
import { somePlaces } from '#server/test/some-places';

let shop: TestShop;
let known: string;
beforeAll(async () => {
  shop = await testShop();
  await somePlaces(shop.database.db);
  known = (await anAccount(shop)).email;
});

afterEach(() => void vi.useRealTimers());

const unknown = 'nadie@ejemplo.uy';
const register = (at: TestShop, email: string) =>
  at.call('user/addWithPerson', {
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
test.each([
  ['a reset', (at: TestShop, email: string) => at.call('user/restorePwdStep1', { email })],
  ['another activation link', (at: TestShop, email: string) => at.call('user/resendActivation', { email })],
  ['a registration', register],
])('%s takes the same time for a known and an unknown e-mail', async (_, ask) => {
  for (const email of [known, unknown]) await expectToWait(shop, (at) => ask(at, email));
});

test('what fails takes as long, and its reason comes through', async () => {
  const evenMs = 400;
  vi.useFakeTimers();
  const told = vi.fn();
  const failure = evenly({ evenMs }, () => Promise.reject(new Error('gone'))).catch(told);
  await vi.advanceTimersByTimeAsync(evenMs - 1);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await failure;
  expect(told).toHaveBeenCalledWith(new Error('gone'));
});

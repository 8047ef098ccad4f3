import { beforeAll, describe, expect, test } from 'vitest';
import { findSession } from '#server/accounts/sessions.service';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

const hours = (count: number) => count * 3_600_000;
const days = (count: number) => hours(24 * count);

describe('a session', () => {
  test('says who calls, with roles and employments', async () => {
    const seller = await aSeller(shop);
    const own = await shop.database.db.selectFrom('company').select('id').where('own_site', '=', 'RTC').execute();
    expect(await findSession(shop.ctx, seller.token)).toMatchObject({
      guid: seller.guid,
      email: seller.email,
      roles: ['seller'],
      personId: seller.personId,
      employments: [{ companyId: own[0]?.id, position: 'SEL', ownSite: 'RTC' }],
    });
    expect(await findSession(shop.ctx, `${seller.token}x`)).toBeNull();
  });

  test('keeps only the hash of its token', async () => {
    const { token } = await aSignedIn(shop);
    const rows = await shop.database.db.selectFrom('session').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test.each([
    { who: 'a customer', roles: [] as const, idle: days(30) },
    { who: 'staff', roles: ['seller'] as const, idle: hours(12) },
  ])('of $who ends when it is idle for too long, and use keeps it', async ({ roles, idle }) => {
    const { token } = await aSignedIn(shop, { roles });
    for (let round = 0; round < 2; round += 1) {
      shop.clock.now = new Date(shop.clock.now.getTime() + idle - 60_000);
      expect(await findSession(shop.ctx, token)).not.toBeNull();
    }
    shop.clock.now = new Date(shop.clock.now.getTime() + idle + 60_000);
    expect(await findSession(shop.ctx, token)).toBeNull();
    shop.clock.now = new Date(shop.clock.now.getTime() - idle);
    expect(await findSession(shop.ctx, token)).toBeNull();
  });
});

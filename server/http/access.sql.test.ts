import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call';
import { contract } from '#contract/contract';
import { access } from '#server/test/access-table';
import { allowed, everyRole, type RoleName } from '#server/test/every-role';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let roles: Awaited<ReturnType<typeof everyRole>>;
beforeAll(async () => {
  shop = await testShop();
  roles = await everyRole(shop);
});

// Each try from another address, so that no limit speaks before the door.
let addresses = 0;
const nextAddress = () => `10.1.${(addresses += 1) >> 8}.${addresses & 255}`;

const calls = Object.entries(contract) as [string, Call][];

test('every call stands in the access table of the decisions', () => {
  const table: Record<string, string[]> = {};
  for (const [path, call] of calls) (table[call.access] ??= []).push(path);
  const sorted = (of: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(of).map(([key, paths]) => [key, paths.toSorted()]));
  expect(sorted(table)).toEqual(sorted(access));
});

describe('every call × role', () => {
  test.each(calls)('%s', async (path, call) => {
    for (const [role, token] of Object.entries(roles)) {
      // A body that no call accepts: whoever passes the door gets a 400, so nothing happens behind it.
      const response = await shop.post(path, '[]', { token, client: nextAddress() });
      const passes = allowed[call.access].includes(role as RoleName);
      const expected = passes ? 400 : token === undefined ? 401 : 403;
      expect(response.status, `${role} calls ${path}`).toBe(expected);
      expect(await response.json()).toMatchObject({ success: false, data: null, error: expect.stringMatching(/\S/) });
    }
  });

  test.each(calls)('%s refuses a dead token', async (path) => {
    const response = await shop.post(path, '[]', {
      token: 'x'.repeat(43),
      client: nextAddress(),
    });
    expect(response.status).toBe(401);
  });
});

test('a call that does not exist, or is not a POST, is a 404', async () => {
  expect((await shop.post('order/destroy', '{}')).status).toBe(404);
  expect((await shop.post('__proto__', '{}')).status).toBe(404);
});

test('a session ends after its idle time: twelve hours for staff, thirty days for others', async () => {
  const at = shop.clock.now.getTime();
  const hours = (count: number) => new Date(at + count * 3_600_000);
  const status = async (token: string | undefined) => (await shop.post('user/get', '[]', { token })).status;
  shop.clock.now = hours(11);
  expect(await status(roles.seller)).toBe(400);
  shop.clock.now = hours(24);
  expect(await status(roles.seller)).toBe(401);
  expect(await status(roles.customer)).toBe(400);
  shop.clock.now = hours(24 + 31 * 24);
  expect(await status(roles.customer)).toBe(401);
});

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call';
import { type CallPath, contract } from '#contract/contract';
import { everyRole } from '#server/test/every-role';
import { type TestShop, testShop } from '#server/test/shop';
import { places, rightBody, valueAt, withValue } from '#server/test/wrong-bodies';

let shop: TestShop;
let token: string;
let guid: string;
let before: Record<string, number>;
beforeAll(async () => {
  shop = await testShop();
  token = (await everyRole(shop)).administrator;
  const session = shop.database.db.selectFrom('session').innerJoin('account', 'account.id', 'account_id');
  const hash = createHash('sha256').update(token).digest();
  ({ guid } = await session.select('guid').where('token_hash', '=', hash).executeTakeFirstOrThrow());
  before = await rowCounts();
});

// A session in use notes the hour, and tries are counted; nothing else may be written by a call that was refused.
afterAll(async () => expect(await rowCounts()).toEqual(before));

const rowCounts = async () => {
  const { query } = shop.database;
  const { rows } = await query(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename != 'rate_limit'",
  );
  const counts = rows
    .map(({ name }) => `select '${name}' as name, count(*) as count from "${name}"`)
    .join(' union all ');
  return Object.fromEntries((await query(counts)).rows.map(({ name, count }) => [name, Number(count)]));
};

let asked = 0;
const ask = async (path: string, body: string) => {
  asked += 1;
  const { limit }: Call = contract[path as CallPath];
  // Each try is of another address; of an account there is one.
  if (limit?.per === 'account') await shop.calls.limits.forget(limit, guid);
  const response = await shop.post(path, body, { token, client: `10.3.${asked >> 8}.${asked & 255}` });
  const answer = (await response.json()) as { success: boolean; data: unknown; error: string };
  if (response.status !== 200)
    expect(answer).toMatchObject({ success: false, data: null, error: expect.stringMatching(/\S/) });
  return response.status;
};

const calls = (Object.entries(contract) as [string, Call][]).map(([path, call]) => ({
  path,
  body: rightBody(path, call),
}));
// They name what is another's, or not there, which is said before a rule (W2).
const ofOthers = ['company/addContacts', 'product/update', 'communication/addEvent'];
const refusals = (path: string) => (ofOthers.includes(path) ? [400, 404] : [400, 422]);
/** A search counts by its beginning. */
const isSearch = (path: string, place: readonly (string | number)[]) =>
  place.join('.') === 'text' && /\/(suggest|find)$/.test(path);
const freePlaces = /ParmValue_Z|FilterValue|ParmValue$/;

describe.each(calls)('$path', ({ path, body }) => {
  test('refuses what is not JSON, or not an object', async () => {
    for (const text of ['{', 'null', '7', '"a"', '[]', '{"a":}', '\u0000', '{"a":1}}'])
      expect(await ask(path, text), text).toBe(400);
  });

  test('refuses a body over the limit', async () => {
    expect(await ask(path, JSON.stringify({ ...body, more: 'x'.repeat(1_100_000) }))).toBe(413);
  });

  test('refuses a wrong type anywhere', async () => {
    for (const place of places(body).slice(1)) {
      if (freePlaces.test(String(place.at(-1)))) continue;
      const right = valueAt(body, place);
      const wrong = typeof right === 'object' && right !== null ? 'no' : { no: 1 };
      expect(await ask(path, JSON.stringify(withValue(body, place, wrong))), place.join('.')).toBe(400);
    }
  });

  test('refuses a call without its keys', async () => {
    for (const key of Object.keys(body)) {
      const status = await ask(path, JSON.stringify(withValue(body, [key], undefined)));
      if (status === 200 || status === 404 || status === 409) continue;
      expect([400, 422], key).toContain(status);
    }
    const required = Object.keys(body).length > 0 ? await ask(path, '{}') : 400;
    expect([400, 422]).toContain(required);
  });

  test('refuses what is too long', async () => {
    for (const place of places(body).slice(1)) {
      if (typeof valueAt(body, place) !== 'string' || freePlaces.test(String(place.at(-1)))) continue;
      const long = withValue(body, place, 'x'.repeat(100_000));
      const status = await ask(
        path,
        JSON.stringify(long, (_, value) => value ?? undefined),
      );
      expect(isSearch(path, place) ? [200] : refusals(path), place.join('.')).toContain(status);
    }
    for (const place of places(body).slice(1)) {
      const list = valueAt(body, place);
      if (!Array.isArray(list)) continue;
      const item = list[0] ?? 1;
      // As many as a body of a megabyte takes: beyond that it is refused unread.
      const count = Math.min(5000, Math.floor(900_000 / JSON.stringify(item).length));
      const status = await ask(path, JSON.stringify(withValue(body, place, Array(count).fill(item))));
      expect(refusals(path), place.join('.')).toContain(status);
    }
  });

  test('refuses characters that no database takes', async () => {
    for (const place of places(body).slice(1)) {
      if (typeof valueAt(body, place) !== 'string') continue;
      for (const text of ['a\u0000b', 'a\ud800b', '\udc00'])
        expect(await ask(path, JSON.stringify(withValue(body, place, text))), place.join('.')).toBe(400);
    }
  });
});

test('the process still answers', async () => {
  expect((await shop.post('state/list', '{}')).status).toBe(200);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type CallPath, contract } from '#contract/contract';
import { aProduct } from '#server/test/a-product';
import { anAccount } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { everyCall } from '#server/test/every-call';
import { type TestShop, testShop } from '#server/test/shop';

const invisible = '\u200b\u200f\u202a\u202e\u2060\u2064\u00ad\ufeff\ufe0f';
const hasInvisible = new RegExp(`[${invisible}]`);
/** Fields of several lines, where a sign may be joined to others, passwords, and what an editor saw before. */
const asTyped = /description|message|assword|\b(?:before|own|other)$|^order\/addNote text$/;
/** Fields that take one of a few words, an id or a day: what is pasted into one is none. */
const mayRefuse =
  /(?:\b(?:guid|orderId|slipId|changeId|categoryId|mode|kind|type|target|form|roles\.\d)| (?:category\/\w+ (?:parentId|otherId)|order\/changeState state|order\/mark mark|order\/addAsSeller order\.channel|company\/merge fields\.name\.from|(?:order\/follow|order\/cancelByLink|payment\/settle|payment\/start) key))$/;

let shop: TestShop;
beforeAll(async () => {
  await freshDatabase();
  shop = await testShop();
});

type Json = string | number | boolean | null | undefined | Json[] | { [name: string]: Json };

/** The same value as often as it has texts, each time with one of them pasted with what nobody sees; and where that is. */
const spoiled = (value: Json): { at: string; input: Json }[] => {
  if (typeof value === 'string') return [{ at: '', input: `${value.slice(0, 1)}${invisible}${value.slice(1)}` }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    spoiled(one).map(({ at, input }) => ({
      at: at ? `${name}.${at}` : name,
      input: Array.isArray(value) ? value.with(Number(name), input) : { ...value, [name]: input },
    })),
  );
};

test('what nobody sees leaves every field of one line of every call', async () => {
  const { calls } = await everyCall(shop);
  const kept: string[] = [];
  const refused: string[] = [];
  let cleaned = 0;
  for (const path of Object.keys(contract) as CallPath[]) {
    const input = JSON.parse(JSON.stringify(await calls[path][2]())) as Json;
    for (const { at, input: pasted } of spoiled(input)) {
      if (asTyped.test(`${path} ${at}`)) continue;
      const parsed = contract[path].input.safeParse(pasted);
      if (!parsed.success) {
        if (!mayRefuse.test(` ${path} ${at}`)) refused.push(`${path} ${at}`);
        continue;
      }
      cleaned += 1;
      if (hasInvisible.test(JSON.stringify(parsed.data))) kept.push(`${path} ${at}`);
    }
  }
  expect([kept, refused]).toEqual([[], []]);
  expect(cleaned).toBeGreaterThan(100);
});

test('a code that was stored with it is found by what is seen of it', async () => {
  const { id } = await aProduct(shop, { code: 'DUL-1' });
  const [one, two] = [await aProduct(shop, { code: 'DOS-A' }), await aProduct(shop, { code: 'DOS-B' })];
  const { db, query } = shop.database;
  const rename = (product: { id: number }, code: string) =>
    db.updateTable('product').set({ code }).where('id', '=', product.id).execute();
  await rename({ id }, 'DUL\u00ad-2\ufe0f');
  await rename(one, 'DOS\u200b');
  await rename(two, 'DOS\u200c');
  await query(readFileSync(join(import.meta.dirname, '../migrations/0047_visible_codes.sql'), 'utf8'));
  const codes = await db
    .selectFrom('product')
    .select('code')
    .where('id', 'in', [id, one.id, two.id])
    .orderBy('id')
    .execute();
  expect(codes.map(({ code }) => code)).toEqual(['DUL-2', 'DOS\u200b', 'DOS\u200c']);
  expect((await shop.call('product/find', { code: '\u200bDUL-2' })).data).toMatchObject({ code: 'DUL-2' });

  const author = { at: new Date(), by: 'Sistema', field: 'price' };
  const things = ['DOS\u200b', 'DUL-1'].map((entity_id) => ({ ...author, entity: 'product', entity_id }));
  await db.insertInto('history').values(things).execute();
  await db.insertInto('product_previous_code').values({ code: 'DUL-1', product_id: id }).execute();
  await query(readFileSync(join(import.meta.dirname, '../migrations/0056_seen_codes.sql'), 'utf8'));
  for (const product of [one, two])
    expect((await shop.call('product/find', { code: `DOS-${product.id}` })).data).toMatchObject({ name: product.name });
  const past = await db.selectFrom('history').select('entity_id').orderBy('id').execute();
  expect(past.slice(-2).map(({ entity_id }) => entity_id)).toEqual([`DOS-${one.id}`, 'DUL-2']);
});

test('an e-mail that is pasted with it signs in, a password does not', async () => {
  const ana = await anAccount(shop, { email: 'ana.invisible@ejemplo.uy' });
  const status = async (username: string, password: string) => {
    const body = new URLSearchParams({
      client_id: 'x',
      grant_type: 'password',
      scope: 'FullControl',
      username,
      password,
    });
    return (await shop.app.request(`${shop.origin}/Oauth/access_token`, { method: 'POST', body })).status;
  };
  expect(await status(`\u200b${ana.email}\ufeff`, ana.password)).toBe(200);
  expect(await status(ana.email, `${ana.password}\u200b`)).toBe(401);
});

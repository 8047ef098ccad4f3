import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { anImport, threeProducts } from '#server/test/an-import';
import { importing } from '#server/test/importing';
import type { TestShop } from '#server/test/shop';

let given: Awaited<ReturnType<typeof importing>>;
let shop: TestShop;
let providerId: number;
const more = `código;nombre;categoría;marca;precio;proveedor;público;código anterior
B-1;Uno;Electrónica;Nodo;1;Robotics;;
B-2;Dos;Electrónica;Nodo;2;Robotics;no;
B-3;Tres;Electrónica;Nodo;3;Otro;;
007;Siete;Electrónica;Nodo;7;Robotics;;
B-5;Cinco;Electrónica;Nodo;5;Robotics;;VIEJO-5
`;
beforeEach(async () => {
  given = await importing();
  ({ shop } = given);
  await anImport(shop, threeProducts);
  await anImport(shop, more);
  const { db } = shop.database;
  ({ id: providerId } = await db
    .selectFrom('provider')
    .select('id')
    .where('name', '=', 'Robotics')
    .executeTakeFirstOrThrow());
});
afterEach(() => given.close());

/** Checks a file of the provider; which of its products it lacks. */
const goneOf = async (content: string, how: { providerId?: number | null } = { providerId }) => {
  const { id } = await given.upload(content);
  const { error } = await shop.call('import/check', { id, how }, given.seller.token);
  expect(error).toBe('');
  await given.work();
  const outcome = (await given.find(id))?.report?.outcomes.find(({ kind }) => kind === 'gone');
  const { data } = await shop.call('import/gone', { id }, given.seller.token);
  return { id, outcome, codes: data?.codes.toSorted() };
};

describe('products of the provider that a file lacks', () => {
  test('are told: those that visitors see, by any code that they have', async () => {
    const { id, outcome, codes } = await goneOf('código;precio\na1;1\n7;7\nVIEJO-5;5\n');
    expect(codes).toEqual(['B-1']);
    expect(outcome).toEqual({ kind: 'gone', count: 1, examples: [{ code: 'B-1', name: 'Uno', from: 100, to: null }] });
    expect((await goneOf('código;precio\nA-1;1\n')).codes).toEqual(['007', 'B-1', 'B-5']);
    expect((await goneOf('código;precio\nA-1;1\n', { providerId: null })).codes).toEqual([]);
    expect(await shop.call('import/gone', { id: id + 99 }, given.seller.token)).toMatchObject({
      status: 404,
      error: messages['import.notFound'],
    });
  });

  test('are none where a code cannot be read', async () => {
    expect(await goneOf('código;precio\nA-1;1\n01-feb;2\n')).toMatchObject({ outcome: undefined, codes: [] });
  });

  test('stay until staff hides them, which is taken back by itself', async () => {
    const { id, codes = [] } = await goneOf('código;precio\nA-1;1\n');
    await given.done('write', id);
    const isPublic = async (code: string) =>
      (await shop.database.db.selectFrom('product').select('is_public').where('code', '=', code).executeTakeFirst())
        ?.is_public;
    expect(await isPublic('B-1')).toBe(true);
    expect((await shop.call('import/gone', { id }, given.seller.token)).data?.codes.toSorted()).toEqual(codes);
    const asked = { which: { codes }, change: { isPublic: false } };
    const { data: seen } = await shop.call('product/previewMany', asked, given.seller.token);
    const hidden = await shop.call('product/updateMany', { ...asked, seen: seen?.seen ?? '' }, given.seller.token);
    expect(hidden.data?.changes).toBe(3);
    expect([await isPublic('B-1'), await isPublic('A-1'), await isPublic('B-3')]).toEqual([false, true, true]);
    await shop.call('product/undoMany', { changeId: hidden.data?.changeId ?? '' }, given.seller.token);
    expect(await isPublic('B-1')).toBe(true);
  });
});

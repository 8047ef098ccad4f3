import { beforeEach, describe, expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { messages, sentence } from '#contract/plain/messages';
import { historyOf } from '#server/history/history.service';
import { aProduct } from '#server/test/a-product';
import { aSeller } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { aBannerOf, anImage, anUpload } from '#server/test/pictures';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let seller: Awaited<ReturnType<typeof aSeller>>;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  seller = await aSeller(shop);
});

const day = 24 * 3600 * 1000;
const later = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
};
const add = async (image: Partial<Input<'image/add'>['image']> = {}, filePath?: string) =>
  shop.call(
    'image/add',
    {
      filePath: filePath ?? (await anUpload(shop, seller.id)),
      image: { name: 'frente.jpg', target: 'product', ...image },
    },
    seller.token,
  );
const remove = (id: number) => shop.call('image/remove', { id }, seller.token);
const picturesOf = async (code: string) => (await shop.call('product/find', { code })).data?.images.map(({ id }) => id);

describe('image/add', () => {
  test('takes what the upload gave the same account within a day', async () => {
    const path = await anUpload(shop, seller.id);
    const { data } = await add({ name: ' frente.jpg ' }, path);
    expect(data).toMatchObject({ name: 'frente.jpg', image: path, target: 'product', width: 640, uses: [] });
    expect((await shop.call('image/find', { id: data?.id ?? 0 }, seller.token)).data).toMatchObject({ image: path });
    const rows = await historyOf(shop.ctx, { entity: 'image', id: String(data?.id) });
    expect(rows.map(({ field, to }) => [field, to])).toContainEqual(['name', 'frente.jpg']);
  });

  test("not another's, nor one of the day before, nor a path that nobody sent", async () => {
    const other = await aSeller(shop);
    const own = await anUpload(shop, seller.id);
    for (const path of [await anUpload(shop, other.id), 'demo/banner-1', '../secreto', 'f'.repeat(32)]) {
      const { status, error } = await add({}, path);
      expect([status, error]).toEqual([422, messages['image.notUploaded']]);
    }
    later(day + 1000);
    const { token } = await aSeller(shop);
    const late = { filePath: own, image: { name: 'a.jpg', target: 'product' as const } };
    expect((await shop.call('image/add', late, token)).status).toBe(422);
    expect((await shop.database.db.selectFrom('image').select('id').execute()).length).toBe(0);
  });

  test('puts the new picture where the one of ImageId_Z was: on products, in its place, and on banners', async () => {
    const [a, b, c] = [await anImage(shop), await anImage(shop), await anImage(shop)];
    await aProduct(shop, { code: 'UNO', images: [b.id, a.id, c.id] });
    await aProduct(shop, { code: 'DOS', images: [a.id] });
    await aBannerOf(shop.ctx, a);
    const { data } = await add({ before: a.id });
    expect(await picturesOf('UNO')).toEqual([b.id, data?.id, c.id]);
    expect(await picturesOf('DOS')).toEqual([data?.id]);
    const banners = await shop.call('config/getPublic', { key: 'BANNER_HOME' });
    expect(banners.data).toContain(data?.image);
    expect(data?.uses?.map(({ code, name }) => code ?? name)).toEqual(['DOS', 'UNO', 'el banner de inicio de RTC']);
    expect((await shop.call('image/find', { id: a.id }, seller.token)).data?.uses).toEqual([]);
    expect((await historyOf(shop.ctx, { entity: 'product', id: 'DOS' })).at(0)).toMatchObject({
      field: 'images',
      from: [a.id],
      to: [data?.id],
    });
    const gone = await add({ before: 9999 });
    expect([gone.status, gone.error]).toEqual([404, messages['image.notFound']]);
    expect((await add({ before: -1 })).status).toBe(200);
  });

  test('two who replace one picture at once leave one of theirs everywhere', async () => {
    const old = await anImage(shop);
    for (const code of ['UNO', 'DOS']) await aProduct(shop, { code, images: [old.id] });
    const answers = await Promise.all([add({ before: old.id }), add({ before: old.id })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const shown = [await picturesOf('UNO'), await picturesOf('DOS')];
    expect(shown[0]).toEqual(shown[1]);
    expect(answers.map(({ data }) => data?.id)).toContain(shown[0]?.[0]);
  });
});

describe('a product without pictures', () => {
  test('shows the one named by its code, whatever its case and ending, as soon as there is one', async () => {
    await aProduct(shop, { code: 'SG90' });
    expect(await picturesOf('SG90')).toEqual([]);
    const { data } = await add({ name: 'sg90.JPG' });
    expect(await picturesOf('SG90')).toEqual([data?.id]);
    const own = await anImage(shop);
    await shop.call('product/update', { code: 'SG90', images: [{ mode: 'INS', id: own.id }] }, seller.token);
    expect(await picturesOf('SG90')).toEqual([data?.id, own.id]);
  });

  test('loses it with another name, and banners lend none', async () => {
    await aProduct(shop, { code: 'SG90' });
    const { data } = await add({ name: 'SG90' });
    const id = data?.id ?? 0;
    const used = await remove(id);
    expect([used.status, used.error]).toEqual([409, sentence('image.used', { where: 'el producto «SG90»' })]);
    await shop.call('image/update', { id, parms: { name: { value: 'otra.jpg', before: 'SG90' } } }, seller.token);
    expect(await picturesOf('SG90')).toEqual([]);
    await add({ name: 'SG90.jpg', target: 'banner' });
    expect(await picturesOf('SG90')).toEqual([]);
  });
});

describe('image/update', () => {
  test('renames, keeps who did, and tells the second of two what stands there', async () => {
    const { id } = await anImage(shop, { name: 'a.jpg' });
    const rename = (value: string, before: string) =>
      shop.call('image/update', { id, parms: { name: { value, before } } }, seller.token);
    expect((await rename('b.jpg', 'a.jpg')).data?.name).toBe('b.jpg');
    const late = await rename('c.jpg', 'a.jpg');
    expect([late.status, late.error]).toEqual([
      409,
      'Otra persona cambió «Nombre» mientras editabas: ahora es «b.jpg»',
    ]);
    expect((await rename(' ', 'b.jpg')).body.fields).toEqual({ name: messages['field.required'] });
    expect((await shop.call('image/update', { id: 9999 }, seller.token)).status).toBe(404);
  });
});

describe('image/remove', () => {
  test('of a picture that is shown says where, on products and on the banners of every site', async () => {
    const { ctx } = (await testShop({ site: 'NAM' })).at('NAM');
    const [a, b] = [await anImage(shop), await anImage(shop)];
    for (const code of ['UNO', 'DOS', 'TRES', 'CUATRO']) await aProduct(shop, { code, images: [a.id] });
    await aBannerOf(ctx, b, 'TEST_BANNER_HOME');
    expect((await remove(a.id)).error).toBe(
      'La imagen se usa en el producto «CUATRO», el producto «DOS», el producto «TRES» y otros',
    );
    const ofBanner = await remove(b.id);
    expect([ofBanner.status, ofBanner.error]).toEqual([
      409,
      'La imagen se usa en la prueba del banner de inicio de NAM',
    ]);
  });

  test('takes the picture and what was uploaded of it, once', async () => {
    const path = await anUpload(shop, seller.id);
    const { data } = await add({}, path);
    expect((await remove(data?.id ?? 0)).status).toBe(200);
    expect((await remove(data?.id ?? 0)).status).toBe(404);
    expect((await add({}, path)).status).toBe(422);
  });

  test('beside a product that takes it at the same moment, one of them is refused', async () => {
    const { id } = await anImage(shop);
    await aProduct(shop, { code: 'UNO' });
    const [removed, taken] = await Promise.all([
      remove(id),
      shop.call('product/update', { code: 'UNO', images: [{ mode: 'INS', id }] }, seller.token),
    ]);
    expect([
      [200, 422],
      [409, 200],
    ]).toContainEqual([removed.status, taken.status]);
    expect(await picturesOf('UNO')).toEqual(taken.status === 200 ? [id] : []);
  });
});

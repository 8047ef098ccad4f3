import { rm } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { cleanGallery } from '#server/gallery/clean-gallery.service';
import { aProduct } from '#server/test/a-product';
import { aSeller } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { aBannerOf, anImage } from '#server/test/pictures';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let seller: Awaited<ReturnType<typeof aSeller>>;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  seller = await aSeller(shop);
});

const day = 24 * 3600 * 1000;
const list = (input: Partial<Input<'image/listByTarget'>> = {}, token: string | undefined = seller.token) =>
  shop.call('image/listByTarget', { target: 'product', ...input }, token);

describe('image/listByTarget', () => {
  test('answers pages of a kind, newest first, found by words of their names', async () => {
    for (const name of ['Placa roja.jpg', 'placa AZUL.jpg', 'cable 100%.jpg']) await anImage(shop, { name });
    await anImage(shop, { name: 'placa.jpg', target: 'banner' });
    const names = async (input: Partial<Input<'image/listByTarget'>>) => {
      const { data, resultCount } = await list(input);
      return [resultCount, ...(data ?? []).map(({ name }) => name)];
    };
    expect(await names({})).toEqual([3, 'cable 100%.jpg', 'placa AZUL.jpg', 'Placa roja.jpg']);
    expect(await names({ rowIndex: 1, rowsMax: 1 })).toEqual([3, 'placa AZUL.jpg']);
    expect(await names({ filters: { text: 'azul PLACA' } })).toEqual([1, 'placa AZUL.jpg']);
    expect(await names({ filters: { text: '0%' } })).toEqual([1, 'cable 100%.jpg']);
    expect(await names({ filters: { text: '_' } })).toEqual([0]);
    expect(await names({ target: 'banner' })).toEqual([1, 'placa.jpg']);
  });

  test('finds a picture by the whole name of its file', async () => {
    for (const name of ['radiador-gol.jpg', 'radiador-gol.png', 'Ñandú 2.WEBP']) await anImage(shop, { name });
    const found = async (text: string) => (await list({ filters: { text } })).data?.map(({ name }) => name);
    expect(await found('radiador-gol.jpg')).toEqual(['radiador-gol.jpg']);
    expect(await found('Radiador-Gol.PNG')).toEqual(['radiador-gol.png']);
    expect(await found('ñandú 2.webp')).toEqual(['Ñandú 2.WEBP']);
    expect(await found('radiador-gol')).toEqual(['radiador-gol.png', 'radiador-gol.jpg']);
    expect(await found('radiador-gol.gif')).toEqual([]);
  });

  test('tells sellers alone where pictures are shown, and others only of what they can see', async () => {
    const { id } = await anImage(shop);
    await aProduct(shop, { code: 'SECRETO', isPublic: false, images: [id] });
    expect((await list()).data?.[0]?.uses).toMatchObject([{ code: 'SECRETO' }]);
    const byCode = { target: 'product' as const, filters: { text: 'secreto ' } };
    expect((await list(byCode)).data?.map((one) => one.id)).toEqual([id]);
    expect((await shop.call('image/listByTarget', byCode)).resultCount).toBe(0);
    const { id: shown } = await anImage(shop, { name: 'visible' });
    await aProduct(shop, { code: 'VISIBLE', images: [shown] });
    const visitors = await shop.call('image/listByTarget', { target: 'product' });
    expect([visitors.data?.map(({ name }) => name), visitors.resultCount]).toEqual([['visible'], 1]);
    expect(visitors.data?.[0]).not.toHaveProperty('uses');
    expect((await shop.call('image/find', { id: shown })).data?.name).toBe('visible');
    expect((await shop.call('image/find', { id })).status).toBe(404);
    expect((await shop.call('image/find', { id }, seller.token)).status).toBe(200);
  });
});

describe('what is shown nowhere for thirty days', () => {
  const unused = async () => (await list({ filters: { isUnused: true } })).data?.map(({ name }) => name);
  const removeAll = async () => {
    const ids = (await list()).data?.map(({ id }) => id) ?? [];
    return (await shop.call('image/removeUnused', { ids }, seller.token)).data?.count;
  };

  test('is listed, and removed; what is shown again meanwhile is not', async () => {
    const [used, named, ofBanner] = [
      await anImage(shop, { name: 'usada' }),
      await anImage(shop, { name: 'sg90.png' }),
      await anImage(shop, { name: 'de banner' }),
    ];
    await anImage(shop, { name: 'suelta' });
    const back = await anImage(shop, { name: 'vuelve' });
    await aProduct(shop, { code: 'UNO', images: [used.id] });
    await aProduct(shop, { code: 'SG90' });
    await aBannerOf(shop.ctx, ofBanner);
    expect(named.id).toBeGreaterThan(0);
    await cleanGallery(shop.ctx);
    expect(await unused()).toEqual([]);
    shop.clock.now = new Date(shop.clock.now.getTime() + 31 * day);
    seller = await aSeller(shop);
    expect(await unused()).toEqual(['vuelve', 'suelta']);
    await aProduct(shop, { code: 'DOS', images: [back.id] });
    expect(await unused()).toEqual(['suelta']);
    await cleanGallery(shop.ctx);
    expect(await removeAll()).toBe(1);
    expect((await list()).data?.map(({ name }) => name)).toEqual(['vuelve', 'de banner', 'sg90.png', 'usada']);
    await shop.call('product/update', { code: 'DOS', images: [{ mode: 'DLT', id: back.id }] }, seller.token);
    await cleanGallery(shop.ctx);
    expect(await unused()).toEqual([]);
    await rm(shop.imagesFolder, { recursive: true, force: true });
  });
});

describe('image/match', () => {
  test('finds the products of files by their names', async () => {
    await aProduct(shop, { code: 'ABC-1', name: 'Placa', isPublic: false, previousCodes: ['VIEJO'] });
    await aProduct(shop, { code: 'ABC', name: 'Cable' });
    await aProduct(shop, { code: 'A B C', name: 'Otro' });
    const { data } = await shop.call(
      'image/match',
      { names: ['abc-1_2.png', 'ABC-1.jpg', 'IMG_0001.jpg', 'a-b-c.jpg', 'ABC (3).webp', 'viejo_2.jpg'] },
      seller.token,
    );
    expect(data?.map(({ code, place, productName }) => [code, place, productName])).toEqual([
      ['ABC-1', 1, 'Placa'],
      ['ABC-1', 0, 'Placa'],
      [null, 0, null],
      ['A B C', 0, 'Otro'],
      ['ABC', 0, 'Cable'],
      [null, 0, null],
    ]);
    expect(data?.[2]?.says).toBe('su nombre no es el código de un producto');
    expect(data?.[5]?.says).toBe('su nombre es el código anterior de «ABC-1»: ponele el actual');
  });
});

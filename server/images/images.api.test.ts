import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureAddress, pictureWidths, previewAddress } from '#contract/plain/pictures';
import { folderStore } from '#server/images/image-store';
import { storeImage } from '#server/images/images.service';
import { insertImage } from '#server/images/images.store';
import { openPictureMaker } from '#server/images/picture-maker';
import { pictures, wholePictures } from '#server/images/pictures.http';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let served: Hono;
beforeAll(async () => {
  shop = await testShop();
  served = new Hono().get('/imagenes/*', pictures(shop.pictureMaker)).get('*', wholePictures(shop.pictureMaker));
});
afterAll(() => rm(shop.imagesFolder, { recursive: true, force: true }));

const picture = (red: number) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: { r: red, g: 80, b: 120 } } })
    .png()
    .toBuffer();
const get = (path: string) => served.request(`http://tienda.test${path}`);

describe('storeImage', () => {
  test('keeps the same bytes once, with their size', async () => {
    const bytes = await picture(10);
    const first = await storeImage(shop.ctx, bytes, 'radiador.png', 'product');
    const again = await storeImage(shop.ctx, bytes, 'otro nombre.png', 'banner');
    expect(again).toEqual(first);
    expect(first).toEqual({
      id: expect.any(Number),
      path: expect.stringMatching(/^[0-9a-f]{32}$/),
      width: 640,
      height: 480,
    });
    expect(await readdir(join(shop.imagesFolder, 'originals'))).toEqual([first.path]);
  });

  test('refuses what is no picture with 415 and keeps nothing of it', async () => {
    const before = await shop.database.db.selectFrom('image').select('id').execute();
    await expect(storeImage(shop.ctx, Buffer.from('<svg/>'), 'a.png', 'product')).rejects.toMatchObject({
      status: 415,
    });
    expect(await shop.database.db.selectFrom('image').select('id').execute()).toEqual(before);
  });
});

describe('GET /imagenes', () => {
  test('serves the preview of every picture as a JPEG of one size, whole and on white', async () => {
    const tall = sharp({ create: { width: 300, height: 900, channels: 4, background: '#0000' } });
    for (const bytes of [await picture(30), await tall.png().toBuffer()]) {
      const { path } = await storeImage(shop.ctx, bytes, 'a.png', 'product');
      const answer = await get(previewAddress(path));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      const made = Buffer.from(await answer.arrayBuffer());
      expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      const corner = await sharp(made).extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer();
      expect([...corner].every((value) => value > 250)).toBe(true);
      for (const name of ['1200.webp', '1080.jpg', '1201.jpg'])
        expect((await get(`/imagenes/${path}/${name}`)).status, name).toBe(404);
    }
  });

  test.each(['avif', 'webp'] as const)('serves every width of a kept picture as %s, immutable', async (format) => {
    const { path } = await storeImage(shop.ctx, await picture(20), 'a.png', 'product');
    for (const width of pictureWidths) {
      const answer = await get(pictureAddress(path, width, format));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(`image/${format}`);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const made = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect(made.width).toBe(Math.min(width, 640));
    }
  });

  test('answers 404 for other widths and formats, unknown pictures, and names that leave the folder', async () => {
    const { path } = await storeImage(shop.ctx, await picture(30), 'a.png', 'product');
    const wrong = [
      `${path}/321.avif`,
      `${path}/0320.avif`,
      `${path}/320.png`,
      `${path}/320`,
      `${'0'.repeat(32)}/320.avif`,
      `demo/no-such-drawing/320.avif`,
      `../originals/${path}/320.webp`,
      `..%2foriginals/320.webp`,
      `originals/${path}/320.webp`,
      'a./320.avif',
      'a-/320.avif',
      'a..b/320.avif',
      'sin-imagen/320.avif/320.avif',
    ];
    expect((await get('/imagenes/sin-imagen/320.avif')).status).toBe(200);
    for (const one of wrong) {
      const answer = await get(`/imagenes/${one}`);
      expect([one, answer.status]).toEqual([one, 404]);
      expect(String(answer.headers.get('cache-control'))).not.toContain('immutable');
    }
  });

  test('shows the placeholder, for now, for a picture whose original is gone', async () => {
    const { path } = await insertImage(shop.ctx.db, {
      path: 'demo/nobody-draws-this-1',
      name: 'Nada',
      target: 'product',
      width: 400,
      height: 300,
    });
    const answer = await get(pictureAddress(path, 160, 'webp'));
    const placeholder = await get(pictureAddress('sin-imagen', 160, 'webp'));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.arrayBuffer()).toEqual(await placeholder.arrayBuffer());
  });

  test('has a picture for what has none', async () => {
    expect((await get(pictureAddress('sin-imagen', 480, 'webp'))).status).toBe(200);
  });
});

describe('a path put after the base of the API', () => {
  test.each(['/', '/rest/'])('%s delivers the picture, immutable', async (base) => {
    const { path } = await storeImage(shop.ctx, await picture(40), 'a.png', 'product');
    const answer = await get(`${base}${path}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 640 });
  });

  test('is left to others where no picture has it', async () => {
    for (const path of ['0'.repeat(32), 'demo/no-such-drawing', 'demo/correo', 'productos', `steps/${'0'.repeat(32)}`])
      expect([path, (await get(`/${path}`)).status]).toEqual([path, 404]);
  });
});

describe('the maker', () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><circle cx="99" cy="99" r="50"/></svg>';
  const maker = (draw: () => Promise<string>, more: { atOnce?: number; waitingMax?: number } = {}) =>
    openPictureMaker({
      store: folderStore(join(shop.imagesFolder, crypto.randomUUID())),
      isKnown: async () => true,
      draw,
      ...more,
    });

  test('draws what has a name instead of bytes, once for all who ask at the same time, and never again', async () => {
    let drawn = 0;
    const { step } = maker(async () => {
      drawn += 1;
      return drawing;
    });
    const made = await Promise.all(Array.from({ length: 20 }, () => step('demo/board-7f3a-1', 320, 'webp')));
    expect(made.every((bytes) => bytes instanceof Buffer && bytes.length > 0)).toBe(true);
    expect(await step('demo/board-7f3a-1', 320, 'webp')).toEqual(made[0]);
    expect(drawn).toBe(1);
  });

  test('makes so many at once and turns away those who would wait too long', async () => {
    let now = 0;
    let most = 0;
    const leave = Promise.withResolvers<void>();
    const { step } = maker(
      async () => {
        now += 1;
        most = Math.max(most, now);
        await leave.promise;
        now -= 1;
        return drawing;
      },
      { atOnce: 2, waitingMax: 3 },
    );
    let turnedAway = 0;
    const asked = Array.from({ length: 9 }, async (_, at) => {
      if ((await step(`demo/a-${at}`, 160, 'webp')) === 'busy') turnedAway += 1;
    });
    await expect.poll(() => turnedAway).toBe(4);
    leave.resolve();
    await Promise.all(asked);
    expect([most, turnedAway]).toEqual([2, 4]);
    expect(await step('demo/a-8', 160, 'webp')).toBeInstanceOf(Buffer);
  });

  test('asks the shop before it draws', async () => {
    const image = { path: 'demo/known-1', name: 'Placa', target: 'product' as const, width: 1200, height: 900 };
    const stored = await insertImage(shop.ctx.db, image);
    expect(await insertImage(shop.ctx.db, image)).toEqual(stored);
    const store = folderStore(join(shop.imagesFolder, 'asked'));
    const none = openPictureMaker({ store, isKnown: async (path) => path === image.path, draw: () => drawing });
    expect(await none.step('demo/other-1', 160, 'avif')).toBeUndefined();
    expect(await none.step(image.path, 160, 'avif')).toBeInstanceOf(Buffer);
  });
});

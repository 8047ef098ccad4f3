import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { messages, sentence } from '#contract/plain/messages';
import { bytesMax } from '#server/images/make-picture';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { bombPicture, movingPictures, noisyPicture, plainPicture } from '#server/test/pictures';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await testShop();
  ({ token } = await aSeller(shop));
});
beforeEach(async () => {
  await shop.database.db.deleteFrom('upload').execute();
  await rm(shop.imagesFolder, { recursive: true, force: true });
});
afterAll(() => rm(shop.imagesFolder, { recursive: true, force: true }));

type Answer = {
  success?: boolean;
  files?: { path: string; extension: string }[];
  error?: string;
  fields?: Record<string, string>;
};

const send = async (given: BodyInit, more: Record<string, string> = {}, as: string | undefined = token) => {
  const whole = given instanceof FormData ? new Response(given) : undefined;
  const body = whole ? await whole.arrayBuffer() : given;
  const headers = { ...(whole && { 'content-type': whole.headers.get('content-type') ?? '' }), ...more };
  const response = await shop.app.request('http://tienda.test/upload.aspx/gxobject', {
    method: 'POST',
    body,
    headers: { ...(as && { authorization: `OAuth ${as}` }), ...headers },
    duplex: 'half',
  } as RequestInit);
  return { status: response.status, ...((await response.json()) as Answer) };
};
const form = (...files: Uint8Array[]) => {
  const data = new FormData();
  for (const [at, bytes] of files.entries())
    data.append('files[]', new Blob([new Uint8Array(bytes)]), `foto ${at}.jpg`);
  return data;
};
const originals = () => readdir(join(shop.imagesFolder, 'originals')).catch(() => []);
const kept = async () => ({
  files: await originals(),
  rows: await shop.database.db.selectFrom('upload').select('path').execute(),
});
const nothing = { files: [], rows: [] };

test('keeps what a seller sends, in its order, re-encoded and without its names', async () => {
  const { files, ...said } = await send(form(await plainPicture(1), await plainPicture(2), await plainPicture(1)));
  expect(said).toEqual({ status: 200, success: true, error: '' });
  expect(files).toHaveLength(3);
  expect(files?.[2]).toEqual(files?.[0]);
  expect(files?.[0]).toEqual({ path: expect.stringMatching(/^[0-9a-f]{32}$/), extension: 'webp' });
  const paths = files?.slice(0, 2).map(({ path }) => path) ?? [];
  const { files: stored, rows } = await kept();
  expect(new Set(stored)).toEqual(new Set(paths));
  expect(new Set(rows.map(({ path }) => path))).toEqual(new Set(paths));
  expect(await shop.database.db.selectFrom('image').selectAll().execute()).toEqual([]);
  const original = await sharp(join(shop.imagesFolder, 'originals', paths[0] ?? '')).metadata();
  expect([original.format, original.exif]).toEqual(['webp', undefined]);
});

describe('refuses, logs it, and keeps nothing', async () => {
  const moving = await movingPictures();
  test.each<[string, Uint8Array, number, string]>([
    ['a text', Buffer.from('hola'), 415, messages['image.notAllowed']],
    ['an empty file', Buffer.alloc(0), 415, messages['image.notAllowed']],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 415, messages['image.notAllowed']],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, messages['image.notAllowed']],
    [
      'a GIF',
      await sharp(await plainPicture(3))
        .gif()
        .toBuffer(),
      415,
      messages['image.notAllowed'],
    ],
    [
      'a TIFF',
      await sharp(await plainPicture(3))
        .tiff()
        .toBuffer(),
      415,
      messages['image.notAllowed'],
    ],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 415, messages['image.svg']],
    ['SVG behind its XML', Buffer.from('\uFEFF<?xml version="1.0"?>\n<svg/>'), 415, messages['image.svg']],
    ["an iPhone's HEIC", Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 415, messages['image.heic']],
    ['a WebP that moves', moving.webp, 415, messages['image.animated']],
    ['a PNG that moves', moving.png, 415, messages['image.animated']],
    ['an AVIF that moves', Buffer.from('\0\0\0\x18ftypavis\0\0\0\0avismif1'), 415, messages['image.animated']],
    ['a picture that ends too early', (await noisyPicture()).subarray(0, 9000), 415, messages['image.broken']],
    [
      'more than 15 MB',
      Buffer.concat([await plainPicture(4), Buffer.alloc(bytesMax)]),
      413,
      messages['image.tooLarge'],
    ],
    ['more than 50 megapixels', await bombPicture(10_000, 5001), 413, messages['image.tooLarge']],
  ])('%s', async (_, bytes, status, says) => {
    const answer = await send(form(await plainPicture(9), bytes));
    expect(answer).toMatchObject({ status, error: says, fields: { 'files.1': says } });
    expect(await kept()).toEqual(nothing);
  });

  test('a decompression bomb, of which it decodes nothing', async () => {
    const bomb = await bombPicture(60_000, 60_000);
    expect(bomb.length).toBeLessThan(bytesMax);
    const decoded = vi.fn();
    sharp.queue.on('change', decoded);
    onTestFinished(() => void sharp.queue.off('change', decoded));
    expect(await send(form(bomb))).toMatchObject({ status: 413, error: messages['image.tooLarge'] });
    expect(decoded).not.toHaveBeenCalled();
    await send(form(await plainPicture(8)));
    expect(decoded).toHaveBeenCalled();
  });

  test('eleven files, none, and what is no form', async () => {
    const one = await plainPicture(5);
    const eleven = await send(form(...Array.from({ length: 11 }, () => one)));
    expect([eleven.status, eleven.error]).toEqual([422, sentence('upload.tooMany', { max: 10 })]);
    const none = await send(form());
    expect([none.status, none.error]).toEqual([422, messages['upload.empty']]);
    const text = await send('{}', { 'content-type': 'application/json' });
    expect([text.status, text.error]).toEqual([400, messages['call.notForm']]);
    expect(await kept()).toEqual(nothing);
  });

  test('more than ten files may weigh, whether the request says so or not', async () => {
    const declared = await send(form(), { 'content-length': String(200 * 1024 * 1024) });
    expect([declared.status, declared.error]).toEqual([413, messages['call.tooLarge']]);
  });

  test('those who do not sell', async () => {
    const customer = await aSignedIn(shop);
    expect((await send(form(await plainPicture(6)), {}, customer.token)).status).toBe(403);
    expect((await send(form(await plainPicture(6)), {}, 'x'.repeat(43))).status).toBe(401);
    expect(await kept()).toEqual(nothing);
  });

  test("in the specification's words", async () => {
    const warn = vi.fn();
    const { ctxOf } = shop.calls;
    const silent = { info: () => {}, error: () => {}, warn };
    const spied = vi.spyOn(shop.calls, 'ctxOf').mockImplementation((request) => {
      const ctx = ctxOf(request);
      return { ...ctx, log: { ...silent, with: () => ctx.log } };
    });
    await send(form(Buffer.from('<svg/>')));
    spied.mockRestore();
    expect(warn.mock.calls).toEqual([['Error on uploadFile', { code: 'image.svg' }]]);
  });
});

test('a connection that is cut in the middle of the second picture leaves nothing behind', async () => {
  const whole = new Response(form(await plainPicture(7), await noisyPicture()));
  const type = whole.headers.get('content-type') ?? '';
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const cut = (error?: Error) =>
    new ReadableStream({
      start: (controller) => {
        controller.enqueue(bytes.subarray(0, bytes.length - 5000));
        if (error) controller.error(error);
        else controller.close();
      },
    });
  for (const body of [cut(), cut(new Error('aborted'))]) {
    const answer = await send(body, { 'content-type': type });
    expect([answer.status, answer.error]).toEqual([400, messages['upload.cut']]);
    expect(await kept()).toEqual(nothing);
  }
});

test('forty at once are all kept', async () => {
  const pictures = await Promise.all(Array.from({ length: 40 }, (_, at) => plainPicture(100 + at)));
  const answers = await Promise.all(pictures.map((bytes) => send(form(bytes))));
  expect(answers.map(({ status }) => status)).toEqual(pictures.map(() => 200));
  expect((await kept()).files).toHaveLength(40);
});

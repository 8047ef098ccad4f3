import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type LogoPicture, mailLogoPath } from '#contract/plain/logo';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { pageServer } from '#server/test/page-server';
import { anImage } from '#server/test/pictures';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let token: string;
let get: Awaited<ReturnType<typeof pageServer>>['get'];
beforeAll(async () => {
  shop = await testShop({ site: 'RTC' });
  ({ get } = await pageServer(shop));
  ({ token } = await aSignedIn(shop, { roles: ['administrator'] }));
});
afterAll(() => rm(shop.imagesFolder, { recursive: true, force: true }));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 20, b: 20, alpha: 0.9 } } })
    .png()
    .toBuffer();

/** Sends a file as the form does. */
const post = async (bytes: Buffer, by = token) => {
  const form = new FormData();
  form.append('files[]', new File([new Uint8Array(bytes)], 'logo.png'), 'logo.png');
  const headers = { authorization: `OAuth ${by}` };
  const answer = await shop.app.request(`${shop.origin}/upload.aspx/gxobject`, { method: 'POST', body: form, headers });
  const { files, error } = (await answer.json()) as { files?: { path: string }[]; error?: string };
  return { status: answer.status, path: files?.[0]?.path, error };
};
/** Sends a file, and takes it into the library. */
const upload = async (bytes: Buffer, by = token) => {
  const { status, path, error } = await post(bytes, by);
  if (!path) return { status, error };
  const { data } = await shop.call('image/add', { filePath: path, image: { name: 'logo.png', target: 'banner' } }, by);
  if (!data) throw new Error('Not added');
  return { status, id: data.id, logo: { image: data.image, width: data.width, height: data.height } };
};
const now = () => shop.settingsOf(shop.ctx.ownSite).logo;
const change = (value: LogoPicture | null, by = token) =>
  shop.call('setting/update', { parms: { logo: { value, before: now() } } }, by);
const headerAndFooter = (body: string) =>
  [/<header.*?<\/header>/s, /<footer.*?<\/footer>/s].map((part) => part.exec(body)?.[0] ?? '');
const redness = async (path: string) => {
  const answer = await shop.app.request(shop.origin + path);
  const { channels } = await sharp(Buffer.from(await answer.arrayBuffer())).stats();
  return (channels[0]?.mean ?? 0) - (channels[1]?.mean ?? 0);
};

test('an uploaded logo stands in header, footer and icons of every page at once, with its size, and goes back', async () => {
  const before = headerAndFooter((await get('/')).body);
  const { id = 0, logo } = await upload(await picture(600, 200));
  expect(logo).toMatchObject({ width: 600, height: 200 });
  expect((await change(logo ?? null)).status).toBe(200);
  const image = `<img src="/imagenes/${logo?.image}/320.webp" width="120" height="40" alt="RTC"/>`;
  for (const path of ['/', '/productos', '/contacto', '/nada'])
    for (const part of headerAndFooter((await get(path)).body)) {
      expect(part).toContain(image);
      expect(part).not.toContain(shop.ctx.ownSite.logo.shapes[0]?.path);
    }
  expect((await get(`/imagenes/${logo?.image}/320.webp`)).status).toBe(200);
  expect((await get('/')).body).toContain(`content="${shop.origin}/iconos/1200.jpg"`);
  for (const path of ['/iconos/192.png', '/iconos/512.png', '/apple-touch-icon.png', '/iconos/1200.jpg'])
    expect.soft(await redness(path), path).toBeGreaterThan(20);
  const inMails = await shop.app.request(shop.origin + mailLogoPath);
  const { format, width, height } = await sharp(Buffer.from(await inMails.arrayBuffer())).metadata();
  expect([format, width, height]).toEqual(['png', 240, 80]);
  const icon = await get('/favicon.svg');
  expect([icon.status, icon.headers.get('location')]).toEqual([302, '/iconos/192.png']);

  const removed = await shop.call('image/remove', { id }, token);
  expect([removed.status, removed.error]).toEqual([409, 'La imagen se usa en el logo de RTC']);

  expect((await change(null)).status).toBe(200);
  expect(headerAndFooter((await get('/')).body)).toEqual(before);
  expect((await get('/favicon.svg')).status).toBe(200);
  expect(await redness('/iconos/512.png')).toBeLessThan(20);
  expect((await shop.call('image/remove', { id }, token)).status).toBe(200);
});

test('the logo is not replaced in the library, where sellers work: a sentence says where', async () => {
  const { id = 0, logo } = await upload(await picture(610, 200));
  await change(logo ?? null);
  const { path = '' } = await post(await picture(510, 200));
  const add = () =>
    shop.call('image/add', { filePath: path, image: { name: 'otro.png', target: 'banner', before: id } }, token);
  const refused = await add();
  expect([refused.status, refused.error]).toEqual([409, 'Esta imagen es el logo: cambialo en Configuración']);
  expect(now()).toEqual(logo);
  await change(null);
  expect((await add()).status).toBe(200);
});

test('an icon that could not be drawn once is drawn the next time', async () => {
  const { logo } = await upload(await picture(620, 200));
  await change(logo ?? null);
  const read = vi.spyOn(shop.ctx.images, 'get').mockRejectedValueOnce(new Error('EIO'));
  expect((await get('/iconos/512.png')).status).toBe(500);
  expect((await get('/iconos/512.png')).status).toBe(200);
  await get('/iconos/512.png');
  expect(read).toHaveBeenCalledTimes(2);
  read.mockRestore();
  await change(null);
});

test.each([
  [200, 79, 'Es muy chica para el encabezado: tiene que medir al menos 80 píxeles de alto'],
  [401, 100, 'Es muy ancha para el encabezado: hasta 4 veces su alto. Probá recortarla.'],
  [99, 200, 'Es muy alta para el encabezado: su ancho tiene que ser al menos la mitad de su alto'],
] as const)('%i × %i pixels are refused at the field: %s', async (width, height, sentence) => {
  const { logo } = await upload(await picture(width, height));
  const answer = await change(logo ?? null);
  expect([answer.status, answer.fields]).toEqual([422, { logo: sentence }]);
  // The caller's own word of its size counts for nothing.
  const lied = await change({ image: logo?.image ?? '', width: 200, height: 100 });
  expect([lied.status, lied.fields]).toEqual([422, { logo: sentence }]);
  expect(now()).toBeNull();
});

test.each([
  [320, 80],
  [40, 80],
])('%i × %i pixels are taken', async (width, height) => {
  const { logo } = await upload(await picture(width, height));
  const { data } = await change({ image: logo?.image ?? '', width: 200, height: 100 });
  expect(data?.logo).toEqual({ ...logo, width, height });
  await change(null);
});

test('a picture that is not there, a path elsewhere and a drawing are refused', async () => {
  for (const image of ['f'.repeat(32), '../secreto', 'https://a.example/logo.png']) {
    const answer = await change({ image, width: 200, height: 100 });
    expect([answer.status, answer.fields]).toEqual([422, { 'logo.image': 'Esa imagen no existe' }]);
  }
  const svg = await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"/>'));
  expect(svg).toEqual({ status: 415, error: 'Los dibujos SVG no se aceptan: guardalo como PNG' });
});

test('sellers may not', async () => {
  const seller = await aSeller(shop);
  const { path } = await anImage(shop, { target: 'banner' });
  expect((await change({ image: path, width: 640, height: 480 }, seller.token)).status).toBe(403);
});

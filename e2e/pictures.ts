import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { callAs, sellerToken } from './shopping.ts';

type File = { name: string; mimeType: string; buffer: Buffer };

/** One like no other: the library takes equal ones for one. */
export const aPicture = async (name: string): Promise<File> => {
  const [r = 0, g = 0, b = 0] = Buffer.from(randomUUID().replaceAll('-', ''), 'hex');
  const create = { width: 640 + r, height: 480 + g, channels: 3, background: { r, g, b } } as const;
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
};

/** A product of a journey's own, without pictures: its code. */
export const aProduct = async (request: APIRequestContext) => {
  const code = `FOTO-${randomUUID().slice(0, 8).toUpperCase()}`;
  const product = { ProductCode: code, ProductName: `Sensor ${code}`, BrandId: 1, CategoryId: '1.1', ProductPrice: 9 };
  expect((await callAs(request, await sellerToken(request), 'product/add', { product })).status).toBe(200);
  return code;
};

/** Takes new pictures of these names into the library: their ids. */
export const addPictures = async (
  request: APIRequestContext,
  token: string,
  names: readonly string[],
  target: 'product' | 'banner' = 'product',
) => {
  const ids: number[] = [];
  for (const name of names) {
    const headers = { authorization: `OAuth ${token}` };
    const multipart = { 'files[]': await aPicture(name) };
    const sent = await request.post('/upload.aspx/gxobject', { headers, multipart });
    const { files } = (await sent.json()) as { files: { path: string }[] };
    const image = { ImageName: name, ImageTarget: target };
    const { status, data } = await callAs(request, token, 'image/add', { filePath: files[0]?.path, image });
    expect(status).toBe(200);
    ids.push((data as unknown as { ImageId: number }).ImageId);
  }
  return ids;
};

/** Lets files go over an element, as from a folder of the machine, or pastes them there. */
export const give = async (page: Page, how: 'drop' | 'paste', selector: string, files: readonly File[]) => {
  const given = files.map(({ name, mimeType: type, buffer }) => ({ name, type, text: buffer.toString('base64') }));
  const transfer = await page.evaluateHandle((sent) => {
    const made = new DataTransfer();
    for (const { name, type, text } of sent)
      made.items.add(new File([Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))], name, { type }));
    return made;
  }, given);
  await page
    .locator(selector)
    .first()
    .evaluate(
      (element, [kind, data]) =>
        element.dispatchEvent(
          kind === 'drop'
            ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        ),
      [how, transfer] as const,
    );
};

import type { MiddlewareHandler } from 'hono';
import { type PictureFormat, type PictureWidth, pictureWidths } from '#contract/plain/pictures';
import type { PictureMaker } from '#server/images/picture-maker';
import { placeholderPath } from '#server/images/placeholder';

const address = /^\/imagenes\/([a-z0-9][a-z0-9._-]{0,120}(?:\/[a-z0-9][a-z0-9._-]{0,120})?)\/(\d{1,4})\.(avif|webp)$/;

/** GET /imagenes/{path}/{width}.{avif|webp}: immutable, since other bytes have another path. What has lost its original shows the placeholder. */
export const pictures =
  (maker: PictureMaker): MiddlewareHandler =>
  async (c) => {
    const [, path = '', digits, format] = address.exec(c.req.path) ?? [];
    const send = (picture: Buffer, cacheControl: string) =>
      c.body(new Uint8Array(picture), 200, { 'content-type': `image/${format}`, 'cache-control': cacheControl });
    const width = pictureWidths.find((one) => String(one) === digits);
    const bytes = width && (await maker.step(path, width satisfies PictureWidth, format as PictureFormat));
    if (bytes === 'busy')
      return c.text('Probá en unos segundos', 503, { 'retry-after': '2', 'cache-control': 'no-store' });
    if (width && bytes === 'missing') {
      const instead = await maker.step(placeholderPath, width, format as PictureFormat);
      if (instead instanceof Buffer) return send(instead, 'no-store');
    }
    if (!(bytes instanceof Buffer)) return c.text('No existe', 404, { 'cache-control': 'no-store' });
    return send(bytes, 'public, max-age=31536000, immutable');
  };

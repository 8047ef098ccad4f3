import type { MiddlewareHandler } from 'hono';
import { type PictureFormat, type PictureWidth, pictureWidths } from '#contract/pictures';
import type { PictureMaker } from '#server/images/picture-maker';

const address = /^\/imagenes\/([a-z0-9][a-z0-9._-]{0,120}(?:\/[a-z0-9][a-z0-9._-]{0,120})?)\/(\d{1,4})\.(avif|webp)$/;

/** GET /imagenes/{path}/{width}.{avif|webp}: immutable, since other bytes have another path. */
export const pictures =
  (maker: PictureMaker): MiddlewareHandler =>
  async (c) => {
    const [, path = '', digits, format] = address.exec(c.req.path) ?? [];
    const width = pictureWidths.find((one) => String(one) === digits);
    const bytes = width && (await maker.step(path, width satisfies PictureWidth, format as PictureFormat));
    if (bytes === 'busy')
      return c.text('Probá en unos segundos', 503, { 'retry-after': '2', 'cache-control': 'no-store' });
    if (!bytes) return c.text('No existe', 404, { 'cache-control': 'no-store' });
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
    });
  };

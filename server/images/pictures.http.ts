import type { MiddlewareHandler } from 'hono';
import { pictureFormats, pictureWidths, previewSize } from '#contract/plain/pictures';
import type { PictureMaker } from '#server/images/picture-maker';
import { placeholderPath } from '#server/images/placeholder';

const immutable = 'public, max-age=31536000, immutable';
const address =
  /^\/imagenes\/([a-z0-9][a-z0-9._-]{0,120}(?:\/[a-z0-9][a-z0-9._-]{0,120})?)\/(\d{1,4}\.(avif|webp|jpg))$/;

/** The maker of the file of this name: a step, or the preview. */
const makerOf = (maker: PictureMaker, name: string | undefined) => {
  if (name === `${previewSize.width}.jpg`) return maker.preview;
  for (const width of pictureWidths)
    for (const format of pictureFormats)
      if (name === `${width}.${format}`) return (path: string) => maker.step(path, width, format);
  return undefined;
};

/** GET /imagenes/{path}/{width}.{avif|webp}, and 1200.jpg, its preview: immutable, since other bytes have another path. A picture that has lost its original shows the placeholder. */
export const pictures =
  (maker: PictureMaker): MiddlewareHandler =>
  async (c) => {
    const [, path = '', name, format] = address.exec(c.req.path) ?? [];
    const make = makerOf(maker, name);
    const send = (picture: Buffer, cacheControl: string) =>
      c.body(new Uint8Array(picture), 200, {
        'content-type': format === 'jpg' ? 'image/jpeg' : `image/${format}`,
        'cache-control': cacheControl,
      });
    const bytes = await make?.(path);
    if (bytes === 'busy')
      return c.text('Probá en unos segundos', 503, { 'retry-after': '2', 'cache-control': 'no-store' });
    if (bytes === 'missing') {
      const instead = await make?.(placeholderPath);
      if (instead instanceof Buffer) return send(instead, 'no-store');
    }
    if (!(bytes instanceof Buffer)) return c.text('No existe', 404, { 'cache-control': 'no-store' });
    return send(bytes, immutable);
  };

/**
 * GET {path}, a picture's path as calls give it put after the base of the API: the widest step, for programs that ask for
 * no width. Other paths are left to other doors.
 */
export const wholePictures =
  (maker: PictureMaker): MiddlewareHandler =>
  async (c, next) => {
    const [, path] = /^\/(?:rest\/)?([0-9a-f]{32}|demo\/[a-z0-9][a-z0-9._-]{0,120})$/.exec(c.req.path) ?? [];
    const bytes = path ? await maker.step(path, 1600, 'webp') : undefined;
    if (bytes === 'busy')
      return c.text('Probá en unos segundos', 503, { 'retry-after': '2', 'cache-control': 'no-store' });
    if (!(bytes instanceof Buffer)) return next();
    return c.body(new Uint8Array(bytes), 200, { 'content-type': 'image/webp', 'cache-control': immutable });
  };

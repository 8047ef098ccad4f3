import type { MiddlewareHandler } from 'hono';
import { brandLogoKey, findLogoOf } from '#server/catalogue/brand-logos.service';
import type { Ctx } from '#server/ctx';
import type { DrawPicture } from '#server/images/picture-maker';

const types = { svg: 'image/svg+xml', png: 'image/png' } as const;
// The file opened by itself is a document, in which nothing may run.
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** GET /marcas/{brandId}.{svg|png}: the brand's logo. `draw` makes those of a demo. */
export const brandLogos =
  (ctx: Pick<Ctx, 'db' | 'images'>, draw?: DrawPicture): MiddlewareHandler =>
  async (c, next) => {
    const [, digits = '', kind] = /^\/marcas\/(\d{1,15})\.(svg|png)$/.exec(c.req.path) ?? [];
    if (kind !== 'svg' && kind !== 'png') return next();
    const id = Number(digits);
    const logo = (await ctx.images.get(brandLogoKey(id, kind))) ?? (await findLogoOf(ctx, id, kind, draw));
    if (!logo) return c.text('No existe', 404, { 'cache-control': 'no-store' });
    return c.body(typeof logo === 'string' ? logo : new Uint8Array(logo), 200, {
      'content-type': types[kind],
      'content-security-policy': policy,
      'cache-control': 'public, max-age=86400',
    });
  };

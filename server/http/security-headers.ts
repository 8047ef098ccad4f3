import type { MiddlewareHandler } from 'hono';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** Headers that every answer carries. */
export const securityHeaders =
  (isSecure: (host: string | undefined) => boolean): MiddlewareHandler =>
  async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(always)) c.header(name, value);
    if (isSecure(c.req.header('host'))) c.header('strict-transport-security', 'max-age=31536000');
  };

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
    // Written into the answer as it is: `c.header` would make it anew, as a stream, for each of them.
    const { headers } = c.res;
    for (const [name, value] of Object.entries(always)) headers.set(name, value);
    if (isSecure(c.req.header('host'))) headers.set('strict-transport-security', 'max-age=31536000');
  };

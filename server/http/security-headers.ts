import type { MiddlewareHandler } from 'hono';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};
const overTls = { ...always, 'strict-transport-security': 'max-age=31536000' };

type IsSecure = (host: string | undefined) => boolean;

/** Headers that every answer carries to a host. */
export const securityHeadersOf =
  (isSecure: IsSecure) =>
  (host: string | undefined): Readonly<Record<string, string>> =>
    isSecure(host) ? overTls : always;

/** Puts them on the answers of all that comes after it; an answer may have a referrer policy of its own. */
export const securityHeaders = (isSecure: IsSecure): MiddlewareHandler => {
  const headersOf = securityHeadersOf(isSecure);
  return async (c, next) => {
    await next();
    // Written into the answer as it is: `c.header` would make it anew, as a stream, for each of them.
    const { headers } = c.res;
    for (const [name, value] of Object.entries(headersOf(c.req.header('host'))))
      if (name !== 'referrer-policy' || !headers.has(name)) headers.set(name, value);
  };
};

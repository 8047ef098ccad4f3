import { createHash } from 'node:crypto';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inline = (html: string, element: 'script' | 'style', mark: string) =>
  [...html.matchAll(new RegExp(`<${element}((?:\\s[^>]*)?)>([\\s\\S]*?)</${element}>`, 'g'))]
    .filter(([, attributes = '']) => attributes.includes(attribute(mark)) && !/\ssrc=/.test(attributes))
    .map(([, , text = '']) => text);

const attribute = (mark: string) => ` nonce="${mark}"`;

/** The page as it is sent. */
export const withoutMark = (html: string, mark: string) => html.replaceAll(attribute(mark), '');

/**
 * The content security policy of a page that was rendered whole: nothing runs and nothing colours it but the shop's own
 * files and the inline elements that bear the page's `mark`. Nobody can guess the mark, so a script that came into the
 * page with a product's text has no hash here.
 */
export const contentPolicy = (html: string, mark: string) => {
  const allow = (element: 'script' | 'style') =>
    ["'self'", ...new Set(inline(html, element, mark).map(hashOf))].join(' ');
  return policy(allow('script'), allow('style'));
};

/** The policy of a page that is made for one request: what bears the nonce may run and colour it, styles made later too. */
export const noncePolicy = (nonce: string) => policy(`'self' 'nonce-${nonce}'`, `'self' 'nonce-${nonce}'`);

const policy = (scripts: string, styles: string) =>
  [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');

import { createHash } from 'node:crypto';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inline = (html: string, element: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${element}((?:\\s[^>]*)?)>([\\s\\S]*?)</${element}>`, 'g'))]
    .filter(([, attributes = '']) => !/\ssrc=|type="application\//.test(attributes))
    .map(([, , text = '']) => text);

/**
 * The content security policy of a page that was rendered whole: nothing runs and nothing colours it but the
 * shop's own files and the inline elements that stand in this very page.
 */
export const contentPolicy = (html: string) => {
  const allow = (element: 'script' | 'style') => ["'self'", ...new Set(inline(html, element).map(hashOf))].join(' ');
  return [
    "default-src 'self'",
    `script-src ${allow('script')}`,
    `style-src ${allow('style')}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
};

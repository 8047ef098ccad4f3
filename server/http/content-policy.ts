import { createHash } from 'node:crypto';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The texts of the inline elements of one kind that bear the mark. */
const inline = (html: string, element: 'script' | 'style', mark: string) => {
  const texts: string[] = [];
  let from = 0;
  for (let at = html.indexOf(attribute(mark)); at !== -1; at = html.indexOf(attribute(mark), from)) {
    const open = html.lastIndexOf('<', at);
    const start = html.indexOf('>', at) + 1;
    from = start;
    if (!html.startsWith(`<${element} `, open) || /\ssrc=/.test(html.slice(open, start))) continue;
    const end = html.indexOf(`</${element}>`, start);
    texts.push(html.slice(start, end));
    from = end;
  }
  return texts;
};

const attribute = (mark: string) => ` nonce="${mark}"`;

/** The page as it is sent. */
export const withoutMark = (html: string, mark: string) => html.replaceAll(attribute(mark), '');

/** Sources outside the site that a page may load, by kind: origins, or words of the policy. `ancestors` may show it in a frame. */
export type AllowedSources = {
  readonly [kind in 'script' | 'style' | 'img' | 'connect' | 'font' | 'frame' | 'ancestors']?: readonly string[];
};

/** A page's own sources and those of all its site's pages together. */
export const allSources = (one: AllowedSources, other: AllowedSources): AllowedSources => {
  const kinds = [...new Set([...Object.keys(one), ...Object.keys(other)])] as (keyof AllowedSources)[];
  return Object.fromEntries(kinds.map((kind) => [kind, [...(one[kind] ?? []), ...(other[kind] ?? [])]]));
};

/**
 * The content security policy of a page that was rendered whole: nothing runs and nothing colours it but the shop's own
 * files and the inline elements that bear the page's `mark`. Nobody can guess the mark, so a script that came into the
 * page with a product's text has no hash here. `allowed` comes on top of that.
 */
export const contentPolicy = (html: string, mark: string, allowed: AllowedSources = {}) => {
  const allow = (element: 'script' | 'style') =>
    ["'self'", ...new Set(inline(html, element, mark).map(hashOf))].join(' ');
  // A browser that reads a hash passes over 'unsafe-inline'.
  const styles = allowed.style?.includes("'unsafe-inline'") ? "'self'" : allow('style');
  return policy(allow('script'), styles, allowed);
};

/** The policy of a page that is made for one request: what bears the nonce may run and colour it, styles made later too. */
export const noncePolicy = (nonce: string, allowed: AllowedSources = {}) =>
  policy(`'self' 'nonce-${nonce}'`, `'self' 'nonce-${nonce}'`, allowed);

const policy = (scripts: string, styles: string, allowed: AllowedSources = {}) => {
  const sources = (kind: keyof AllowedSources, own: string) =>
    `${kind}-src ${[own, ...(allowed[kind] ?? [])].join(' ')}`;
  return [
    "default-src 'self'",
    sources('script', scripts),
    sources('style', styles),
    sources('img', "'self' data:"),
    sources('connect', "'self'"),
    sources('font', "'self'"),
    ...(allowed.frame ? [sources('frame', "'self'")] : []),
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${allowed.ancestors?.join(' ') ?? "'none'"}`,
    "form-action 'self'",
  ].join('; ');
};

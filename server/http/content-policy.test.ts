import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy, noncePolicy, withoutMark } from './content-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (html: string, name: string) =>
  contentPolicy(html, 'm-1')
    .split('; ')
    .find((part) => part.startsWith(`${name} `));

test('allows the inline scripts and styles of the page by their exact bytes, each once', () => {
  const html =
    '<style nonce="m-1">a{}</style><script nonce="m-1">one()</script>' +
    '<script nonce="m-1" type="module" async="">two(\n"x")</script><script nonce="m-1">one()</script>';
  expect(directive(html, 'script-src')).toBe(`script-src 'self' ${hash('one()')} ${hash('two(\n"x")')}`);
  expect(directive(html, 'style-src')).toBe(`style-src 'self' ${hash('a{}')}`);
});

test('needs no word for files and for data', () => {
  const html = '<script nonce="m-1" src="/assets/a.js"></script><script type="application/ld+json">{"a":1}</script>';
  expect(directive(html, 'script-src')).toBe("script-src 'self'");
});

test('allows neither frames, nor other hosts, nor unsafe words', () => {
  const policy = contentPolicy('<p>hola</p>', 'm-1');
  expect(policy).not.toMatch(/unsafe|http|\*/);
  for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]) {
    expect(policy).toContain(part);
  }
});

test('a page may be shown in a frame of the shop, and of no other', () => {
  const framed = contentPolicy('', 'm-1', { ancestors: ["'self'"] });
  expect(framed).toBe(contentPolicy('', 'm-1').replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
});

test('a script or style that came into the page with its content stays without effect', () => {
  const html =
    '<p><script>steal()</script><script nonce="m-2">guess()</script><style>p{}</style></p><script nonce="m-1">ours()</script>';
  expect(directive(html, 'script-src')).toBe(`script-src 'self' ${hash('ours()')}`);
  expect(directive(html, 'style-src')).toBe("style-src 'self'");
});

test('a page of one request allows what bears its nonce, and nothing else more', () => {
  const ofHashes = contentPolicy('', 'm-1').split('; ');
  const ofNonce = noncePolicy('m-1').split('; ');
  expect(ofNonce.filter((part) => !ofHashes.includes(part))).toEqual([
    "script-src 'self' 'nonce-m-1'",
    "style-src 'self' 'nonce-m-1'",
  ]);
});

test('the mark is not sent', () => {
  expect(withoutMark('<script nonce="m-1" async="">a</script><p nonce="x">b</p>', 'm-1')).toBe(
    '<script async="">a</script><p nonce="x">b</p>',
  );
});

test('a page may be let load more, each kind by itself; where styles may be inline no hash stands', () => {
  const html = '<style nonce="m-1">a{}</style><script nonce="m-1">one()</script>';
  const tiles = contentPolicy(html, 'm-1', { img: ['https://mapas.example'] });
  expect(tiles).toBe(
    contentPolicy(html, 'm-1').replace("img-src 'self' data:", "img-src 'self' data: https://mapas.example"),
  );
  const styles = contentPolicy(html, 'm-1', { script: ['https://guiones.example'], style: ["'unsafe-inline'"] });
  expect(styles).toContain(`script-src 'self' ${hash('one()')} https://guiones.example;`);
  expect(styles).toContain("style-src 'self' 'unsafe-inline';");
});

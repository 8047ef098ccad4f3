import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy } from './content-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (html: string, name: string) =>
  contentPolicy(html)
    .split('; ')
    .find((part) => part.startsWith(`${name} `));

test('allows the inline scripts and styles of the page by their exact bytes, each once', () => {
  const html =
    '<style>a{}</style><script>one()</script><script type="module" async="">two(\n"x")</script><script>one()</script>';
  expect(directive(html, 'script-src')).toBe(`script-src 'self' ${hash('one()')} ${hash('two(\n"x")')}`);
  expect(directive(html, 'style-src')).toBe(`style-src 'self' ${hash('a{}')}`);
});

test('needs no word for files and for data', () => {
  const html = '<script src="/assets/a.js"></script><script type="application/ld+json">{"a":1}</script>';
  expect(directive(html, 'script-src')).toBe("script-src 'self'");
});

test('allows neither frames, nor other hosts, nor unsafe words', () => {
  const policy = contentPolicy('<p>hola</p>');
  expect(policy).not.toMatch(/unsafe|http|\*/);
  for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]) {
    expect(policy).toContain(part);
  }
});

import { expect, test } from 'vitest';
import { contentPolicy } from './content-policy.ts';
import { scriptsLast } from './scripts-last.ts';

const rendered =
  '<head><link rel="modulepreload" href="/assets/a.js" nonce="m1"/><link rel="modulepreload" href="/assets/b.js" nonce="m1"/></head><body><p>Texto</p>' +
  '<script nonce="m1" type="module" async="">import "/assets/a.js";</script><script nonce="m1">later()</script></body>';

test("a page's scripts are held until it is painted, and may run by its policy", () => {
  const html = scriptsLast(rendered, 'm1');
  expect(html).not.toContain('<link');
  expect(html).toContain(
    '<script nonce="m1" type="text/plain" data-preload="/assets/a.js /assets/b.js">import "/assets/a.js";</script><script nonce="m1">{',
  );
  expect(html).toMatch(/<script nonce="m1">later\(\)<\/script><\/body>$/);
  // The held text runs in another element with the same hash.
  const [, hash] = /script-src ([^;]+)/.exec(contentPolicy(rendered, 'm1')) ?? [];
  for (const one of hash?.split(' ') ?? []) expect(contentPolicy(html, 'm1')).toContain(one);
});

test('without a script to hold the files only come later than what is shown', () => {
  const html = '<link rel="modulepreload" href="/assets/a.js"/><script type="module">foreign()</script>';
  expect(scriptsLast(html, 'm1')).toBe(
    '<link fetchpriority="low" rel="modulepreload" href="/assets/a.js"/><script type="module">foreign()</script>',
  );
});

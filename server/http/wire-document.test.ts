import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contract } from '#contract/contract';
import { openapi } from '#server/http/openapi';
import { wireDocument } from '#server/http/wire-document';

test('docs/wire.md is current (npm run wire)', () => {
  expect(readFileSync(new URL('../../docs/wire.md', import.meta.url), 'utf8')).toBe(wireDocument());
});

test('the OpenAPI document speaks of every call in wire names', () => {
  const { paths, components } = openapi('http://tienda.test');
  expect(Object.keys(paths)).toEqual(Object.keys(contract).map((path) => `/rest/${path}`));
  const text = JSON.stringify(paths['/rest/order/add']);
  expect(text).toContain('OrderShippingPrice');
  expect(text).toContain('OrderGUID');
  expect(text).not.toContain('"shippingPrice"');
  expect(JSON.stringify(paths['/rest/person/update'])).toContain('ParmValue_Z');
  expect(JSON.stringify(components.schemas)).toContain('CategoryName');
  const refs = [...JSON.stringify({ paths, components }).matchAll(/#\/components\/schemas\/(\w+)/g)];
  expect(refs.map(([, name]) => name).filter((name) => !components.schemas[name ?? ''])).toEqual([]);
});

test('describes the calls once, for any number of readers and sites', () => {
  const [one, other] = [openapi('https://a.uy'), openapi('https://b.uy')];
  expect([one.servers, other.servers]).toEqual([[{ url: 'https://a.uy' }], [{ url: 'https://b.uy' }]]);
  expect(other.paths).toBe(one.paths);
});

import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
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

test('the OpenAPI document keeps the recommended rules of its readers, and every call says what it does', async () => {
  const document = openapi('https://tienda.uy');
  const summaries = Object.values(document.paths).map(({ post }) => post.summary);
  expect(
    summaries.filter((text, at) => !/^[A-ZÁÉÍÓÚ].{7,118}[^.]$/.test(text) || summaries.indexOf(text) < at),
  ).toEqual([]);
  const found = await lintFromString({
    source: JSON.stringify(document),
    config: await createConfig({ extends: ['recommended'] }),
  });
  expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});

test('says which calls need a token, as the contract does', () => {
  const { paths } = openapi('https://tienda.uy');
  const token = { token: [] };
  expect(Object.values(paths).map(({ post }) => post.security)).toEqual(
    Object.values(contract).map(({ access }) => (access === 'anyone' ? [{}, token] : [token])),
  );
});

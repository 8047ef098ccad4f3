import { expect, test } from 'vitest';
import type { Ctx } from '#server/ctx';
import { checkedOutput } from './checked-output.ts';
import type { Entry } from './handlers.ts';

const found = { data: [{ id: 1, name: 'Nodo', logo: null }] };
const members = '"data":[{"BrandId":1,"BrandName":"Nodo","BrandLogo":null}]';
const check = (entry: Partial<Entry>) =>
  checkedOutput({ path: 'brand/list', entry: { run: async () => found, ...entry }, ctx: {} as Ctx, input: {} });

test('an answer in text is let through where it is what the call answers', async () => {
  const whole = `{"success":true,${members},"error":""}`;
  expect(await check({})).toBe(whole);
  expect(await check({ text: async () => undefined })).toBe(whole);
  expect(await check({ text: async () => members })).toBe(whole);
});

test('one that differs is a fault, and so is an answer that does not have its schema', async () => {
  await expect(check({ text: async () => members.replace('Nodo', 'Otra') })).rejects.toThrow('brand/list writes');
  await expect(check({ run: async () => ({ data: [{ id: 'x' }] }) })).rejects.toThrow('invalid_type');
});

test('what changes between the two is no fault', async () => {
  let name = 'Nodo';
  const run = async () => ({ data: [{ id: 1, name, logo: null }] });
  const text = async () => {
    name = 'Otra';
    return members.replace('Nodo', 'Otra');
  };
  expect(await check({ run, text })).toContain('Otra');
});

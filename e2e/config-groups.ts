import { type APIRequestContext, expect, test } from '@playwright/test';
import { callAs, sellerToken } from './shopping.ts';

/** Stored value of a config group. */
export const readGroup = async (request: APIRequestContext, key: string) =>
  (await callAs(request, await sellerToken(request), 'config/getPublic', { key })).data as unknown as string;

export const writeGroup = async (request: APIRequestContext, key: string, value: string) => {
  const { status } = await callAs(request, await sellerToken(request), 'config/set', { key, value });
  expect(status).toBe(200);
};

/** Sets these groups back after each journey of a file, for the other journeys. */
export const setBackGroups = (keys: readonly string[]) => {
  const stored = new Map<string, string>();
  test.beforeEach(async ({ request }) => {
    for (const key of keys) stored.set(key, await readGroup(request, key));
  });
  test.afterEach(async ({ request }) => {
    for (const [key, value] of stored) await writeGroup(request, key, value);
  });
};

import { expect, vi } from 'vitest';
import { type TestShop, testShop } from './shop.ts';

type Ask = (shop: TestShop) => Promise<{ status: number }>;

/** Expects that a shop whose answers wait for an hour says nothing, though `prompt` has answered the same twice since. */
export const expectToWait = async (prompt: TestShop, ask: Ask) => {
  const answered = vi.fn();
  void ask(await testShop({ evenMs: 3_600_000, client: '10.0.0.2' })).then(answered, answered);
  for (let time = 0; time < 2; time += 1) expect((await ask(prompt)).status).toBe(200);
  expect(answered).not.toHaveBeenCalled();
};

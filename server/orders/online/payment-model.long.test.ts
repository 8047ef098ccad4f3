import { expect, inject, test } from 'vitest';
import { runHistories } from '#server/test/payment-model/run-histories';
import { randomOfTest } from '#server/test/random';

// The embedded database has a hundred, in the quick run.
test.runIf('run' in inject('source'))(
  'a thousand histories take every move of an order at least twenty times',
  async () => {
    const cells = await runHistories(1000, randomOfTest('payment-model').int(1, 2 ** 30));
    expect([...cells].filter(([, count]) => count < 20)).toEqual([]);
  },
);

import { expect, inject, test, vi } from 'vitest';
import { runHistories } from '#server/test/payment-model/run-histories';
import { randomOfTest } from '#server/test/random';

vi.setConfig({ testTimeout: 600_000 });

// On PostgreSQL there are a thousand, in the long run.
test.runIf('snapshot' in inject('source'))(
  'twenty-five histories by buyer, provider, clock and seller keep money, stock and states right',
  async () => {
    const cells = await runHistories(25, randomOfTest('payment-model').int(1, 2 ** 30));
    expect([...cells.values()].filter((count) => count > 0).length).toBeGreaterThan(20);
  },
);

import { expect, test } from 'vitest';
import { memoryOf, processMeter } from './cpu.ts';

test.runIf(process.platform === 'linux')('a meter counts the work of this process, and not its waiting', async () => {
  const before = process.cpuUsage();
  const worked = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
  const meter = processMeter(process.pid);
  await new Promise((done) => setTimeout(done, 200));
  expect(meter()).toBeLessThan(worked() + 0.05);
  while (worked() < 0.3);
  expect(meter()).toBeGreaterThan(0.2);
  expect(meter()).toBeLessThan(worked() + 0.05);
  expect(memoryOf(process.pid).now).toBeGreaterThan(20);
});

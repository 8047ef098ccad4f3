import { expect, test } from 'vitest';
import type { Call } from '#contract/call';
import { type CallPath, contract } from '#contract/contract';

const limitOf = (path: CallPath) => (contract[path] as Call).limit;

test.each([
  ['company/add', 'company/update'],
  ['companyGroup/add', 'company/update'],
  ['companyGroup/update', 'company/update'],
  ['company/listFilters', 'company/update'],
  ['person/add', 'person/update'],
] as const)('%s is held to as many by one account as %s, and counted apart', (path, other) => {
  const [limit, known] = [limitOf(path), limitOf(other)];
  expect(limit).toMatchObject({ per: 'account', points: known?.points, seconds: known?.seconds });
  expect(limit?.name).not.toBe(known?.name);
});

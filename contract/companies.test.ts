import { expect, test } from 'vitest';
import type { Call } from '#contract/call';
import { type CallPath, contract } from '#contract/contract';
import { positionName } from '#contract/things/company';

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

test('a position has its name, and one that is none of the two its code', () => {
  expect(['SEL', 'COM', 'ADM'].map(positionName)).toEqual(['Vende', 'Compra', 'ADM']);
});

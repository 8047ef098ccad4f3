import { expect, test } from 'vitest';
import { specificationGroups } from './specification-groups.ts';

test('with six groups chosen no seventh is offered', () => {
  const of = (count: number) => Array.from({ length: count }, (_, at) => `Grupo ${at}:1`);
  const facets = Array.from({ length: 8 }, (_, at) => ({ key: `specifications:Grupo ${at}`, items: [] }));
  const offered = (count: number) =>
    specificationGroups({ e: of(count).join('|'), order: 'REL', page: 1 }, facets).map(({ title }) => title);
  expect(offered(5)).toHaveLength(8);
  expect(offered(6)).toEqual(of(6).map((one) => one.slice(0, -2)));
});

import { expect, test } from 'vitest';
import { addOutcome, listOutcomes, noOutcomes } from '#server/import/outcomes';

const one = (code: string, from: number | null, to: number | null) => ({ code, name: '', from, to });

test('products are counted by what becomes of their prices, the doubtful ones first', () => {
  const outcomes = noOutcomes();
  addOutcome(outcomes, one('A', null, 500), { known: 'created' });
  addOutcome(outcomes, one('Z', null, 500), { known: 'leftOut' });
  addOutcome(outcomes, one('B', 100, 150));
  addOutcome(outcomes, one('C', 100, 151));
  addOutcome(outcomes, one('D', 100, 50));
  addOutcome(outcomes, one('E', 100, 0));
  addOutcome(outcomes, one('F', 0, 100));
  addOutcome(outcomes, one('G', 100, 100));
  addOutcome(outcomes, one('H', null, null));
  const found = listOutcomes(outcomes).map(({ kind, count, examples }) => [
    kind,
    count,
    examples.map(({ code }) => code).join(''),
  ]);
  expect(found).toEqual([
    ['big', 1, 'C'],
    ['zero', 1, 'E'],
    ['created', 1, 'A'],
    ['up', 3, 'BCF'],
    ['down', 2, 'DE'],
    ['other', 2, 'GH'],
    ['leftOut', 1, 'Z'],
  ]);
});

test('twenty of each are told', () => {
  const outcomes = noOutcomes();
  for (let at = 0; at < 25; at += 1) addOutcome(outcomes, one(`A-${at}`, 100, 110));
  expect(listOutcomes(outcomes)).toMatchObject([{ kind: 'up', count: 25, examples: { length: 20 } }]);
});

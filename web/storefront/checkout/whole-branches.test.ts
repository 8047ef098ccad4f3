import { describe, expect, test } from 'vitest';
import type { LineStock } from '#web/data/stock';
import { isEnoughAt, isLacking, lackingAt, leavesAny, wholeBranches } from './whole-branches.ts';

const branches = [{ code: 'BUL' }, { code: 'CLA' }];

type Has = 'enough' | 'open' | 'none' | 'some' | number;
const shelf = (has: Has) => ({
  hasAny: has !== 'none',
  ...(has !== 'open' && { hasEnough: has === 'enough' }),
  ...(typeof has === 'number' && { left: has }),
});
/** Stock of two branches: a number of too few is told to the signed-in, and a visitor may not hear whether it is enough. */
const stock = (bul: Has, cla: Has): LineStock => ({
  code: 'A',
  available: 'AV',
  branches: [
    { code: 'BUL', name: 'Bulevar', ...shelf(bul) },
    { code: 'CLA', name: 'Cerro Largo', ...shelf(cla) },
  ],
});

describe('the branches that have all', () => {
  test.each<[string, LineStock[], string[]]>([
    ['have enough of each line', [stock('enough', 'enough'), stock('some', 'enough')], ['CLA']],
    ['may be none', [stock('enough', 'none'), stock('none', 'enough')], []],
    ['are not known while a line is asked', [stock('enough', 'enough'), undefined], []],
    ['are not known where it could not be asked', [stock('enough', 'enough'), null], []],
    ['are not known where a visitor does not hear it', [stock('enough', 'open'), stock('open', 'enough')], []],
    ['are none of what is no longer sold', ['gone', stock('enough', 'enough')], []],
  ])('%s', (_, stocks, codes) => {
    expect(wholeBranches(branches, stocks).map(({ code }) => code)).toEqual(codes);
  });
});

describe('what a branch lacks', () => {
  test.each<[string, LineStock, { left: number | undefined }[]]>([
    ['nothing where it has enough', stock('some', 'enough'), []],
    ['nothing that is known, where a visitor does not hear it', stock('enough', 'open'), []],
    ['some of it, by number', stock('enough', 2), [{ left: 2 }]],
    ['some of it, by no number', stock('enough', 'some'), [{ left: undefined }]],
    ['all of it', stock('enough', 'none'), [{ left: 0 }]],
    ['what is no longer sold', 'gone', [{ left: 0 }]],
    ['nothing that is known, while it is asked', undefined, []],
    ['nothing that is known, where it could not be asked', null, []],
  ])('%s', (_, one, lacking) => {
    expect(lackingAt('CLA', ['line'], () => one)).toEqual(lacking.map((known) => ({ line: 'line', ...known })));
  });
});

test.each([
  ['one line is all there', [0], 2, true],
  ['some of the one line is there', [2], 1, true],
  ['how much of the one line is there is not told', [undefined], 1, false],
  ['nothing is there', [0, 0], 2, false],
])('who takes what is there has something left where %s', (_, lefts, count, leaves) => {
  const lines = Array.from({ length: count }, (_, at) => at);
  const lacking = lefts.map((left, at) => ({ line: at, left }));
  expect(leavesAny(lacking, lines)).toBe(leaves);
});

describe('that there was enough', () => {
  const short: LineStock = { code: 'A', available: 'NO', left: 2, branches: [] };
  test.each<[string, LineStock, string | null, boolean]>([
    ['was said at the branch', stock('enough', 'none'), 'BUL', true],
    ['was not said at a branch that lacks some', stock('enough', 'none'), 'CLA', false],
    ['was not said at a branch of which a visitor hears nothing', stock('open', 'none'), 'BUL', false],
    ['was said of what is sent, to the signed-in', { code: 'A', available: 'AV', left: 3, branches: [] }, null, true],
    ['was said of what is sent, to a visitor', stock('enough', 'none'), null, true],
    ['was not said where a visitor hears round numbers', stock('open', 'none'), null, false],
    ['was not said where the shop was short', short, null, false],
    ['was not said of what was gone', 'gone', null, false],
    ['was not said where it could not be asked', null, null, false],
  ])('%s', (_, one, branchCode, isEnough) => {
    expect(isEnoughAt(one, branchCode)).toBe(isEnough);
  });
});

test.each<[LineStock, string | null, boolean]>([
  [stock('enough', 'none'), 'CLA', true],
  [stock('enough', 'none'), 'BUL', false],
  [stock('enough', 'none'), null, false],
  ['gone', null, true],
  [null, null, false],
  [undefined, 'BUL', false],
])('of %j at %s it is known that it is short: %s', (one, branchCode, isKnown) => {
  expect(isLacking(branchCode, ['line'], () => one)).toBe(isKnown);
});

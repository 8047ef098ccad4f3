import { describe, expect, test } from 'vitest';
import type { LineStock } from '#web/data/stock';
import { lackingAt, wholeBranches } from './whole-branches.ts';

const branches = [{ code: 'BUL' }, { code: 'CLA' }];

/** Whether each branch has enough; what has none has not enough either. */
const stock = (
  bul: 'enough' | 'some' | 'none',
  cla: 'enough' | 'some' | 'none',
  available: 'AV' | 'NO' = 'AV',
): LineStock => ({
  code: 'A',
  available,
  branches: [
    { code: 'BUL', name: 'Bulevar', hasAny: bul !== 'none', hasEnough: bul === 'enough' },
    { code: 'CLA', name: 'Cerro Largo', hasAny: cla !== 'none', hasEnough: cla === 'enough' },
  ],
});

describe('the branches that have all', () => {
  test.each<[string, LineStock[], string[]]>([
    ['have enough of each line', [stock('enough', 'enough'), stock('some', 'enough')], ['CLA']],
    ['may be none', [stock('enough', 'none'), stock('none', 'enough')], []],
    ['are not known while a line is asked', [stock('enough', 'enough'), undefined], []],
    ['are not known where it could not be asked', [stock('enough', 'enough'), null], []],
    ['are none of what is no longer sold', ['gone', stock('enough', 'enough')], []],
  ])('%s', (_, stocks, codes) => {
    expect(wholeBranches(branches, stocks).map(({ code }) => code)).toEqual(codes);
  });
});

describe('what a branch lacks', () => {
  test.each<[string, LineStock, { hasAny: boolean; isShort: boolean }[]]>([
    ['nothing where it has enough', stock('some', 'enough'), []],
    ['some of it', stock('enough', 'some'), [{ hasAny: true, isShort: false }]],
    ['all of it', stock('enough', 'none'), [{ hasAny: false, isShort: false }]],
    ['some of it, as the whole shop', stock('some', 'some', 'NO'), [{ hasAny: true, isShort: true }]],
    ['what is no longer sold', 'gone', [{ hasAny: false, isShort: true }]],
    ['nothing that is known, while it is asked', undefined, []],
    ['nothing that is known, where it could not be asked', null, []],
  ])('%s', (_, one, lacking) => {
    expect(lackingAt('CLA', ['line'], () => one)).toEqual(lacking.map((known) => ({ line: 'line', ...known })));
  });
});

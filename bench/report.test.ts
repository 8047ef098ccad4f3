import { expect, test } from 'vitest';
import { reportText, short, verdict } from './report.ts';

const spread = (median: number) => ({ median, min: median * 0.9, max: median * 1.1 });
const row = (bare: number, select: number) => ({ times: { bare: spread(bare), select: spread(select) } });

test('a limit is kept up to its number, beside the server that it names', () => {
  expect(verdict({ ...row(20, 99), limit: { times: 20, beside: 'bare' } })).toBe('ok (≤ 20× bare)');
  expect(verdict({ ...row(20.1, 1), limit: { times: 20, beside: 'bare' } })).toBe('**over** (≤ 20× bare)');
  expect(verdict({ ...row(999, 75), limit: { times: 75, beside: 'select' } })).toBe('ok (≤ 75× one select)');
  expect(verdict(row(999, 999))).toBe('');
});

test('numbers have the digits that count', () => {
  expect([0.1234, 4.26, 42.6, 1234.5].map(short)).toEqual(['0.12', '4.3', '43', '1,235']);
});

test('the document names machine and date, each row once, and what is over', () => {
  const search = {
    name: 'Search with facets',
    bytes: 5940,
    ...row(31, 4),
    limit: { times: 20, beside: 'bare' } as const,
  };
  const cpu = { shop: spread(0.00093), bare: spread(0.00003), select: spread(0.0002) };
  const outcome = {
    engine: 'postgres' as const,
    size: 20_000,
    startSeconds: 2.5,
    memory: { ready: 200, loaded: 250, peak: 300 },
    visible: { own: spread(0.004), other: spread(0.8) },
    rows: [{ ...search, cpu, perSecond: spread(900), p50: 0.001, p99: 0.004 }],
  };
  const machine = { cpu: 'EPYC', cores: 2, memoryGb: 8, node: '24.1.0', date: '2026-11-20 14:00' };
  const text = reportText({ table: { machine, apart: true, rounds: 5, outcomes: [outcome] } }, [], []);
  expect(text).toContain('5 rounds, 2026-11-20 14:00 UTC, on 2 × EPYC');
  expect(text).toContain(
    '| Search with facets | 930 | 31× (28–34) | 4.0× (3.6–4.4) | **over** (≤ 20× bare) | 900 | 1.0 | 4.0 | 5,940 | 390–69,000× |',
  );
  expect(text).toContain('A write is shown after 4.0 ms (3.6–4.4), one of another process after 800 ms (720–880).');
});

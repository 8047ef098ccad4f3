import { expect, test } from 'vitest';
import { parseSchedstat, parseStat, worksFor } from './cpu.ts';

test('reads parent and CPU from a line of /proc, whatever the name holds', () => {
  const line = '2128 (a) b (c) S 77 2128 2128 0 -1 4194560 9 8 7 6 150 50 30 20 20 0 1 0 86 222445568 7452';
  expect(parseStat(line)).toEqual({ parent: 77, seconds: 2 });
});

test('reads nanoseconds of the scheduler', () => {
  expect(parseSchedstat('223166180 444744202 521\n')).toBeCloseTo(0.22316618, 9);
});

test('counts what PostgreSQL does for a database, and for all of them', () => {
  const counts = (title: string) => worksFor(`postgres: ${title}`, 'bench_600');
  expect(counts('15/main: postgres bench_600 127.0.0.1(33060) idle')).toBe('it');
  expect(counts('autovacuum worker bench_600')).toBe('it');
  expect(counts('15/main: walwriter ')).toBe('all');
  expect(counts('15/main: parallel worker for PID 2128 ')).toBe('all');
  expect(counts('io worker 0')).toBe('all');
  expect(counts('15/main: postgres bench_6000 127.0.0.1(33061) SELECT')).toBeUndefined();
});

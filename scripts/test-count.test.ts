import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const began = Date.parse('2026-11-22T12:00:00Z');
const minute = 60_000;

/** A report of Vitest: a file with one test of that length each, one after the other. */
const unit = (files: Record<string, { seconds: number; status?: string; failureMessages?: string[] }>) => {
  let at = began;
  const testResults = Object.entries(files).map(([name, { seconds, status = 'passed', failureMessages = [] }]) => {
    const startTime = at;
    at += seconds * 1000;
    const assertionResults = [{ status, fullName: 'says so', failureMessages }];
    return { name, status, startTime, endTime: at, assertionResults };
  });
  const count = (wanted: string) => testResults.filter(({ status }) => status === wanted).length;
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: 0,
    startTime: began,
    testResults,
  };
};

/** A report of Playwright: one journey of that many seconds, in a run of `minutes` that begins two after the other. */
const e2e = ({ seconds = 5, minutes = 1, status = 'expected', errors = [] as object[] }) => ({
  stats: {
    startTime: new Date(began + 2 * minute).toISOString(),
    duration: minutes * minute,
    expected: 0,
    unexpected: 0,
    flaky: 0,
    skipped: 0,
    [status]: 1,
  },
  suites: [
    {
      file: 'buys.spec.ts',
      specs: [],
      suites: [
        {
          file: 'buys.spec.ts',
          specs: [
            {
              ok: status !== 'unexpected',
              title: 'buys',
              tests: [{ projectName: 'telefono', status, results: [{ duration: seconds * 1000, errors }] }],
            },
          ],
        },
      ],
    },
  ],
});

/** The exit code and the lines for these reports. */
const count = async (reports: Record<string, object>, env: Record<string, string> = {}) => {
  for (const [name, report] of Object.entries(reports))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(report));
  const given = ['scripts/test-count.ts', folder];
  return new Promise<{ code: number; lines: string[] }>((done) => {
    execFile(process.execPath, given, { env: { ...process.env, TEST_START: '', ...env } }, (failed, out, error) =>
      done({ code: typeof failed?.code === 'number' ? failed.code : 0, lines: (out + error).trimEnd().split('\n') }),
    );
  });
};

describe('the count of a run', () => {
  test('names the ten slowest, says how long it all took, and ends with one plain line', async () => {
    const names = Array.from({ length: 11 }, (_, at) => `file-${at}.test.ts`);
    const files = Object.fromEntries(names.map((name, at) => [name, { seconds: at + 1 }]));
    const { code, lines } = await count({ unit: unit(files), e2e: e2e({ seconds: 10.5 }) });
    expect(code).toBe(0);
    expect(lines.slice(0, 3)).toEqual([
      '   11.0 s  file-10.test.ts',
      '   10.5 s  buys.spec.ts: buys (telefono)',
      '   10.0 s  file-9.test.ts',
    ]);
    expect(lines.slice(9)).toEqual(['    3.0 s  file-2.test.ts', 'npm test took 3.0 minutes', '12 passed, 0 failed']);
  });

  test('fails where a test failed, and names it', async () => {
    const failing = unit({ 'one.test.ts': { seconds: 1 }, 'two.test.ts': { seconds: 1, status: 'failed' } });
    const { code, lines } = await count({ unit: failing, e2e: e2e({ status: 'unexpected' }) });
    expect(code).toBe(1);
    expect(lines.slice(-3)).toEqual(['FAILED buys.spec.ts: buys', 'FAILED two.test.ts: says so', '1 passed, 2 failed']);
  });

  test('says where and why a test failed, in its line', async () => {
    const failureMessages = ['AssertionError: expected 1 to be 2\n    at one.test.ts:7:20\n    at runner.js:1:1'];
    const unread = unit({ 'one.test.ts': { seconds: 1, status: 'failed', failureMessages } });
    const message = '\u001B[31mTest timeout\u001B[39m of 240000ms exceeded.\n\nCall log:\n  - waiting';
    const errors = [{ message, location: { file: join(process.cwd(), 'e2e/buys.spec.ts'), line: 23 } }];
    const { lines } = await count({ unit: unread, e2e: e2e({ status: 'unexpected', errors }) });
    expect(lines.slice(-3, -1)).toEqual([
      'FAILED buys.spec.ts: buys — e2e/buys.spec.ts:23 Test timeout of 240000ms exceeded.',
      'FAILED one.test.ts: says so — line 7 AssertionError: expected 1 to be 2',
    ]);
  });

  test('fails where a file breaks before its tests, and where nothing ran', async () => {
    const broken = unit({ 'one.test.ts': { seconds: 1 } });
    const [file] = broken.testResults;
    const testResults = [{ ...file, status: 'failed', assertionResults: [] }];
    const { lines } = await count({ unit: { ...broken, testResults, numPassedTests: 0 } });
    expect(lines).toContain('FAILED one.test.ts: the file itself');
    const { code } = await count({ unit: unit({}) });
    expect(code).toBe(1);
  });

  test('names what passed at a second try, and does not fail for it', async () => {
    const again = unit({ 'one.test.ts': { seconds: 1, failureMessages: ['expected 1 to be 2'] } });
    const { code, lines } = await count({ unit: again, e2e: e2e({ status: 'flaky' }) });
    expect(code).toBe(0);
    expect(lines.slice(-3)).toEqual([
      'FLAKY buys.spec.ts: buys',
      'FLAKY one.test.ts: says so — expected 1 to be 2',
      '2 passed, 0 failed',
    ]);
  });

  test('says how long it took from the start it is told, and fails for no length', async () => {
    const reports = { unit: unit({ 'one.test.ts': { seconds: 1 } }), e2e: e2e({ seconds: 1200, minutes: 60 }) };
    const { code, lines } = await count(reports, { TEST_START: String(began / 1000 - 90) });
    expect(code).toBe(0);
    expect(lines).toContain('npm test took 63.5 minutes');
  });

  test('counts the minutes of npm test without the long run', async () => {
    const long = unit({ 'size.long.test.ts': { seconds: 3600 } });
    const { code, lines } = await count({ unit: unit({ 'one.test.ts': { seconds: 1 } }), long });
    expect(code).toBe(0);
    expect(lines).toContain('npm test took 0.0 minutes');
  });
});

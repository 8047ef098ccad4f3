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
const unit = (files: Record<string, { seconds: number; status?: string }>) => {
  let at = began;
  const testResults = Object.entries(files).map(([name, { seconds, status = 'passed' }]) => {
    const startTime = at;
    at += seconds * 1000;
    return { name, status, startTime, endTime: at, assertionResults: [{ status, fullName: 'says so' }] };
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

/** A report of Playwright: a journey of that many seconds beside two `others`, in a run of `minutes` that begins two after the other. */
const e2e = ({ seconds = 5, others = 1, minutes = 1, ok = true }) => ({
  stats: {
    startTime: new Date(began + 2 * minute).toISOString(),
    duration: minutes * minute,
    expected: ok ? 1 : 0,
    unexpected: ok ? 0 : 1,
    flaky: 0,
    skipped: 0,
  },
  suites: [
    {
      file: 'buys.spec.ts',
      specs: [],
      suites: [
        {
          file: 'buys.spec.ts',
          specs: Object.entries({ buys: seconds, looks: others, finds: others }).map(([title, each]) => ({
            ok: ok || title !== 'buys',
            title,
            tests: [{ projectName: 'telefono', results: [{ duration: each * 1000 }] }],
          })),
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
    const { code, lines } = await count({ unit: failing, e2e: e2e({ ok: false }) });
    expect(code).toBe(1);
    expect(lines.slice(-3)).toEqual(['FAILED buys.spec.ts: buys', 'FAILED two.test.ts: says so', '1 passed, 2 failed']);
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

  test('fails where a journey takes more than 20 seconds', async () => {
    expect((await count({ e2e: e2e({ seconds: 20 }) })).code).toBe(0);
    const { code, lines } = await count({ e2e: e2e({ seconds: 20.5 }) });
    expect(code).toBe(1);
    expect(lines).toContain('TOO SLOW buys.spec.ts: buys (telefono) took 20.5 s, and a journey may take 20');
    expect(lines.at(-1)).toBe('1 passed, 0 failed');
  });

  test('gives a journey six times what one takes on a slow machine', async () => {
    expect((await count({ e2e: e2e({ seconds: 29, others: 5 }) })).code).toBe(0);
    const { code, lines } = await count({ e2e: e2e({ seconds: 31, others: 5 }) });
    expect(code).toBe(1);
    expect(lines).toContain('TOO SLOW buys.spec.ts: buys (telefono) took 31.0 s, and a journey may take 30');
  });

  test('fails where npm test takes more than 15 minutes from its first start to its last end', async () => {
    const quick = unit({ 'one.test.ts': { seconds: 1 } });
    expect((await count({ unit: quick, e2e: e2e({ minutes: 12.9 }) })).code).toBe(0);
    const { code, lines } = await count({ unit: quick, e2e: e2e({ minutes: 13.2 }) });
    expect(code).toBe(1);
    expect(lines).toContain('TOO SLOW npm test took 15.2 minutes, and may take 15');
  });

  test('counts what comes before the tests where it is told the start', async () => {
    const reports = { unit: unit({ 'one.test.ts': { seconds: 1 } }), e2e: e2e({ minutes: 12 }) };
    const { code, lines } = await count(reports, { TEST_START: String(began / 1000 - 90) });
    expect(code).toBe(1);
    expect(lines).toContain('TOO SLOW npm test took 15.5 minutes, and may take 15');
  });

  test('gives the long run all the time it needs', async () => {
    const long = unit({ 'size.long.test.ts': { seconds: 3600 } });
    const { code, lines } = await count({ unit: unit({ 'one.test.ts': { seconds: 1 } }), long });
    expect(code).toBe(0);
    expect(lines).toContain('npm test took 0.0 minutes');
  });
});

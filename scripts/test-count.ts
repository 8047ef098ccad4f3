import { readdirSync, readFileSync } from 'node:fs';

// Adds up what the runs left in reports/ and ends with one plain line; fails where a test failed or none ran.
type Vitest = { numPassedTests: number; numFailedTests: number; numPendingTests: number };
type Playwright = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

const folder = new URL('../reports/', import.meta.url);
const counts = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Vitest | Playwright)
  .map((report) =>
    'stats' in report
      ? {
          passed: report.stats.expected + report.stats.flaky,
          failed: report.stats.unexpected,
          skipped: report.stats.skipped,
        }
      : { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests },
  );
const sum = (key: 'passed' | 'failed' | 'skipped') => counts.reduce((total, count) => total + count[key], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;

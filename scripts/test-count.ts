import { readdirSync, readFileSync } from 'node:fs';

// Adds up what the runs left in reports/, names what failed and ends with one plain line; fails where a test failed or none ran.
type Vitest = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
};
type Suite = { file: string; suites?: Suite[]; specs?: { ok: boolean; title: string }[] };
type Playwright = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
};
type Count = { passed: number; failed: number; skipped: number; names: string[] };

const failedIn = ({ file, suites = [], specs = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title }) => `${file}: ${title}`),
  ...suites.flatMap(failedIn),
];

const ofPlaywright = ({ stats, suites }: Playwright): Count => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
  names: suites.flatMap(failedIn),
});

const ofVitest = ({ numPassedTests, numFailedTests, numPendingTests, testResults }: Vitest): Count => ({
  passed: numPassedTests,
  failed: numFailedTests,
  skipped: numPendingTests,
  names: testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${name}: the file itself`];
    return failed.map(({ fullName }) => `${name}: ${fullName}`);
  }),
});

const folder = new URL('../reports/', import.meta.url);
const counts = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Vitest | Playwright)
  .map((report) => ('stats' in report ? ofPlaywright(report) : ofVitest(report)));
for (const name of counts.flatMap(({ names }) => names)) console.log(`FAILED ${name}`);
const sum = (key: 'passed' | 'failed' | 'skipped') => counts.reduce((total, count) => total + count[key], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;

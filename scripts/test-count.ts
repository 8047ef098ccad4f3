import { join } from 'node:path';
import { type Report, readReports } from './test-reports.ts';

// Adds up what the runs left in a folder: the slowest, the time, what passed at a second try, what failed with its reason,
// and one plain line. It fails where a test failed or none ran; minutes and seconds are printed alone.

const [folder = join(import.meta.dirname, '../reports')] = process.argv.slice(2);
const reports = readReports(folder);
const seconds = (ms: number) => (ms / 1000).toFixed(1);

const timed = reports.flatMap(({ files, journeys }) => [...files, ...journeys]).toSorted((a, b) => b.ms - a.ms);
for (const { name, ms } of timed.slice(0, 10)) console.log(`${seconds(ms).padStart(7)} s  ${name}`);

/** From the start of `npm ci && npm test`, or of its first run, to the end of its last. */
const minutesOf = (runs: readonly Report[]) => {
  const { TEST_START } = process.env;
  const starts = runs.map(({ start }) => start).concat(TEST_START ? Number(TEST_START) * 1000 : []);
  return (Math.max(...runs.map(({ end }) => end)) - Math.min(...starts)) / 60_000;
};
const quick = reports.filter(({ name }) => name === 'unit' || name === 'e2e');
const minutes = quick.length > 0 ? minutesOf(quick) : 0;
console.log(`npm test took ${minutes.toFixed(1)} minutes`);

for (const name of reports.flatMap(({ flaky }) => flaky)) console.log(`FLAKY ${name}`);
for (const failure of reports.flatMap(({ failures }) => failures)) console.log(`FAILED ${failure}`);

const sum = (key: 'passed' | 'failed' | 'skipped') => reports.reduce((total, report) => total + report[key], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;

import { join } from 'node:path';
import { type Report, readReports } from './test-reports.ts';

// Adds up what the runs left in a folder, names the slowest and what failed, and ends with one plain line. It fails where a
// test failed, none ran, or the tests take too long.
const minutesMax = 15;

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

const journeys = reports.flatMap((report) => report.journeys).toSorted((a, b) => a.ms - b.ms);
// Twenty seconds; on a slow or busy machine, where all journeys take longer, six times what one takes there.
const journeySecondsMax = Math.max(20, (6 * (journeys[Math.floor(journeys.length / 2)]?.ms ?? 0)) / 1000);
const tooSlow = journeys
  .filter(({ ms }) => ms > journeySecondsMax * 1000)
  .map(({ name, ms }) => `${name} took ${seconds(ms)} s, and a journey may take ${journeySecondsMax.toFixed(0)}`);
if (minutes > minutesMax) tooSlow.push(`npm test took ${minutes.toFixed(1)} minutes, and may take ${minutesMax}`);
for (const slow of tooSlow) console.log(`TOO SLOW ${slow}`);
for (const failure of reports.flatMap(({ failures }) => failures)) console.log(`FAILED ${failure}`);

const sum = (key: 'passed' | 'failed' | 'skipped') => reports.reduce((total, report) => total + report[key], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exitCode = sum('failed') > 0 || sum('passed') === 0 || tooSlow.length > 0 ? 1 : 0;

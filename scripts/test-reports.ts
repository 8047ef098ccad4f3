import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The read parts of the JSON that Vitest and Playwright write. */
type Vitest = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  startTime: number;
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    /** A test that passed at a second try keeps the failures of the first. */
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};
type Suite = {
  file: string;
  suites?: Suite[];
  specs?: {
    ok: boolean;
    title: string;
    tests: {
      projectName: string;
      status: string;
      results: { duration: number; errors?: { message?: string; location?: { file: string; line: number } }[] }[];
    }[];
  }[];
};
type Playwright = {
  stats: {
    startTime: string;
    duration: number;
    expected: number;
    unexpected: number;
    flaky: number;
    skipped: number;
  };
  suites: Suite[];
};

type Timed = { name: string; ms: number };

/** One run of tests; its start and end are in milliseconds since 1970. */
export type Report = {
  name: string;
  start: number;
  end: number;
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
  /** Tests that failed first and passed at a further try. */
  flaky: string[];
  files: Timed[];
  journeys: Timed[];
};

const specsOf = ({
  suites = [],
  specs = [],
  file,
}: Suite): { file: string; spec: NonNullable<Suite['specs']>[0] }[] => [
  ...specs.map((spec) => ({ file, spec })),
  ...suites.flatMap(specsOf),
];

const MAX_REASON = 240;

/** First line of a message, without a terminal's colours, and the line of the test. */
const reasonOf = (message = '', place = '') => {
  const [first = ''] = stripVTControlCharacters(message).split('\n', 1);
  const parts = [place, first.trim().slice(0, MAX_REASON)].filter((part) => part !== '');
  return parts.length > 0 ? ` — ${parts.join(' ')}` : '';
};

const journeyReason = (tests: NonNullable<Suite['specs']>[0]['tests']) => {
  const [error] = tests.flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors));
  const { message, location } = error ?? {};
  return reasonOf(message, location && `${relative('.', location.file)}:${location.line}`);
};

/** Vitest writes the place into the stack that follows the message. */
const testReason = ([message = '']: string[], file: string) => {
  const at = message.indexOf(`${file}:`);
  const [line] = at < 0 ? [] : (/\d+/.exec(message.slice(at + file.length)) ?? []);
  return reasonOf(message, line && `line ${line}`);
};

const ofPlaywright = (name: string, { stats, suites }: Playwright): Report => {
  const specs = suites.flatMap(specsOf);
  const start = Date.parse(stats.startTime);
  return {
    name,
    start,
    end: start + stats.duration,
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: specs
      .filter(({ spec }) => !spec.ok)
      .map(({ file, spec }) => `${file}: ${spec.title}${journeyReason(spec.tests)}`),
    flaky: specs
      .filter(({ spec }) => spec.tests.some(({ status }) => status === 'flaky'))
      .map(({ file, spec }) => `${file}: ${spec.title}${journeyReason(spec.tests)}`),
    files: [],
    journeys: specs.flatMap(({ file, spec }) =>
      spec.tests.map(({ projectName, results }) => ({
        name: `${file}: ${spec.title} (${projectName})`,
        ms: Math.max(0, ...results.map(({ duration }) => duration)),
      })),
    ),
  };
};

const ofVitest = (name: string, run: Vitest): Report => ({
  name,
  start: run.startTime,
  end: Math.max(run.startTime, ...run.testResults.map(({ endTime }) => endTime)),
  passed: run.numPassedTests,
  failed: run.numFailedTests,
  skipped: run.numPendingTests,
  failures: run.testResults.flatMap(({ name: file, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${relative('.', file)}: the file itself`];
    return failed.map(
      ({ fullName, failureMessages }) => `${relative('.', file)}: ${fullName}${testReason(failureMessages, file)}`,
    );
  }),
  flaky: run.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(
        ({ fullName, failureMessages }) => `${relative('.', file)}: ${fullName}${testReason(failureMessages, file)}`,
      ),
  ),
  files: run.testResults.map((file) => ({ name: relative('.', file.name), ms: file.endTime - file.startTime })),
  journeys: [],
});

/** The reports of a folder, each named as its file. */
export const readReports = (folder: string): Report[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const name = file.replace(/\.json$/, '');
      const report = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Vitest | Playwright;
      return 'stats' in report ? ofPlaywright(name, report) : ofVitest(name, report);
    });

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

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
    tests: { projectName: string; status: string; results: { duration: number }[] }[];
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
    failures: specs.filter(({ spec }) => !spec.ok).map(({ file, spec }) => `${file}: ${spec.title}`),
    flaky: specs
      .filter(({ spec }) => spec.tests.some(({ status }) => status === 'flaky'))
      .map(({ file, spec }) => `${file}: ${spec.title}`),
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
    return failed.map(({ fullName }) => `${relative('.', file)}: ${fullName}`);
  }),
  flaky: run.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${relative('.', file)}: ${fullName}`),
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

import type { RowResult } from './measure.ts';
import { peers } from './peers.ts';
import type { Results, Run } from './results.ts';
import type { FamiliesOutcome, Outcome } from './run.ts';
import type { Spread } from './statistics.ts';

const engineNames = { pglite: 'PGlite (in the process)', postgres: 'PostgreSQL' };
const grouped = (value: number) => Math.round(value).toLocaleString('en');

/** Two digits that count: 0.42, 4.2, 42, 420. */
export const short = (value: number) => {
  if (value >= 10) return grouped(value);
  return value >= 1 ? value.toFixed(1) : value.toPrecision(2);
};

const times = ({ median, min, max }: Spread) => `${short(median)}× (${short(min)}–${short(max)})`;
const micro = (seconds: number) => grouped(seconds * 1e6);
const milli = (seconds: number) => short(seconds * 1e3);

const isOver = ({ beside, times: most }: NonNullable<RowResult['limit']>, measured: RowResult['times']) =>
  measured[beside].median > most;

/** Whether a row keeps its limit, in a word. */
export const verdict = ({ limit, times: measured }: Pick<RowResult, 'limit' | 'times'>) => {
  if (!limit) return '';
  return `${isOver(limit, measured) ? '**over**' : 'ok'} (≤ ${limit.times}× ${limit.beside === 'bare' ? 'bare' : 'one select'})`;
};

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const table = ({ rows }: Pick<Outcome, 'rows'>) => [
  line([
    '',
    'CPU µs',
    '× bare',
    '× one select',
    'limit',
    'answers/s',
    'p50 ms',
    'p99 ms',
    'bytes',
    'two peers, × bare',
  ]),
  line(['---', '--:', '--:', '--:', '---', '--:', '--:', '--:', '--:', '--:']),
  ...rows.map((row) =>
    line([
      row.name,
      micro(row.cpu.shop.median),
      times(row.times.bare),
      times(row.times.select),
      verdict(row),
      grouped(row.perSecond.median),
      milli(row.p50),
      milli(row.p99),
      grouped(row.bytes),
      peers[row.name] ?? '',
    ]),
  ),
];

const milliSpread = ({ median, min, max }: Spread) => `${milli(median)} ms (${milli(min)}–${milli(max)})`;
const visibleText = ({ own, other }: Outcome['visible']) =>
  `${milliSpread(own)}${other === undefined ? '' : `, one of another process after ${milliSpread(other)}`}`;

const section = (outcome: Outcome) => [
  `### ${engineNames[outcome.engine]}, ${grouped(outcome.size)} products`,
  '',
  ...table(outcome),
  '',
  `Ready after ${short(outcome.startSeconds)} s; ${grouped(outcome.memory.ready)} MB then, ${grouped(outcome.memory.loaded)} MB ` +
    `after the load (at most ${grouped(outcome.memory.peak)}). A write is shown after ${visibleText(outcome.visible)}.`,
  '',
];

const place = ({ machine, apart, rounds }: Pick<Run, 'machine' | 'apart' | 'rounds'>) =>
  `Measured in ${rounds} rounds, ${machine.date} UTC, on ${machine.cores} × ${machine.cpu}, ${machine.memoryGb} GB, Node ${machine.node}${machine.commit ? `, commit ${machine.commit}` : ''}; ` +
  (apart ? 'servers on one core, the load on the other.' : 'servers and load on the same cores.');

const how = `CPU is that of all processes of the shop and of its database, for each answer; it is set beside a bare Hono server
that answers a body of the same size, and one that first does a select by primary key on a database of its own on the same
engine. The three are asked equally much before each row and take turns, round by round: the median of the rounds stands
first, smallest and greatest in brackets; a limit is held against the median. Every question is asked once, but in the rows
that say otherwise, and every answer is checked. Eight connections, each from an address of its own. *One select* for an order is
what a limit of 75× means. The limit of a product's detail is for its call and for a page that is kept; a page asked for the
first time is rendered whole and has its own. Every one of these has another address; home has one alone, so it is asked of a
shop that keeps no page. The two peers are popular commerce servers; theirs are the figures that the shop's
owner gave, not measured here. An order's mail is written and queued with it; it is sent afterwards, a few each second, and not
counted in full.`;

const familiesSection = (outcome: FamiliesOutcome) => [
  `### ${engineNames[outcome.engine]}, ${grouped(outcome.size)} families of autoparts with ten applications each`,
  '',
  ...table(outcome),
  '',
  `Ready after ${short(outcome.startSeconds)} s; ${grouped(outcome.memory.ready)} MB then, ${grouped(outcome.memory.loaded)} MB ` +
    `after the load (at most ${grouped(outcome.memory.peak)}).`,
  '',
];

const tableText = (run: Run) => [
  '## Table',
  '',
  place(run),
  '',
  ...run.outcomes.flatMap(section),
  ...(run.families ? ['## Autoparts', '', place({ ...run, ...run.families }), ''] : []),
  ...(run.families?.outcomes ?? []).flatMap(familiesSection),
];

const growthText = (run: Run, plots: readonly string[]) => [
  '## Growth',
  '',
  `${place(run)} Both axes are logarithmic.`,
  '',
  ...plots.map((plot) => `![${plot.replace('.svg', '')}](performance/${plot})`),
  '',
];

/** Rows of a run that exceed their limits, a line each. */
export const overLimits = ({ outcomes, families }: Run): string[] =>
  [...outcomes, ...(families?.outcomes ?? [])].flatMap(({ engine, size, rows }) =>
    rows
      .filter((row) => row.limit && isOver(row.limit, row.times))
      .map((row) => `${row.name}, ${engine}, ${grouped(size)}: ${times(row.times[row.limit?.beside ?? 'bare'])}`),
  );

/** The document: the last table and the last plots. */
export const reportText = (results: Results, plots: readonly string[], notes: readonly string[]) => {
  const { table: run, growth } = results;
  return [
    '# Performance',
    '',
    'Written by `npm run bench`; do not edit.',
    '',
    how,
    ...notes,
    '',
    ...(run ? tableText(run) : []),
    ...(growth ? growthText(growth, plots) : []),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
};

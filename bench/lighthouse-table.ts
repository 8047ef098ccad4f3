import type { Machine } from './machine.ts';
import { spreadOf } from './statistics.ts';

/** Measurements of one visit of a page: scores of 100, milliseconds, and the layout's shift. */
export type Visit = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Scripts transferred until its first look was whole, in KB, and calls made to the shop. */
  scripts: number;
  calls: number;
};

type Limits = Partial<Record<keyof Visit, number>>;
/** A page's own limits stand in place of all others: what they leave out has none there. */
export type Visited = { name: string; visits: Visit[]; limits?: Limits };

/** The limits of all pages that have none of their own. */
export const limitsOfAll = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 1800,
  tbt: 50,
  cls: 0.02,
} satisfies Limits;

type Column = {
  key: keyof Visit;
  title: string;
  atLeast?: true;
  show: (value: number) => string;
};

const columns: readonly Column[] = [
  { key: 'performance', title: 'performance', atLeast: true, show: String },
  { key: 'accessibility', title: 'accessibility', atLeast: true, show: String },
  { key: 'bestPractices', title: 'best practices', atLeast: true, show: String },
  { key: 'seo', title: 'SEO', atLeast: true, show: String },
  { key: 'lcp', title: 'LCP s', show: (ms) => (ms / 1000).toFixed(2) },
  { key: 'tbt', title: 'TBT ms', show: (ms) => ms.toFixed(0) },
  { key: 'cls', title: 'CLS', show: (shift) => shift.toFixed(3) },
  { key: 'scripts', title: 'JavaScript KB', show: (kb) => kb.toFixed(0) },
  { key: 'calls', title: 'calls', show: String },
];

const medianOf = (visits: readonly Visit[], key: keyof Visit) => spreadOf(visits.map((visit) => visit[key])).median;
type Limited = Column & { limit: number | undefined };
const isOver = ({ limit, atLeast }: Limited, value: number) =>
  limit !== undefined && (atLeast ? value < limit : value > limit);
const wish = ({ limit, atLeast, show }: Limited) =>
  limit === undefined ? '' : `${atLeast ? '≥' : '≤'} ${show(limit)}`;
const columnsWith = (limits: Limits): readonly Limited[] =>
  columns.map((column) => ({ ...column, limit: limits[column.key] }));
const columnsOf = ({ limits = limitsOfAll }: Visited) => columnsWith(limits);

/** The pages that miss a limit, each with what and by how much. */
export const missed = (pages: readonly Visited[]): string[] =>
  pages.flatMap((page) =>
    columnsOf(page).flatMap((column) => {
      const value = medianOf(page.visits, column.key);
      return isOver(column, value) ? [`${page.name}: ${column.title} ${column.show(value)} (${wish(column)})`] : [];
    }),
  );

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Lighthouse's version, its index of the processor's speed, and the times by which that was slowed to be a phone. */
export type Measure = { version: string; index: number; slowdown: number };

/** The section of docs/performance.md: medians, what misses its limit in bold. */
export const tableText = (
  pages: readonly Visited[],
  { cpu, cores, memoryGb, date, commit }: Machine,
  { version, index, slowdown }: Measure,
) => {
  const rows = pages.map((page) =>
    line([
      page.name,
      ...columnsOf(page).map((column) => {
        const value = medianOf(page.visits, column.key);
        return isOver(column, value) ? `**${column.show(value)}**` : column.show(value);
      }),
    ]),
  );
  const own = pages.flatMap((page) =>
    page.limits ? [line([`limit of ${page.name}`, ...columnsOf(page).map(wish)])] : [],
  );
  return [
    '## In a browser',
    '',
    `Written by \`npm run lighthouse\`: Lighthouse ${version}, a phone, the median of ${pages[0]?.visits.length ?? 0} visits of the demo,`,
    `${date} UTC, on ${cores} × ${cpu}, ${memoryGb} GB${commit ? `, commit ${commit}` : ''}.`,
    `The processor’s index is ${index}, so it is slowed ${slowdown.toFixed(1)} times. What misses its limit is bold.`,
    '',
    line(['', ...columns.map(({ title }) => title)]),
    line(['---', ...columns.map(() => '--:')]),
    ...rows,
    line(['limit', ...columnsWith(limitsOfAll).map(wish)]),
    ...own,
  ].join('\n');
};

const begin = '<!-- lighthouse -->';
const end = '<!-- /lighthouse -->';
const block = new RegExp(`${begin}\n(.*?)\n${end}`, 's');

/** The section that stands between the marks of a document. */
export const sectionOf = (text: string): string | undefined => block.exec(text)?.[1];

/** The document with this section between its marks, at its end where it had none. */
export const withSection = (text: string, section: string): string => {
  const marked = `${begin}\n${section}\n${end}`;
  return block.test(text) ? text.replace(block, () => marked) : `${text.trimEnd()}\n\n${marked}\n`;
};

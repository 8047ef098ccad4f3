import type { ImportOutcomes } from '#contract/imports';
import { type ImportOutcome, importOutcomes } from '#contract/plain/imports';
import { isBigChange } from '#contract/plain/price-change';

type Example = ImportOutcomes[number]['examples'][number];
/** The outcome of the product of a row: all kinds that hold, and its price before and after. */
export type Told = Pick<Example, 'from' | 'to'> & { kinds: readonly ImportOutcome[] };
/** How many products become what, and the first of each; the outcome of each row that changes something. */
export type Outcomes = { kinds: Map<ImportOutcome, { count: number; examples: Example[] }>; told: Map<number, Told> };

const most = 20;

export const noOutcomes = (): Outcomes => ({
  kinds: new Map(importOutcomes.map((kind) => [kind, { count: 0, examples: [] }])),
  told: new Map(),
});

const kindsOf = ({ from, to }: Example): ImportOutcome[] => {
  if (from === null || to === null || from === to) return ['other'];
  const way = to > from ? 'up' : 'down';
  if (to === 0) return ['zero', way];
  return isBigChange(from, to) ? ['big', way] : [way];
};

/** Counts what becomes of a product, and of its row where it has one. */
export const addOutcome = (
  outcomes: Outcomes,
  example: Example,
  { row, known }: { row?: number | undefined; known?: 'created' | 'leftOut' | 'gone' | undefined } = {},
) => {
  const kinds = known ? [known] : kindsOf(example);
  if (row) outcomes.told.set(row, { from: example.from, to: example.to, kinds });
  for (const kind of kinds) {
    const of = outcomes.kinds.get(kind);
    if (!of) continue;
    of.count += 1;
    if (of.examples.length < most) of.examples.push(example);
  }
};

/** Those that there are. */
export const listOutcomes = (outcomes: Outcomes): ImportOutcomes =>
  [...outcomes.kinds].flatMap(([kind, of]) => (of.count > 0 ? { kind, ...of } : []));

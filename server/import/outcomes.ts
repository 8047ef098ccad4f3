import type { ImportOutcomes } from '#contract/imports';
import { type ImportOutcome, importOutcomes } from '#contract/plain/imports';
import { isBigChange } from '#contract/plain/price-change';

type Example = ImportOutcomes[number]['examples'][number];
/** How many products become what, and the first of each. */
export type Outcomes = Map<ImportOutcome, { count: number; examples: Example[] }>;

const most = 20;

export const noOutcomes = (): Outcomes => new Map(importOutcomes.map((kind) => [kind, { count: 0, examples: [] }]));

const kindsOf = ({ from, to }: Example): ImportOutcome[] => {
  if (from === null || to === null || from === to) return ['other'];
  const way = to > from ? 'up' : 'down';
  if (to === 0) return ['zero', way];
  return isBigChange(from, to) ? ['big', way] : [way];
};

export const addOutcome = (outcomes: Outcomes, example: Example, known?: 'created' | 'leftOut' | 'gone') => {
  for (const kind of known ? [known] : kindsOf(example)) {
    const of = outcomes.get(kind);
    if (!of) continue;
    of.count += 1;
    if (of.examples.length < most) of.examples.push(example);
  }
};

/** Those that there are. */
export const listOutcomes = (outcomes: Outcomes): ImportOutcomes =>
  [...outcomes].flatMap(([kind, of]) => (of.count > 0 ? { kind, ...of } : []));

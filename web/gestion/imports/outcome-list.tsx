import { Alert, List, Text } from '@mantine/core';
import type { ImportOutcomes } from '#contract/imports';
import { exampleWords, outcomeTitle } from './import-words.ts';

type Outcome = ImportOutcomes[number];

/** The outcomes of products, each with its first ones: prices that may be a slip stand open, the others behind their count. */
export const OutcomeList = ({ outcomes }: { outcomes: ImportOutcomes }) =>
  outcomes.map((of) =>
    of.kind === 'big' || of.kind === 'zero' ? (
      <Alert key={of.kind} color="yellow" p="xs" title={outcomeTitle(of)}>
        <Examples of={of} />
      </Alert>
    ) : (
      <OutcomeDetails key={of.kind} of={of} />
    ),
  );

/** An outcome behind its count. */
export const OutcomeDetails = ({ of }: { of: Outcome }) => (
  <details>
    <Text component="summary" size="sm" style={{ cursor: 'pointer' }}>
      {outcomeTitle(of)}
    </Text>
    <Examples of={of} />
  </details>
);

const Examples = ({ of: { count, examples } }: { of: Outcome }) => (
  <List size="sm" style={{ maxHeight: 320, overflow: 'auto', overflowWrap: 'anywhere' }}>
    {examples.map((one) => (
      <List.Item key={one.code}>{exampleWords(one)}</List.Item>
    ))}
    {count > examples.length && <List.Item>… y {(count - examples.length).toLocaleString('es-UY')} más</List.Item>}
  </List>
);

import { Alert, List, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import type { MergePreview } from '#contract/merges';
import { countWords, droppedWords, joinedWords, longWords, positionWords } from './merge-words.ts';

type Props = {
  preview: MergePreview;
  /** By field, the id of the company whose value stays. */
  choices: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  onChoose: (field: string, companyId: string) => void;
};

/** The name of the two controls of a field. */
export const choiceName = (field: string) => `union-${field}`;

/** Shows the result of a merge before it is done: the fields that differ, the lists as one, and what moves. */
export const MergeLook = ({ preview, choices, errors, onChoose }: Props) => {
  const { own, other, fields, lists, counts, positions } = preview;
  const moved = countWords(counts);
  return (
    <Stack>
      {fields.map(({ name, label, ...values }) => (
        <Radio.Group
          key={name}
          name={choiceName(name)}
          label={label}
          withAsterisk
          error={errors[name]}
          value={choices[name] ?? null}
          onChange={(companyId) => onChoose(name, companyId)}
        >
          <SimpleGrid cols={{ base: 1, xs: 2 }} my={4}>
            <Side id={own.id} value={values.own} of="De la que queda" />
            <Side id={other.id} value={values.other} of="De la otra" />
          </SimpleGrid>
        </Radio.Group>
      ))}
      {lists.map(({ name, label, items }) => (
        <div key={name}>
          <Text size="sm" fw={500}>
            {label}
          </Text>
          <List size="sm" listStyleType="none" style={{ overflowWrap: 'anywhere' }}>
            {items.map(({ text, from, isDropped, joined }, at) => (
              <List.Item key={`${at} ${text}`}>
                {isDropped ? <s>{text}</s> : text}
                <Text component="span" size="sm" c="dimmed">
                  {from === 'own' ? ' · de la que queda' : ' · de la otra'}
                  {isDropped && ` · ${droppedWords(name, text, preview)}`}
                  {joined !== null && ` · ${joinedWords(joined)}`}
                </Text>
              </List.Item>
            ))}
          </List>
          {longWords(items) && (
            <Alert color="yellow" role="status">
              {longWords(items)}
            </Alert>
          )}
        </div>
      ))}
      {moved !== '' && <Text size="sm">Pasan de la otra: {moved}.</Text>}
      {positions.length > 0 && (
        <Alert color="yellow" role="status">
          {positionWords(positions)}
        </Alert>
      )}
    </Stack>
  );
};

const Side = ({ id, value, of }: { id: number; value: string | null; of: string }) => (
  <Radio
    value={String(id)}
    label={value ?? 'Nada'}
    description={of}
    styles={{ label: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } }}
  />
);

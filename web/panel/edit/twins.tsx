import { Paper, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type NamedLink, NamedLinks } from '#web/panel/named-links.tsx';
import { type Item, textOf, type Values } from './fields.ts';

const waitMs = 400;
/** It takes a few lines of a phone's screen at most. */
const mostHigh = 116;

/** Texts of a form, once nobody types them any more. */
export const useTyped = <T extends Readonly<Record<string, string>>>(texts: T): T => {
  const [settled] = useDebouncedValue(JSON.stringify(texts), waitMs);
  return JSON.parse(settled) as T;
};

/** The text of a field of a form. */
export const typedIn = (values: Values, name: string) => textOf(values[name]).trim();

/** The last text of a list's field. */
export const lastTyped = (values: Values, list: string, field: string) =>
  ((values[list] ?? []) as Item[]).map((item) => typedIn(item, field)).findLast(Boolean) ?? '';

type Props = { question: string; twins: readonly NamedLink[] };

/** Names things that a new one may be already. */
export const Twins = ({ question, twins }: Props) => (
  <div role="status">
    {twins.length > 0 && (
      <Paper withBorder p="xs" mb="xs" mah={mostHigh} style={{ overflow: 'auto' }}>
        <Text size="sm" fw={600}>
          {question}
        </Text>
        <NamedLinks links={twins} />
      </Paper>
    )}
  </div>
);

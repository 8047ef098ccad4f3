import { Anchor, List, Paper, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Link } from 'react-router';
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

type Props = {
  question: string;
  /** `words` tell one from others, and why it may be the one that is typed. */
  twins: readonly { to: string; name: string; words: string }[];
};

/** Names things that a new one may be already. */
export const Twins = ({ question, twins }: Props) => (
  <div role="status">
    {twins.length > 0 && (
      <Paper withBorder p="xs" mb="xs" mah={mostHigh} style={{ overflow: 'auto' }}>
        <Text size="sm" fw={600}>
          {question}
        </Text>
        <List size="sm" listStyleType="none" style={{ overflowWrap: 'anywhere' }}>
          {twins.map(({ to, name, words }) => (
            <List.Item key={to}>
              {/* Another tab loses nothing that is typed here. */}
              <Anchor component={Link} to={to} target="_blank" title="Se abre en otra pestaña" size="sm">
                {name}
              </Anchor>
              <Text component="span" size="sm" c="dimmed">
                {` · ${words}`}
              </Text>
            </List.Item>
          ))}
        </List>
      </Paper>
    )}
  </div>
);

import { Anchor, List, Text } from '@mantine/core';
import { Link } from 'react-router';

/** A thing by its name; `words` tell it from others, and why it is named. */
export type NamedLink = { to: string; name: string; words: string };

/** Links to things, each in another tab: nothing that is typed here is lost. */
export const NamedLinks = ({ links }: { links: readonly NamedLink[] }) => (
  <List size="sm" listStyleType="none" style={{ overflowWrap: 'anywhere' }}>
    {links.map(({ to, name, words }) => (
      <List.Item key={to}>
        <Anchor component={Link} to={to} target="_blank" title="Se abre en otra pestaña" size="sm">
          {name}
        </Anchor>
        <Text component="span" size="sm" c="dimmed">
          {` · ${words}`}
        </Text>
      </List.Item>
    ))}
  </List>
);

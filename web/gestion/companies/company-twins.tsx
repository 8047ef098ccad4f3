import { Anchor, List, Paper, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Link } from 'react-router';
import { type Item, textOf, type Values } from '#web/panel/edit/fields';
import { companyPath } from '#web/panel/panel-paths';
import { useCall } from '#web/panel/use-call';
import { twinWords } from './merge-words.ts';

const waitMs = 400;
/** It takes a few lines of a phone's screen at most. */
const mostHigh = 116;

/** Names companies that a new one may be already, by its name, its RUT and its last phone. */
export const CompanyTwins = ({ values }: { values: Values }) => {
  const phones = ((values.phones ?? []) as Item[]).map(({ phone }) => textOf(phone).trim());
  const [name] = useDebouncedValue(textOf(values.name).trim(), waitMs);
  const [identifier] = useDebouncedValue(textOf(values.identifier).trim(), waitMs);
  const [phone] = useDebouncedValue(phones.findLast(Boolean) ?? '', waitMs);
  const isTyped = [name, identifier, phone].some(Boolean);
  const { data } = useCall('company/listTwins', { name, identifier, phone }, { enabled: isTyped });
  const twins = isTyped ? (data?.data ?? []) : [];
  return (
    <div role="status">
      {twins.length > 0 && (
        <Paper withBorder p="xs" mb="xs" mah={mostHigh} style={{ overflow: 'auto' }}>
          <Text size="sm" fw={600}>
            ¿Es esta?
          </Text>
          <List size="sm" listStyleType="none" style={{ overflowWrap: 'anywhere' }}>
            {twins.map((twin) => (
              <List.Item key={twin.id}>
                {/* Another tab loses nothing that is typed here. */}
                <Anchor
                  component={Link}
                  to={companyPath(twin.id)}
                  target="_blank"
                  title="Se abre en otra pestaña"
                  size="sm"
                >
                  {twin.name}
                </Anchor>
                <Text component="span" size="sm" c="dimmed">
                  {` · ${twinWords(twin)}`}
                </Text>
              </List.Item>
            ))}
          </List>
        </Paper>
      )}
    </div>
  );
};

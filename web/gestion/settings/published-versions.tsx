import { Alert, Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { HistoryChange } from '#contract/history';
import { changedAt } from '#web/panel/history/change-value.tsx';
import { useCall } from '#web/panel/use-call';
import { ItemSummaries } from './item-summaries.tsx';

type Props<T> = {
  /** The key of what is shown. */
  code: string;
  summary: (item: T) => ReactNode;
  isDisabled: boolean;
  /** `words` say which version it is. */
  onTake: (items: readonly T[], words: string) => void;
};
type Version<T> = { key: string; words: string; items: readonly T[]; isShown: boolean };

/** So many changes are looked through, those of the draft among them. */
const most = 100;

/** Versions that the shop showed, newest first; the last is what the oldest change replaced. */
const versionsOf = <T,>(changes: readonly HistoryChange[], code: string): Version<T>[] => {
  const published = changes.filter(({ entityId }) => entityId === code);
  const versions = published.map((change, at) => ({
    key: change.id,
    words: `${changedAt(change)} · ${change.by}`,
    items: change.to as readonly T[],
    isShown: at === 0,
  }));
  const oldest = published.at(-1);
  if (!oldest) return versions;
  const first = { key: 'first', words: `Antes del ${changedAt(oldest)}`, items: oldest.from as readonly T[] };
  return [...versions, { ...first, isShown: false }];
};

/** Versions that the shop showed, with when and by whom they were published; each goes back into the draft. */
export const PublishedVersions = <T extends object>({ code, summary, isDisabled, onTake }: Props<T>) => {
  const [isOpen, setOpen] = useState(false);
  const found = useCall(
    'history/filter',
    { filters: { entities: ['config'], code }, rowsMax: most },
    { enabled: isOpen },
  );
  const versions = found.data && versionsOf<T>(found.data.data, code);
  return (
    <Stack component="section" gap="xs" aria-label="Versiones publicadas">
      {!isOpen && (
        <Button variant="subtle" w="fit-content" onClick={() => setOpen(true)}>
          Ver las versiones publicadas
        </Button>
      )}
      {isOpen && (
        <Title order={2} size="h5">
          Versiones publicadas
        </Title>
      )}
      {found.error && <Alert color="red">{found.error.message}</Alert>}
      {versions?.length === 0 && <Text size="sm">Todavía no se publicó ningún cambio.</Text>}
      {versions?.map(({ key, words, items, isShown }) => (
        <Paper key={key} withBorder p="sm">
          <Group justify="space-between">
            <Group gap="xs">
              <Text size="sm" fw={600}>
                {words}
              </Text>
              {isShown && <Badge tt="none">Es la de la tienda</Badge>}
            </Group>
            <Button
              size="compact-sm"
              variant="light"
              aria-label={`Volver a esta versión: ${words}`}
              disabled={isDisabled}
              onClick={() => onTake(items, words)}
            >
              Volver a esta versión
            </Button>
          </Group>
          <ItemSummaries items={items} others={items} summary={summary} />
        </Paper>
      ))}
    </Stack>
  );
};

import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Input, Output } from '#contract/contract';
import type { HistoryChange, HistoryKind } from '#contract/history';
import { call, type Failure } from '#web/data/call';
import { useAnswer } from '#web/panel/use-call';
import { ChangeValue, changedAt } from './change-value.tsx';
import { fieldLabel, thingLabel } from './history-words.ts';

type Props = {
  /** The kinds of changes: a product's stock has its code too. */
  entities: HistoryKind[];
  code: string;
  /** Its accessible name, where the screen has another one of its kind. */
  label?: string;
  /** A button beside a change. */
  action?: (change: HistoryChange) => ReactNode;
};

type Changes = Output<'history/filter'>;
type Filters = Input<'history/filter'>['filters'];

/** The newest changes, in so many pages: a short one, then those as long as an answer may be. */
const readPages = async (
  filters: Filters,
  pages: number,
  signal: AbortSignal,
): Promise<({ ok: true } & Changes) | Failure> => {
  const data: HistoryChange[] = [];
  for (let page = 1, before: string | undefined; ; page++) {
    const asked = { filters, rowsMax: page === 1 ? 20 : 100, ...(before && { before }) };
    const answer = await call('history/filter', asked, signal);
    if (!answer.ok) return answer;
    data.push(...answer.data);
    before = answer.next ?? undefined;
    if (!before || page === pages) return { ok: true, data, next: answer.next };
  }
};

/** Last changes of one thing, asked for when it is opened; older ones where somebody asks for more. */
export const ThingHistory = ({ entities, code, label = 'Historial', action }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  const [pages, setPages] = useState(1);
  const filters = { entities, code };
  const found = useAnswer<Changes>(['history/filter', filters, pages], (signal) => readPages(filters, pages, signal), {
    enabled: isOpen,
  });
  return (
    <Stack component="section" gap="xs" pb="md" aria-label={label}>
      {!isOpen && (
        <Button variant="subtle" onClick={() => setIsOpen(true)} w="fit-content">
          Ver el historial
        </Button>
      )}
      {isOpen && (
        <Title order={3} size="h5">
          Historial
        </Title>
      )}
      {found.error && <Alert color="red">{found.error.message}</Alert>}
      {isOpen && found.data?.data.length === 0 && <Text size="sm">Nadie cambió nada todavía.</Text>}
      {isOpen &&
        found.data?.data.map((change) => (
          <div key={change.id}>
            <Text size="xs" c="dimmed">
              {changedAt(change)} · {change.by} · {change.entity === 'config' ? thingLabel(change) : fieldLabel(change)}
              {change.reason && ` · ${change.reason}`}
            </Text>
            <ChangeValue change={change} />
            {action?.(change)}
          </div>
        ))}
      {isOpen && found.data?.next && (
        <Button variant="subtle" w="fit-content" loading={found.isPlaceholderData} onClick={() => setPages(pages + 1)}>
          Ver más
        </Button>
      )}
    </Stack>
  );
};

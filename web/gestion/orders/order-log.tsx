import { Badge, Box, Button, Group, Paper, Stack, Text, Textarea, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Order } from '#contract/orders';
import { orderStates } from '#contract/plain/commerce';
import { whenText } from '#contract/plain/date-text';
import { notesMax } from '#contract/plain/order-queues';
import { call } from '#web/data/call';
import { useLeaving } from '#web/panel/edit/use-leaving';
import { useShortcuts } from '#web/panel/shortcuts';

type Props = { order: Order; onNoted: (order: Order) => void };
type Entry = { key: string; at: string; by: string; title: string; text: string; isNote: boolean };

/** Every change of an order and every note of staff, the newest first; and a way to note one more. */
export const OrderLog = ({ order, onNoted }: Props) => (
  <Paper withBorder p="md" component="section" aria-label="Historial">
    <Stack gap="sm">
      <Title order={2} size="h5">
        Historial
      </Title>
      {order.mayNote && (order.desk?.notes.length ?? 0) < notesMax && <NoteForm order={order} onNoted={onNoted} />}
      <Stack component="ol" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {entriesOf(order).map(({ key, at, by, title, text, isNote }) => (
          <Box
            key={key}
            component="li"
            pl="sm"
            style={{ borderInlineStart: '2px solid var(--mantine-color-default-border)', overflowWrap: 'anywhere' }}
          >
            <Group gap="xs">
              {isNote && (
                <Badge size="sm" variant="default" tt="none">
                  Nota del equipo
                </Badge>
              )}
              {title && (
                <Text size="sm" fw={600}>
                  {title}
                </Text>
              )}
            </Group>
            {text && (
              <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
                {text}
              </Text>
            )}
            <Text size="xs" c="dimmed">
              {whenText(at)} · {by}
            </Text>
          </Box>
        ))}
      </Stack>
    </Stack>
  </Paper>
);

/** Entries of the log, newest first. An event that keeps the state tells its deed in its reason. */
export const entriesOf = ({ events, desk }: Order): Entry[] =>
  [
    ...events.map(({ at, by, from, to, reason, mailed }, place) => {
      const stays = from === to && reason !== null;
      return {
        key: `event ${place}`,
        at,
        by: mailed ? `${by} · se avisó por correo` : by,
        title: stays ? reason : orderStates[to].label,
        text: stays ? '' : (reason ?? ''),
        isNote: false,
      };
    }),
    ...(desk?.notes ?? []).map(({ id, at, by, text }) => ({
      key: `note ${id}`,
      at,
      by,
      title: '',
      text,
      isNote: true,
    })),
  ]
    // Where two share a moment, the later stands first too.
    .toReversed()
    .toSorted((a, b) => b.at.localeCompare(a.at));

const NoteForm = ({ order, onNoted }: Props) => {
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  useLeaving(text !== '');
  useShortcuts([{ keys: 'n', does: 'Anotar algo para el equipo', run: () => box.current?.focus() }]);
  const note = async () => {
    if (!text.trim() || isBusy) return;
    setBusy(true);
    const answer = await call('order/addNote', { orderId: order.guid, text });
    setBusy(false);
    setError(answer.ok ? '' : (answer.fields.text ?? answer.error));
    if (!answer.ok) return;
    setText('');
    onNoted(answer.data);
  };
  return (
    <Stack gap="xs" align="end">
      <Textarea
        ref={box}
        w="100%"
        label="Nota para el equipo"
        description="El comprador no la ve. Ctrl+Enter la guarda."
        autosize
        minRows={2}
        maxLength={1000}
        value={text}
        error={error}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void note();
        }}
      />
      <Button size="xs" variant="default" loading={isBusy} disabled={!text.trim()} onClick={() => void note()}>
        Anotar
      </Button>
    </Stack>
  );
};

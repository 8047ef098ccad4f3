import { Anchor, Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { Communication } from '#contract/communications';
import { typedOf } from '#web/panel/communications/typed-moment';
import { Icon } from '#web/ui/icon.tsx';
import { AgendaRow, type RowProps } from './agenda-row.tsx';
import { whenText } from './agenda-words.ts';
import { type Clock, dayOf } from './days.ts';
import { ToTodayQuestion } from './to-today-question.tsx';

type Props = Omit<RowProps, 'communication'> & {
  /** The oldest first. */
  rows: readonly Communication[];
  /** So many are shown until one asks for more. */
  few: number;
  now: Clock;
  /** So many are to be done where these are not all that is overdue, and where all of them are listed. */
  openCount: number | undefined;
  everyPath: string;
  /** Tells how it ended. */
  onMoved: (text: string, isBad: boolean) => void;
};

/** So many more are shown at once: a thousand rows hold a browser up. */
const step = 100;

/** A `ref` for the row at which reading goes on. */
const focusIn = (row: HTMLLIElement | null) => row?.querySelector('button')?.focus();

/** The list of all that should have been done by now; in every view. */
export const OverdueList = ({ rows, few, now, openCount, everyPath, isOfAll, onOpen, onMoved }: Props) => {
  const titleId = useId();
  /** So many are shown where it is unfolded, else 0. */
  const [unfolded, setUnfolded] = useState(0);
  /** The first of those that one asked for. */
  const [firstNew, setFirstNew] = useState<number>();
  const [asks, setAsks] = useState(false);
  const changeable = rows.filter(({ mayChange }) => mayChange);
  const shown = rows.slice(0, Math.max(few, unfolded));
  const next = Math.min(step, rows.length - shown.length);
  const toggle = () => {
    setFirstNew(undefined);
    setUnfolded(unfolded > 0 ? 0 : step);
  };
  const showMore = () => {
    setFirstNew(rows[shown.length]?.id);
    setUnfolded(shown.length + step);
  };
  return (
    <Paper
      component="section"
      withBorder
      p="sm"
      aria-labelledby={titleId}
      style={{ borderInlineStart: '4px solid var(--mantine-color-red-filled)' }}
    >
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Group gap="xs">
            <Icon name="alert" />
            <Title order={2} size="h4" id={titleId}>
              Vencidas
            </Title>
            <Badge color="red.9">{openCount === undefined ? rows.length : `${rows.length}+`}</Badge>
          </Group>
          {!isOfAll && changeable.length > 0 && (
            <Button size="xs" variant="default" onClick={() => setAsks(true)}>
              Pasar todo a hoy
            </Button>
          )}
        </Group>
        <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
          {shown.map((communication) => (
            <li key={communication.id} ref={communication.id === firstNew ? focusIn : null}>
              <AgendaRow
                communication={communication}
                isOfAll={isOfAll}
                onOpen={onOpen}
                when={whenText(typedOf(communication.newDate), dayOf(now))}
              />
            </li>
          ))}
        </Stack>
        {rows.length > few && (
          <Group>
            {unfolded > 0 && next > 0 && (
              <Button size="xs" variant="subtle" onClick={showMore}>
                Mostrar {next} más
              </Button>
            )}
            <Button size="xs" variant="subtle" aria-expanded={unfolded > 0} onClick={toggle}>
              {unfolded > 0
                ? 'Ver solo las primeras'
                : `Ver las ${rows.length > step ? `primeras ${step}` : rows.length}`}
            </Button>
            {next > 0 && <Text size="sm">Se ven las {shown.length} más viejas.</Text>}
          </Group>
        )}
        {openCount !== undefined && (
          <Text size="sm">
            Son las {rows.length} más viejas de las {openCount} por hacer hasta hoy.{' '}
            <Anchor component={Link} to={everyPath} size="sm">
              Ver todas en Comunicaciones
            </Anchor>
          </Text>
        )}
      </Stack>
      {asks && <ToTodayQuestion rows={changeable} now={now} onClose={() => setAsks(false)} onMoved={onMoved} />}
    </Paper>
  );
};

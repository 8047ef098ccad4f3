import { CloseButton, Group, Paper } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { typedOf } from '#web/panel/communications/typed-moment';
import { AgendaRow, type RowProps } from './agenda-row.tsx';
import { whenText } from './agenda-words.ts';
import type { Day } from './days.ts';
import { type events, focusRow, pressIn } from './rows.ts';

/** An entry of the calendar, and the event that its key asked for. */
export type Chosen = { id: number; press?: keyof typeof events };

type Props = RowProps & {
  today: Day;
  asked: Chosen;
  onClose: () => void;
};

/** The entry that was chosen in the calendar, at the foot of the window, with its buttons. */
export const ChosenRow = ({ today, asked, onClose, ...row }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const { id, newDate } = row.communication;
  const close = () => {
    onClose();
    focusRow(id);
  };
  useEffect(() => {
    if (!box.current) return;
    box.current.querySelector('button')?.focus();
    if (asked.press) pressIn(box.current, asked.press);
  }, [asked]);
  return (
    <Paper
      component="section"
      shadow="xl"
      withBorder
      p="xs"
      pos="fixed"
      bottom={16}
      right={16}
      w="min(44rem, calc(100vw - 2rem))"
      style={{ zIndex: 90 }}
      aria-label="Elegida"
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented && !document.querySelector('[aria-modal="true"]')) close();
      }}
    >
      <Group wrap="nowrap" align="start" gap="xs">
        <div ref={box} style={{ flex: 1, minWidth: 0 }}>
          <AgendaRow {...row} when={whenText(typedOf(newDate), today)} />
        </div>
        <CloseButton aria-label="Cerrar" onClick={close} />
      </Group>
    </Paper>
  );
};

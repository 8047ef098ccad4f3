import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { Communication } from '#contract/communications';
import { momentOf, typedOf } from '#web/panel/communications/typed-moment';
import { addEvent, useEvents } from '#web/panel/communications/use-events';
import { Dialog } from '#web/panel/dialog.tsx';
import { type Clock, laterToday } from './days.ts';

type Props = {
  rows: readonly Communication[];
  now: Clock;
  onClose: () => void;
  onMoved: (text: string, isBad: boolean) => void;
};

/** Asks before all that is overdue is put to today, and does it. Somebody else's change meanwhile stays as it is. */
export const ToTodayQuestion = ({ rows, now, onClose, onMoved }: Props) => {
  const { refresh } = useEvents();
  const [done, setDone] = useState<number>();
  const move = async () => {
    const refusals: string[] = [];
    let moved = 0;
    for (const [at, communication] of rows.entries()) {
      setDone(at);
      const newDate = momentOf(laterToday(typedOf(communication.newDate), now));
      const answer = await addEvent(communication, { type: 'SCH', ...(newDate && { newDate }) });
      if (answer.ok) moved += 1;
      else refusals.push(answer.error);
      // The rest would be refused too.
      if (!answer.ok && answer.status === 429) break;
    }
    refresh();
    onClose();
    const left = rows.length - moved;
    const stayed =
      left > 0 ? ` ${left === 1 ? 'Quedó 1 como estaba' : `Quedaron ${left} como estaban`}: ${refusals.at(-1)}` : '';
    onMoved(`${moved === 1 ? 'Pasó 1' : `Pasaron ${moved}`} a hoy.${stayed}`, left > 0);
  };
  const isBusy = done !== undefined;
  return (
    <Dialog
      title={rows.length === 1 ? '¿Pasar a hoy la vencida?' : `¿Pasar a hoy las ${rows.length} vencidas?`}
      onClose={onClose}
      isBusy={isBusy}
      buttons={
        <>
          <Button variant="default" disabled={isBusy} onClick={onClose} data-autofocus>
            Volver
          </Button>
          <Button loading={isBusy} onClick={() => void move()}>
            Pasar a hoy
          </Button>
        </>
      }
    >
      <Text size="sm">
        Cada una queda a su misma hora de hoy; si esa hora ya pasó, a las {laterToday(now, now).slice(11)}. Después no
        se pueden devolver a la fecha vencida, pero sí mover de a una.
      </Text>
      {isBusy && rows.length > 1 && (
        <Text size="sm" role="status">
          {done + 1} de {rows.length}
        </Text>
      )}
    </Dialog>
  );
};

import { Button } from '@mantine/core';
import { useState } from 'react';
import { type Clock, type Day, dayOf, dayText, firstHour, freeAfter, isShown, type View } from './days.ts';

type Props = {
  view: Exclude<View, 'dia'>;
  day: Day;
  now: Clock;
  /** Gets the time while it is being chosen. */
  onChange: (clock: Clock | undefined) => void;
  onChoose: (clock: Clock) => void;
};

/** A button that schedules at a free time of the calendar, which the arrow keys choose as a press on it does. */
export const FreeTime = ({ view, day, now, onChange, onChoose }: Props) => {
  const today = dayOf(now);
  const [moved, setMoved] = useState<Clock>();
  const isHere = (clock: Clock) => isShown(clock, view, day) && dayOf(clock) >= today;
  const clock = moved !== undefined && isHere(moved) ? moved : firstHour(day, now);
  if (!isHere(clock)) return null;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      mb="xs"
      title="Con las flechas se elige otra hora u otro día"
      onFocus={() => onChange(clock)}
      onBlur={() => onChange(undefined)}
      onKeyDown={(event) => {
        const to =
          event.altKey || event.ctrlKey || event.metaKey
            ? undefined
            : freeAfter(clock, event.key, { view, day, today });
        if (!to) return;
        event.preventDefault();
        setMoved(to);
        onChange(to);
      }}
      onClick={() => onChoose(clock)}
    >
      <span aria-live="polite">
        Agendar el {dayText(dayOf(clock))} a las {clock.slice(11)}
      </span>
    </Button>
  );
};

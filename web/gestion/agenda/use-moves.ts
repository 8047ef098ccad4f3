import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Communication } from '#contract/communications';
import { isOpen } from '#contract/plain/communications';
import { momentOf, typedOf } from '#web/panel/communications/typed-moment';
import { useEvents } from '#web/panel/communications/use-events';
import type { Clock } from './days.ts';

type Moved = { from: Clock; clock: Clock };

const path = 'communication/filter';
const lastEventId = ({ events }: Communication) => events.at(-1)?.id ?? 0;

/**
 * Moves a communication to another time; gives where it stood and stands, or undefined where it stays. One move waits for another, as each
 * names the event of the one before it.
 */
export const useMoves = () => {
  const queries = useQueryClient();
  const { send } = useEvents();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const newest = (id: number) =>
    queries
      .getQueriesData<{ data: Communication[] }>({ queryKey: [path] })
      .flatMap(([, answer]) => answer?.data.filter((one) => one.id === id) ?? [])
      .toSorted((one, other) => lastEventId(other) - lastEventId(one))[0];
  return (id: number, to: (from: Clock) => Clock): Promise<Moved | undefined> => {
    const move = async () => {
      const communication = newest(id);
      if (!communication?.mayChange || !isOpen(communication.lastEvent)) return undefined;
      const from = typedOf(communication.newDate);
      const clock = to(from);
      if (clock === from) return undefined;
      const isStored = await send(communication, { type: 'SCH', newDate: momentOf(clock) });
      // Those that the event made the browser ask for.
      await queries.refetchQueries({ queryKey: [path], type: 'active' }, { cancelRefetch: false });
      return isStored ? { from, clock } : undefined;
    };
    const moving = last.current.then(move);
    last.current = moving.catch(() => undefined);
    return moving;
  };
};

import { useInterval } from '@mantine/hooks';
import { useState } from 'react';
import type { Communication } from '#contract/communications';
import { isOpen } from '#contract/plain/communications';
import { isOverdue, subjectText } from '#web/panel/communications/event-words';
import { useMayAdd } from '#web/panel/communications/may-add';
import { addDays, dayStart, typedOf } from '#web/panel/communications/typed-moment';
import { useHasUnsaved } from '#web/panel/unsaved';
import { shortContact } from './agenda-words.ts';
import type { Entry } from './calendar.tsx';
import { datesOf, dayOf, rangeOf } from './days.ts';
import type { Place } from './place.ts';
import { type Communications, useCommunications } from './use-communications.ts';

/** The time, read anew twice a minute, but not while a row's dialog has something typed: the row would change its list and take it along. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  const hasUnsaved = useHasUnsaved();
  useInterval(() => !hasUnsaved && setNow(new Date()), 30_000, { autoInvoke: true });
  return now;
};

const byTime = (one: Communication, other: Communication) => Date.parse(one.newDate) - Date.parse(other.newDate);
const everyMinutes = 5;

/** Reads all that is overdue by now, and the days of a place. */
export const useAgenda = ({ view, day, who }: Place, now: Date) => {
  const ofWhom = who === undefined ? {} : { creatorPersonId: who };
  const asking = { everyMinutes, enabled: !useHasUnsaved() };
  // By today's end, not by now: another minute asks for nothing.
  const tomorrow = addDays(dayOf(typedOf(now.toISOString())), 1);
  const open = useCommunications({ ...ofWhom, state: 'OPE', endDate: dayStart(tomorrow) }, asking);
  const shown = useCommunications({ ...ofWhom, ...datesOf(rangeOf(view, day)) }, asking);
  const mayAdd = useMayAdd(shown.data);
  const isLate = (one: Communication) => isOverdue(one, now.getTime());
  const all = shown.data?.data ?? [];
  return {
    overdue: (open.data?.data ?? []).filter(isLate).toSorted(byTime),
    /** Those of the day that do not stand among the overdue. */
    rows: all.filter((one) => !isLate(one)).toSorted(byTime),
    all: all.toSorted(byTime),
    entries: all.filter(({ lastEvent }) => lastEvent !== 'CAN').map((one) => entryOf(one, isLate(one))),
    find: (id: number) => [...all, ...(open.data?.data ?? [])].find((one) => one.id === id),
    /** So many there are in the days where not all are read. */
    count: countIfCut(shown.data),
    /** So many are to be done until today's end where not all that is overdue is read. */
    openCount: open.data?.data.every(isLate) ? countIfCut(open.data) : undefined,
    mayAdd,
    error: shown.error ?? open.error,
    isThere: shown.isSuccess && open.isSuccess,
    isOld: shown.isPlaceholderData || open.isPlaceholderData,
  };
};

const countIfCut = (answer: Communications | undefined) =>
  answer && answer.resultCount > answer.data.length ? answer.resultCount : undefined;

const entryOf = (one: Communication, isLate: boolean): Entry => ({
  id: one.id,
  clock: typedOf(one.newDate),
  contact: shortContact(one),
  subject: subjectText(one),
  isFixed: !one.mayChange,
  state: isLate ? 'overdue' : isOpen(one.lastEvent) ? 'open' : 'done',
});

import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import './calendar.css';
import FullCalendar, { type DateClickInfo, type EventDropInfo } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import es from '@fullcalendar/react/locales/es';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import { useMemo, useState } from 'react';
import { addDays } from '#web/panel/communications/typed-moment';
import { addMinutes, type Clock, type Day, dayOf, firstHour, slot, type View } from './days.ts';
import { EntryText, type EntryWords } from './entry-text.tsx';
import { FreeTime } from './free-time.tsx';

/** One thing in the calendar, at a time of Montevideo's clocks. */
export type Entry = EntryWords & {
  id: number;
  clock: Clock;
  /** Whether who looks may only read it. */
  isFixed: boolean;
};

type Props = {
  view: Exclude<View, 'dia'>;
  day: Day;
  now: Clock;
  entries: readonly Entry[];
  onChoose: (id: number) => void;
  onDay: (day: Day) => void;
  /** Ends once the entries say where it is. */
  onMove: (id: number, clock: Clock) => Promise<unknown>;
  /** Begins something at a free time; undefined where one may not be added. */
  onFree: ((clock: Clock) => void) | undefined;
};

const plugins = [classic, dayGrid, timeGrid, interaction];
const names = { semana: 'timeGridWeek', mes: 'dayGridMonth' };
const looks = {
  open: {},
  // A word says it beside the colour.
  overdue: { color: 'var(--mantine-color-red-filled)' },
  done: { color: 'var(--mantine-color-default-border)', contrastColor: 'var(--mantine-color-text)' },
};
const hours = { hour: '2-digit', minute: '2-digit', hour12: false } as const;

// The library counts in UTC, so what its dates show is what was put in.
const shown = (date: Date): Clock => date.toISOString().slice(0, 16);
const twoDigits = (hour: number) => String(hour).padStart(2, '0');

/** The hours of a week: those of work, and others where something is. */
const hoursOf = (entries: readonly Entry[]) => {
  const all = entries.map(({ clock }) => Number(clock.slice(11, 13)));
  return {
    slotMinTime: `${twoDigits(Math.min(8, ...all))}:00`,
    slotMaxTime: `${twoDigits(Math.max(19, ...all.map((hour) => hour + 1)))}:00`,
  };
};

/** A day is heard as it is read. */
const nameLink = (header: HTMLElement, text: string) => {
  const link = header.matches('[role=link]') ? header : header.querySelector('[role=link]');
  link?.setAttribute('aria-label', `${text}: ver el día`);
};

const eventOf = ({ id, clock, contact, subject, state, isFixed }: Entry) => ({
  id: String(id),
  extendedProps: { contact, subject, state },
  start: clock,
  // It stands on one day.
  end: [addMinutes(clock, slot), `${addDays(dayOf(clock), 1)}T00:00`].sort()[0],
  title: `${contact}: ${subject}`,
  startEditable: state !== 'done' && !isFixed,
  ...looks[state],
});

/** The least height of a slot, in which two lines have place. */
const slotHeight = 38;

/** A free time that the keyboard chose, drawn behind the entries. */
const freeOf = (clock: Clock) => ({ start: clock, end: addMinutes(clock, slot), display: 'background' });

/** A week by its hours, or a month by its days. This file alone knows the library. */
export const Calendar = ({ view, day, now, entries, onChoose, onDay, onMove, onFree }: Props) => {
  const [free, setFree] = useState<Clock>();
  /** Where those stand that were dragged, until the shop has said so. */
  const [dragged, setDragged] = useState<Readonly<Record<number, Clock>>>({});
  // Other events are other elements, which lose the focus.
  const written = JSON.stringify(entries.map((one) => ({ ...one, clock: dragged[one.id] ?? one.clock })));
  const events = useMemo(
    () => [...(JSON.parse(written) as Entry[]).map(eventOf), ...(free ? [freeOf(free)] : [])],
    [written, free],
  );
  const begin = ({ date, allDay }: DateClickInfo) => {
    const clock = shown(date);
    if (dayOf(clock) >= dayOf(now)) onFree?.(allDay ? firstHour(dayOf(clock), now) : clock);
  };
  const drop = async (info: EventDropInfo) => {
    const { id, start } = info.event;
    // The entries alone say where it stands.
    info.revert();
    if (!start) return;
    const clock = shown(start);
    setDragged((now) => ({ ...now, [id]: clock }));
    try {
      await onMove(Number(id), clock);
    } finally {
      setDragged((now) => Object.fromEntries(Object.entries(now).filter(([other]) => other !== id)));
    }
  };
  return (
    <div className="agenda-calendar">
      {onFree && <FreeTime view={view} day={day} now={now} onChange={setFree} onChoose={onFree} />}
      <FullCalendar
        // It takes another view or day by its own buttons alone.
        key={`${view} ${day}`}
        plugins={plugins}
        locale={es}
        timeZone="UTC"
        now={() => now}
        initialView={names[view]}
        initialDate={day}
        headerToolbar={false}
        firstDay={1}
        fixedWeekCount={false}
        height="auto"
        {...hoursOf(view === 'semana' ? entries : [])}
        allDaySlot={false}
        timedText="Con hora"
        slotDuration={{ minutes: slot }}
        slotHeaderFormat={hours}
        eventTimeFormat={hours}
        displayEventEnd={false}
        slotMinHeight={slotHeight}
        eventContent={({ event, timeText }) =>
          event.display !== 'background' && <EntryText hour={timeText} {...(event.extendedProps as EntryWords)} />
        }
        dayMaxEvents={3}
        nowIndicator
        navLinks
        navLinkDayClick={(date) => onDay(dayOf(shown(date)))}
        dayHeaderDidMount={({ el, text }) => nameLink(el, text)}
        events={events}
        eventStartEditable
        eventDurationEditable={false}
        eventClick={({ event }) => onChoose(Number(event.id))}
        eventDidMount={({ el, event }) => {
          if (event.display !== 'background') el.dataset.communication = event.id;
        }}
        dateClick={begin}
        eventDrop={(info) => void drop(info)}
      />
    </div>
  );
};

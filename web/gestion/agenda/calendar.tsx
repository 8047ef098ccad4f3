import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import './calendar.css';
import FullCalendar, { type EventDropInfo } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import es from '@fullcalendar/react/locales/es';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import { useMemo, useState } from 'react';
import { addDays } from '#web/panel/communications/typed-moment';
import { addMinutes, type Clock, type Day, dayOf, slot, type View } from './days.ts';

/** One thing in the calendar, at a time of Montevideo's clocks. */
export type Entry = {
  id: number;
  clock: Clock;
  text: string;
  state: 'open' | 'overdue' | 'done';
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
};

const plugins = [classic, dayGrid, timeGrid, interaction];
const names = { semana: 'timeGridWeek', mes: 'dayGridMonth' };
const looks = {
  open: {},
  // A word says it beside the colour.
  overdue: { color: 'var(--mantine-color-red-filled)' },
  done: { color: 'var(--mantine-color-gray-7)', className: 'agenda-closed' },
};
const words = { open: '', overdue: 'Vencida: ', done: 'Hecha: ' };
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

const eventOf = ({ id, clock, text, state, isFixed }: Entry) => ({
  id: String(id),
  start: clock,
  // It stands on one day.
  end: [addMinutes(clock, slot), `${addDays(dayOf(clock), 1)}T00:00`].sort()[0],
  title: words[state] + text,
  startEditable: state !== 'done' && !isFixed,
  ...looks[state],
});

/** A week by its hours, or a month by its days. This file alone knows the library. */
export const Calendar = ({ view, day, now, entries, onChoose, onDay, onMove }: Props) => {
  /** Where those stand that were dragged, until the shop has said so. */
  const [dragged, setDragged] = useState<Readonly<Record<number, Clock>>>({});
  // Other events are other elements, which lose the focus.
  const written = JSON.stringify(entries.map((one) => ({ ...one, clock: dragged[one.id] ?? one.clock })));
  const events = useMemo(() => (JSON.parse(written) as Entry[]).map(eventOf), [written]);
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
          el.dataset.communication = event.id;
        }}
        eventDrop={(info) => void drop(info)}
      />
    </div>
  );
};

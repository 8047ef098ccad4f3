import { Box, Button, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { idIn } from '#web/data/address-values';
import { pageMeta } from '#web/data/page-meta';
import { CommunicationDrawer } from '#web/panel/communications/communication-drawer.tsx';
import { momentOf, typedOf } from '#web/panel/communications/typed-moment';
import { EmptyList } from '#web/panel/empty-list.tsx';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { communicationPath, communicationsDue, panelPaths } from '#web/panel/panel-paths';
import { useStaff } from '#web/panel/staff';
import { tell } from '#web/panel/toast.tsx';
import { useAddress } from '#web/panel/use-address';
import { useIsPhone } from '#web/panel/use-is-phone';
import type { Route } from './+types/agenda-page.ts';
import { AgendaBar, RangeText } from './agenda-bar.tsx';
import { AgendaHead } from './agenda-head.tsx';
import { AgendaSheet } from './agenda-sheet.tsx';
import { type Chosen, ChosenRow } from './chosen-row.tsx';
import { DayList } from './day-list.tsx';
import { type Clock, type Day, dayOf, dayText, firstHour, moved, turned, type View } from './days.ts';
import { NoticesDrawer } from './notices-drawer.tsx';
import { OverdueList } from './overdue-list.tsx';
import { everyone, placeIn } from './place.ts';
import { keepFocus } from './rows.ts';
import { useAgenda, useNow } from './use-agenda.ts';
import { useAgendaKeys } from './use-agenda-keys.ts';
import { useMoves } from './use-moves.ts';

const title = 'Agenda';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title, noindex: true });

const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }));

/** A seller's day: the overdue first, then a day, a week or a month. The address names it. */
const AgendaPage = () => {
  const own = useStaff().person?.id;
  const { address, change } = useAddress();
  const isPhone = useIsPhone();
  const at = useNow();
  const now = typedOf(at.toISOString());
  const today = dayOf(now);
  const placeOf = (asked: URLSearchParams) =>
    placeIn(asked, { view: isPhone ? 'dia' : 'semana', day: today, who: own });
  const place = placeOf(address);
  const { view, day, who } = place;
  const agenda = useAgenda(place, at);
  const move = useMoves();
  const [chosen, setChosen] = useState<Chosen>();

  const inAddress = (shown: string) => ({ dia: shown === today ? undefined : shown });
  const goTo = (shown = today, shownView?: View) =>
    change({ ...inAddress(shown), ...(shownView && { vista: shownView }) });
  const turn = (by: 1 | -1) =>
    change((asked) => {
      const is = placeOf(asked);
      return inAddress(turned(is.view, is.day, by));
    });
  const setView = (shown: View) => change({ vista: shown });
  const addAt = agenda.mayAdd ? (clock: Clock) => change({ nuevo: clock }) : undefined;
  const add = addAt && (() => addAt(''));
  const open = (id: number) => change({ abrir: id });
  const opened = idIn(address.get('abrir'));
  const close = () => change({ abrir: undefined, nuevo: undefined, avisos: undefined });
  const leaving = {
    onClose: close,
    onSaved: (done: string, id: number) => {
      tell({ text: done, to: communicationPath(id) });
      close();
    },
  };

  const moveTo = async (id: number, to: (from: Clock) => Clock) => {
    const moved = await move(id, to);
    if (!moved) return false;
    // Nothing may be due before today.
    const undo = dayOf(moved.from) < today ? undefined : () => putBack(id, moved);
    tell({ text: `Pasó al ${momentText(moved.clock)}`, undo, to: undo ? undefined : communicationPath(id) });
    return true;
  };
  const putBack = async (id: number, { from, clock }: { from: Clock; clock: Clock }) => {
    let isThere = true;
    const back = await move(id, (now) => {
      isThere = now === clock;
      return isThere ? from : now;
    });
    if (back) tell({ text: `Volvió al ${momentText(from)}`, to: communicationPath(id) });
    if (!isThere)
      tell({ text: 'Otra persona la movió mientras tanto: quedó donde está', isBad: true, to: communicationPath(id) });
  };
  const shift = async (id: number, minutes: number) => {
    if (await moveTo(id, (from) => moved(from, minutes, today))) keepFocus(id);
  };
  useAgendaKeys({
    onAdd: add,
    onView: setView,
    onTurn: turn,
    onToday: goTo,
    onShift: (id, minutes) => void shift(id, minutes),
    onEvent: (id, press) => view !== 'dia' && agenda.find(id)?.mayChange && setChosen({ id, press }),
  });

  const todayPath =
    view === 'dia' && day === today ? undefined : `${panelPaths.agenda}?vista=dia&quien=${who ?? everyone}`;
  const row = { isOfAll: who === undefined, onOpen: open };
  const inCalendar = chosen && view !== 'dia' ? agenda.find(chosen.id) : undefined;
  return (
    <Stack>
      <AgendaHead
        title={title}
        range={isPhone && <RangeText {...place} size="sm" />}
        onPrint={() => window.print()}
        onNotices={() => change({ avisos: '' })}
        onAdd={add}
      />
      <AgendaBar
        place={place}
        own={own}
        onView={setView}
        onTurn={turn}
        onDay={goTo}
        onWho={(whose) => change({ quien: whose === String(own) ? undefined : whose })}
      />
      <ErrorAlert text={agenda.error?.message} />
      {agenda.overdue.length > 0 && (
        <OverdueList
          {...row}
          rows={agenda.overdue}
          few={view === 'dia' ? 8 : 3}
          now={now}
          openCount={agenda.openCount}
          everyPath={communicationsDue(who, today)}
          onMoved={(text, isBad) => tell({ text, isBad, to: todayPath })}
        />
      )}
      <Box aria-busy={agenda.isOld || !(agenda.isThere || agenda.error)} opacity={agenda.isOld ? 0.6 : undefined}>
        {view === 'dia' && agenda.rows.length > 0 && <DayList {...row} rows={agenda.rows} day={day} now={now} />}
        {view === 'dia' && agenda.rows.length === 0 && agenda.isThere && !agenda.isOld && (
          <EmptyList
            title={day === today ? 'Nada más para hoy' : 'Nada en este día'}
            about={`${add ? 'Agendá una llamada' : 'Una llamada'}, una visita o un e-mail: aparece acá, a su hora.`}
          >
            {add && (
              <Button variant="light" onClick={add}>
                Agendar
              </Button>
            )}
          </EmptyList>
        )}
        {view !== 'dia' && agenda.isThere && (
          <Suspense fallback={<Text role="status">Abriendo el calendario…</Text>}>
            <Calendar
              view={view}
              day={day}
              now={now}
              entries={agenda.entries}
              onChoose={(id) => setChosen({ id })}
              onDay={(shown) => goTo(shown, 'dia')}
              onMove={(id, clock) => moveTo(id, () => clock)}
              onFree={addAt}
            />
          </Suspense>
        )}
      </Box>
      {agenda.count !== undefined && <Text size="sm">Se ven las 1000 más nuevas de {agenda.count}.</Text>}
      {chosen && inCalendar && (
        <ChosenRow
          {...row}
          communication={inCalendar}
          today={today}
          asked={chosen}
          onClose={() => setChosen(undefined)}
        />
      )}
      {agenda.isThere && !agenda.isOld && (
        <AgendaSheet place={place} now={now} overdue={agenda.overdue} all={agenda.all} />
      )}
      {address.has('avisos') && <NoticesDrawer onClose={close} />}
      {add && address.has('nuevo') && <NewOne asked={address.get('nuevo') ?? ''} day={day} now={now} {...leaving} />}
      {opened !== undefined && <CommunicationDrawer communication={{ id: opened }} {...leaving} />}
    </Stack>
  );
};
export default AgendaPage;

const momentText = (clock: Clock) => `${dayText(dayOf(clock))} a las ${clock.slice(11)}`;

/** Its first values are settled as it opens, whatever the time becomes. */
const NewOne = ({
  asked,
  day,
  now,
  ...leaving
}: {
  /** A free time that was chosen. */
  asked: Clock;
  day: Day;
  now: Clock;
  onClose: () => void;
  onSaved: (done: string, id: number) => void;
}) => {
  const [newDate] = useState(() => momentOf(asked) ?? momentOf(firstHour(day, now)));
  return <CommunicationDrawer preset={{ lastEvent: 'SCH', ...(newDate && { newDate }) }} {...leaving} />;
};

import type { Communication } from '#contract/communications';
import { communicationTypes, isOpen } from '#contract/plain/communications';
import { useAuthorChoices } from '#web/panel/communications/author-choices';
import { authorName } from '#web/panel/communications/contact-name.tsx';
import { stateOf, subjectText } from '#web/panel/communications/event-words';
import { typedOf } from '#web/panel/communications/typed-moment';
import { Sheet } from '#web/ui/sheet.tsx';
import { contactText, whenText } from './agenda-words.ts';
import { type Clock, dayOf, dayText, rangeOf, rangeText } from './days.ts';
import type { Place } from './place.ts';

type Props = {
  place: Place;
  now: Clock;
  overdue: readonly Communication[];
  /** All of the days that are shown, by their time. */
  all: readonly Communication[];
};

/** The days that are shown, on paper; with today all that is overdue. */
export const AgendaSheet = ({ place: { view, day, who }, now, overdue, all }: Props) => {
  const author = useAuthorChoices().choices.find(({ value }) => value === String(who))?.label;
  const today = dayOf(now);
  const { from, until } = rangeOf(view, day);
  const isNow = from <= today && today < until;
  const late = isNow ? overdue.filter(({ id }) => all.every((one) => one.id !== id)) : [];
  const dayOfOne = ({ newDate }: Communication) => dayOf(typedOf(newDate));
  return (
    <Sheet>
      <h1>Agenda{who === undefined ? ' de todos' : author && ` de ${author}`}</h1>
      <p>{rangeText(view, day)}</p>
      {late.length > 0 && (
        <>
          <h2>Vencidas</h2>
          <Rows rows={late} now={now} isOfAll={who === undefined} whenOf={(clock) => whenText(clock, today)} />
        </>
      )}
      {[...new Set(all.map(dayOfOne))].map((one) => (
        <section key={one}>
          {(view !== 'dia' || late.length > 0) && <h2>{dayText(one)}</h2>}
          <Rows
            rows={all.filter((row) => dayOfOne(row) === one)}
            now={now}
            isOfAll={who === undefined}
            whenOf={(clock) => clock.slice(11)}
          />
        </section>
      ))}
      {late.length + all.length === 0 && <p>No hay nada agendado.</p>}
    </Sheet>
  );
};

type RowsProps = { rows: readonly Communication[]; now: Clock; isOfAll: boolean; whenOf: (clock: Clock) => string };

const Rows = ({ rows, now, isOfAll, whenOf }: RowsProps) => (
  <table>
    <thead>
      <tr>
        <th>Hora</th>
        <th>Tipo</th>
        <th>Contacto</th>
        <th>Teléfono</th>
        <th>Asunto</th>
        {isOfAll && <th>De</th>}
      </tr>
    </thead>
    <tbody>
      {rows.map((one) => (
        <tr key={one.id}>
          <td>{whenOf(typedOf(one.newDate))}</td>
          <td>{communicationTypes[one.type]}</td>
          <td>{contactText(one)}</td>
          <td>{one.contactPhone}</td>
          <td>
            {subjectText(one)}
            {(!isOpen(one.lastEvent) || typedOf(one.newDate) < now) && ` (${stateOf(one).word.toLowerCase()})`}
          </td>
          {isOfAll && <td>{authorName(one)}</td>}
        </tr>
      ))}
    </tbody>
  </table>
);

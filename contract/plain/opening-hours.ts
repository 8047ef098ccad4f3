import { foldedText } from '#contract/plain/folded-text';

const days = [
  ['lunes', 'Monday'],
  ['martes', 'Tuesday'],
  ['miercoles', 'Wednesday'],
  ['jueves', 'Thursday'],
  ['viernes', 'Friday'],
  ['sabado', 'Saturday'],
  ['domingo', 'Sunday'],
] as const;

const day = `(?:${days.map(([name]) => name).join('|')})s?`;
const time = '\\d{1,2}[:.]\\d{2}';
const range = `(?:de )?${time} (?:a|-) ${time}`;
const line = new RegExp(`(${day})(?: (?:a|y) (${day}))?,? (${range}(?:(?: y|,) ${range})*)`, 'g');

const plain = (text: string) => foldedText(text).replaceAll(/\s+/g, ' ');

const placeOf = (name: string) => days.findIndex(([known]) => name.startsWith(known));

/** Hours as people write them, 'Lunes a viernes de 08:00 a 12:30 y de 13:30 a 18:00', as schema.org has them; none where they cannot be read. */
export const openingHours = (text: string) =>
  [...plain(text).matchAll(line)].flatMap(([whole, first = '', last, ranges = '']) => {
    const [from, to] = [placeOf(first), placeOf(last ?? first)];
    const isPair = last !== undefined && whole.startsWith(`${first} y `);
    const dayOfWeek = days.flatMap(([, name], at) =>
      (isPair ? at === from || at === to : at >= from && at <= to) ? [name] : [],
    );
    const times = [...ranges.matchAll(new RegExp(`(${time}) (?:a|-) (${time})`, 'g'))];
    return times.map(([, opens = '', closes = '']) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek,
      opens: clock(opens),
      closes: clock(closes),
    }));
  });

const clock = (text: string) => text.replace('.', ':').padStart(5, '0');

import { itemLimit } from '#contract/fields';
import type { MergePreview, Twin } from '#contract/merges';
import { countedText } from '#contract/plain/counted-text';
import { dateText } from '#contract/plain/date-text';
import { listText } from '#contract/plain/list-text';
import { positionNames } from '#contract/things/company';
import { labelled } from '#web/panel/edit/named-things';

type Counts = MergePreview['counts'];
const called: readonly [kind: keyof Counts, one: string, many: string][] = [
  ['orders', 'pedido', 'pedidos'],
  ['communications', 'comunicación', 'comunicaciones'],
  ['accounts', 'cuenta', 'cuentas'],
  ['employees', 'empleado', 'empleados'],
  ['clients', 'cliente', 'clientes'],
];

/** Counts that are not 0, as '3 pedidos y 1 cuenta'. */
export const countWords = (counts: Counts): string =>
  countedText(called.map(([kind, one, many]) => [counts[kind], one, many]));

/** Names the people who need SEL anew; '' where there are none. */
export const positionWords = (positions: MergePreview['positions']): string =>
  positions.length === 0
    ? ''
    : `El puesto «${positionNames.SEL}» no pasa: hay que darlo de nuevo a ${listText(positions.map(({ name, lastName }) => `${name} ${lastName}`))}.`;

/** Tells a merge that is done; `left` is the survivor's name by now. */
export const mergedWords = (
  { own, other }: Pick<MergePreview, 'own' | 'other'>,
  left: string,
  positions: MergePreview['positions'],
): string => `Se unieron «${own.name}» y «${other.name}»: queda «${left}». ${positionWords(positions)}`.trim();

type Named = { id: number; name: string; identifier: string | null };

/** The names of two companies, told apart by their RUT where both have one name, or else by their numbers. */
export const apartNames = (one: Named, other: Named): string[] => {
  const isSame = (of: 'name' | 'identifier') => one[of] === other[of];
  const detail = ({ id, identifier }: Named) => (isSame('identifier') ? `n.º ${id}` : identifier);
  return [one, other].map((company) => (isSame('name') ? labelled(company.name, detail(company)) : company.name));
};

/** The reason why an item of a list is dropped. */
export const droppedWords = (
  list: string,
  text: string,
  { own, other }: Pick<MergePreview, 'own' | 'other'>,
): string =>
  list === 'clientOf' && [own.name, other.name].includes(text)
    ? 'no pasa: sería cliente de sí misma'
    : 'no pasa: ya está';

/** Says what is left of items that are equal but for their observations. */
export const joinedWords = (joined: string): string =>
  `se une con el igual y guarda las observaciones de los dos: ${joined}`;

/** Says that a list will be longer than an edit may make one; '' where it will not. */
export const longWords = (items: readonly { isDropped: boolean }[]): string => {
  const left = items.filter(({ isDropped }) => !isDropped).length;
  if (left <= itemLimit) return '';
  return `Quedan ${left}, más de los ${itemLimit} que entran en una lista. No se pierde nada y se pueden cambiar; para agregar otro hay que quitar uno.`;
};

const reasons = { identifier: 'mismo RUT', phone: 'mismo teléfono', name: 'nombre parecido' };

/** Tells a likely twin from others, and why it may be the one that is typed. */
export const twinWords = ({ identifier, cityName, lastOrderAt, by }: Twin): string =>
  [`RUT ${identifier}`, cityName, lastOrderAt && `último pedido ${dateText(lastOrderAt)}`, reasons[by]]
    .filter(Boolean)
    .join(' · ');

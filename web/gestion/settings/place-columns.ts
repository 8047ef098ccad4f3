import type { Places } from '#web/data/places';
import { type RowColumn, textOf, type Values } from '#web/panel/edit/fields';

const choicesOf = (names: readonly string[], stored: unknown) =>
  [...new Set([...names, textOf(stored)])].filter(Boolean).map((name) => ({ value: name, label: name }));

/**
 * Department and city of a row, from the shop's list. A stored one that is not there stays a choice; a department
 * brings its seat.
 */
export const placeColumns = ({ states, cities }: Places): RowColumn[] => {
  const citiesOf = (state: unknown) => {
    const id = states.find(({ name }) => name === state)?.id;
    return cities.flatMap(({ stateId, name }) => (stateId === id ? [name] : []));
  };
  const seat = (state: string, { city }: Values) => {
    const names = citiesOf(state);
    return names.includes(textOf(city)) ? {} : { city: names[0] ?? '' };
  };
  const all = states.map(({ name }) => name);
  return [
    {
      name: 'state',
      label: 'Departamento',
      kind: 'choice',
      choices: ({ state }) => choicesOf(all, state),
      brings: seat,
    },
    { name: 'city', label: 'Ciudad', kind: 'choice', choices: ({ state, city }) => choicesOf(citiesOf(state), city) },
  ];
};

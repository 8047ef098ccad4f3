import { idIn } from '#web/data/address-values';
import { type Day, isDay, type View, views } from './days.ts';

/** `who` is the id of a person; undefined of everyone. */
export type Place = { view: View; day: Day; who: number | undefined };

export const everyone = 'todos';

const isView = (name: string): name is View => Object.hasOwn(views, name);

/** The place that the address asks for. */
export const placeIn = (address: URLSearchParams, defaults: Place): Place => {
  const [view, day, who] = ['vista', 'dia', 'quien'].map((name) => address.get(name) ?? '') as [string, string, string];
  return {
    view: isView(view) ? view : defaults.view,
    day: isDay(day) ? day : defaults.day,
    who: who === everyone ? undefined : (idIn(who) ?? defaults.who),
  };
};

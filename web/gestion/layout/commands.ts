import type { User } from '#contract/accounts';
import { foldedText } from '#contract/plain/folded-text';
import { panelPaths, settingPath } from '#web/panel/panel-paths';
import { sellsSomewhere, takesOrders } from '#web/panel/staff';
import type { Look } from './looks.ts';
import { screensOf } from './screens.ts';

/** A screen, what is done at one, or what is done at once. `also`: more words that one looks for it by. */
export type Command = { kind: 'Pantalla' | 'Acción' | 'Ajuste'; title: string; also?: string | undefined } & (
  | { to: string }
  | { run: () => void }
);
type SettingGroup = { title: string; keys: readonly string[] };

const newOrder: Command = { kind: 'Acción', title: 'Nuevo pedido', to: panelPaths.counter };
const note: Command = { kind: 'Acción', title: 'Nueva comunicación', to: `${panelPaths.communications}?nuevo=` };
const actions: readonly Command[] = [
  { kind: 'Acción', title: 'Nuevo producto', to: `${panelPaths.products}?nuevo=` },
  { kind: 'Acción', title: 'Nueva empresa', to: `${panelPaths.companies}?nuevo=` },
  { kind: 'Acción', title: 'Nueva persona', to: `${panelPaths.people}?nuevo=` },
  { kind: 'Acción', title: 'Recuento de stock', to: panelPaths.count },
];

/** All that somebody may go to or begin. */
export const commandsOf = (user: User, kind: string, settings: readonly SettingGroup[]): readonly Command[] => [
  ...screensOf(user, kind).flatMap(({ screens }) =>
    screens.map(({ label, to }): Command => ({ kind: 'Pantalla', title: label, to })),
  ),
  ...(takesOrders(user) ? [newOrder] : []),
  ...actions,
  ...(sellsSomewhere(user) ? [note] : []),
  ...(user.roles.includes('administrator') ? settings : []).map(
    ({ title, keys: [first = ''] }): Command => ({
      kind: 'Ajuste',
      title: `Ajustes › ${title}`,
      to: settingPath(first),
    }),
  ),
];

/** Deeds of the own menu, by name. */
export const ownCommands = (looks: readonly Look[], leave: () => void): readonly Command[] => [
  ...looks.flatMap(({ label: look, also, choices, choose }) =>
    choices.map(({ value, label }): Command => {
      return { kind: 'Acción', title: `${look}: ${label.toLowerCase()}`, also, run: () => choose(value) };
    }),
  ),
  { kind: 'Acción', title: 'Salir', also: 'cerrar sesión', run: leave },
];

const wordsOf = (text: string) => foldedText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Those whose words begin with each word of a text. */
export const commandsNamed = (commands: readonly Command[], text: string): readonly Command[] => {
  const asked = wordsOf(text);
  if (asked.length === 0) return [];
  return commands.filter(({ title, also = '' }) => {
    const words = wordsOf(`${title} ${also}`);
    return asked.every((word) => words.some((one) => one.startsWith(word)));
  });
};

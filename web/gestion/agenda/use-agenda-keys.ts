import { useShortcuts } from '#web/panel/shortcuts';
import { slot, type View, views } from './days.ts';
import { type events, focusedRow, idOf, pressIn } from './rows.ts';

type Keys = {
  /** Undefined where one may not be added. */
  onAdd: (() => void) | undefined;
  onView: (view: View) => void;
  onTurn: (by: 1 | -1) => void;
  onToday: () => void;
  onShift: (id: number, minutes: number) => void;
  /** An event of an entry that has no buttons itself. */
  onEvent: (id: number, event: keyof typeof events) => void;
};

const day = 24 * 60;

/** The keys of the agenda: those of its days, and those of the row in focus. */
export const useAgendaKeys = ({ onAdd, onView, onTurn, onToday, onShift, onEvent }: Keys) => {
  const isOn = () => focusedRow() !== undefined;
  const press = (event: keyof typeof events) => () => {
    const row = focusedRow();
    if (row && !pressIn(row, event)) onEvent(idOf(row), event);
  };
  const shift = (minutes: number) => () => {
    const row = focusedRow();
    if (row) onShift(idOf(row), minutes);
  };
  useShortcuts([
    ...(onAdd ? [{ keys: 'n', does: 'Agendar', run: onAdd }] : []),
    ...(Object.keys(views) as View[]).map((view, at) => ({
      keys: String(at + 1),
      does: `Ver por ${views[view].toLowerCase()}`,
      run: () => onView(view),
    })),
    { keys: 't', does: 'Ir a hoy', run: onToday },
    { keys: 'k', does: 'Ir a los días de antes', run: () => onTurn(-1) },
    { keys: 'j', does: 'Ir a los días de después', run: () => onTurn(1) },
    { keys: 'h', does: 'En una fila: hecha', isOn, run: press('DON') },
    { keys: 'm', does: 'En una fila: mover a otra fecha', isOn, run: press('SCH') },
    { keys: 'c', does: 'En una fila: cancelar', isOn, run: press('CAN') },
    { keys: 'alt+arrowup', does: 'En una fila: media hora antes', isOn, run: shift(-slot) },
    { keys: 'alt+arrowdown', does: 'En una fila: media hora después', isOn, run: shift(slot) },
    { keys: 'alt+arrowleft', does: 'En una fila: un día antes', isOn, run: shift(-day) },
    { keys: 'alt+arrowright', does: 'En una fila: un día después', isOn, run: shift(day) },
  ]);
};

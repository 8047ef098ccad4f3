/** The row of the agenda, or the entry of the calendar, that the focus is in. */
export const focusedRow = (): HTMLElement | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-communication]') ?? undefined;

export const idOf = ({ dataset }: HTMLElement) => Number(dataset.communication);

export const focusRow = (id: number) => {
  const row = document.querySelector<HTMLElement>(`[data-communication="${id}"]`);
  (row?.matches('[tabindex="0"]') ? row : row?.querySelector('button'))?.focus();
};

const frames = 60;

/** Gives the focus back to a row that is drawn anew in another place, within a second. */
export const keepFocus = (id: number, left = frames) => {
  if (document.activeElement === document.body) focusRow(id);
  if (left > 0) requestAnimationFrame(() => keepFocus(id, left - 1));
};

export const events = { DON: 'Hecha', SCH: 'Mover…', CAN: 'Cancelar…' } as const;

/** Presses a row's button of an event; whether it has it. */
export const pressIn = (row: Element, event: keyof typeof events): boolean => {
  const button = row.querySelector<HTMLButtonElement>(`button[aria-label^="${events[event]} "]`);
  button?.click();
  return button !== null;
};

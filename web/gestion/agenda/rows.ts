/** The row of the agenda, or the entry of the calendar, that the focus is in. */
export const focusedRow = (): HTMLElement | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-communication]') ?? undefined;

export const idOf = ({ dataset }: HTMLElement) => Number(dataset.communication);

const rowOf = (id: number) => document.querySelector<HTMLElement>(`[data-communication="${id}"]`);

export const focusRow = (id: number) => {
  const row = rowOf(id);
  (row?.matches('[tabindex="0"]') ? row : row?.querySelector('button'))?.focus();
};

let leaving = new AbortController();

/** Gives the focus back to a row whenever it is drawn anew in another place, until one goes elsewhere. */
export const keepFocus = (id: number) => {
  leaving.abort();
  leaving = new AbortController();
  const { signal } = leaving;
  const give = () => document.activeElement === document.body && focusRow(id);
  const drawn = new MutationObserver(give);
  drawn.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-communication'] });
  signal.addEventListener('abort', () => drawn.disconnect());
  const leave = ({ type, target }: Event) => {
    if (type === 'pointerdown' || !rowOf(id)?.contains(target as Node)) leaving.abort();
  };
  for (const type of ['focusin', 'pointerdown']) document.addEventListener(type, leave, { signal });
  give();
};

export const events = { DON: 'Hecha', SCH: 'Mover…', CAN: 'Cancelar…' } as const;

/** Presses a row's button of an event; whether it has it. */
export const pressIn = (row: Element, event: keyof typeof events): boolean => {
  const button = row.querySelector<HTMLButtonElement>(`button[aria-label^="${events[event]} "]`);
  button?.click();
  return button !== null;
};

import type { KeyboardEvent } from 'react';

// A column's own box and choices, in their order; the box stands first.
const stops = 'input, a';

const columnsOf = (picker: Element) =>
  [...picker.querySelectorAll('[data-column]')]
    .map((column) => [...column.querySelectorAll<HTMLElement>(stops)].filter((stop) => stop.checkVisibility()))
    .filter((column) => column.length > 0);

/** Where one comes into a column: at what is chosen there, else at its first choice. */
const entry = (column: readonly HTMLElement[]) =>
  column.find((stop) => stop.ariaCurrent === 'true') ?? column.find(({ tagName }) => tagName === 'A') ?? column[0];

/** Moves within a column by up, down, first and last, and between columns by left and right. */
export const moveByArrows = (event: KeyboardEvent<HTMLElement>) => {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const columns = columnsOf(event.currentTarget);
  const at = columns.findIndex((column) => column.includes(target));
  const column = columns[at];
  if (!column) return;
  const place = column.indexOf(target);
  const isTyping = target.tagName === 'INPUT';
  const steps: Record<string, HTMLElement | undefined> = {
    ArrowDown: column[place + 1],
    ArrowUp: column[place - 1],
    // In a box these move between the letters.
    ...(!isTyping && {
      ArrowRight: columns[at + 1] && entry(columns[at + 1] ?? []),
      ArrowLeft: columns[at - 1] && entry(columns[at - 1] ?? []),
      Home: column.find(({ tagName }) => tagName === 'A'),
      End: column.at(-1),
    }),
  };
  if (!Object.hasOwn(steps, key)) return;
  event.preventDefault();
  steps[key]?.focus();
};

import type { openCell } from './cell.ts';

/** Cells whose HTML was read as text: how many, and where the first stand, with what is left of it. */
export type HtmlCells = { count: number; places: string[] };

const most = 12;

export const noHtml = (): HtmlCells => ({ count: 0, places: [] });

/** The column of a cell whose HTML was read, with what is left of it. */
export const htmlIn = (column: string, opened: NonNullable<ReturnType<typeof openCell>>): string[] => {
  if (!('html' in opened)) return [];
  return [`«${column}»${opened.html && `, donde queda «${opened.html}»`}`];
};

export const addHtml = (html: HtmlCells, row: number, columns: readonly string[]) => {
  html.count += columns.length;
  const first = columns.slice(0, Math.max(0, most - html.places.length));
  html.places.push(...first.map((column) => `fila ${row}, ${column}`));
};

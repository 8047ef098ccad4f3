/** Cells whose HTML was read as text: how many, and where the first stand. */
export type HtmlCells = { count: number; places: string[] };

const most = 12;

export const noHtml = (): HtmlCells => ({ count: 0, places: [] });

export const addHtml = (html: HtmlCells, row: number, columns: readonly string[]) => {
  html.count += columns.length;
  const first = columns.slice(0, Math.max(0, most - html.places.length));
  html.places.push(...first.map((column) => `fila ${row}, «${column}»`));
};

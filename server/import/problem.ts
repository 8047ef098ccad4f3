/** A problem of a file and its place. Rows count from 1 with the header, as the spreadsheet shows them. */
export type Problem = {
  row?: number | undefined;
  column?: string | undefined;
  says: string;
  /** Columns that a new product needs and the file lacks. */
  lacks?: readonly string[];
};

/** `Fila 12, columna «precio»: …` */
export const problemSentence = ({ row, column, says }: Problem) => {
  const where = [row && `fila ${row}`, column && `columna «${column}»`].filter(Boolean).join(', ');
  return where ? `${where[0]?.toUpperCase()}${where.slice(1)}: ${says}` : says;
};

/** The problems of a key that stands twice: at both rows, at the first once (`named` holds those that were). */
export const repeated = (key: string, column: string | undefined, first: number, row: number, named: Set<number>) => {
  const problems: Problem[] = [{ row, column, says: `«${key}» ya está en la fila ${first}` }];
  if (!named.has(first)) problems.push({ row: first, column, says: `«${key}» está otra vez en la fila ${row}` });
  named.add(first);
  return problems;
};

const longest = 1000;

/** A text of any length for a person to read: its ends, where it is very long. */
export const shortened = (text: string) =>
  text.length > longest ? `${text.slice(0, 120)} … ${text.slice(-80)}`.toWellFormed() : text;

/**
 * The problems found so far. A file that is wrong in every cell must not fill the memory: each is short, and beyond `most` they
 * only count. `rows` are those of all, `lacking` those columns and how many products want them.
 */
export type Problems = { count: number; list: Problem[]; rows: Set<number>; lacking: Lacking };
type Lacking = { columns: Set<string>; count: number };

const most = 5000;

export const noProblems = (): Problems => ({
  count: 0,
  list: [],
  rows: new Set(),
  lacking: { columns: new Set(), count: 0 },
});

export const addProblems = (problems: Problems, more: readonly Problem[]) => {
  problems.count += more.length;
  for (const { row, lacks } of more) {
    if (row) problems.rows.add(row);
    if (lacks) problems.lacking.count += 1;
    for (const column of lacks ?? []) problems.lacking.columns.add(column);
  }
  const first = more.slice(0, most - problems.list.length);
  problems.list.push(...first.map(({ says, ...where }) => ({ ...where, says: shortened(says) })));
};

/** These as a report tells them: in the order of rows, after what is of the whole file. */
export const allOf = (...found: Problems[]) => ({
  problems: found.flatMap(({ list }) => list).toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0)),
  problemCount: found.reduce((sum, { count }) => sum + count, 0),
  leftOut: new Set(found.flatMap(({ rows }) => [...rows])),
  lacking: {
    columns: [...new Set(found.flatMap(({ lacking }) => [...lacking.columns]))],
    count: found.reduce((sum, { lacking }) => sum + lacking.count, 0),
  },
});

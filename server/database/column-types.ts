import pg from 'pg';

const { builtins } = pg.types;
const arrayOf = { INT8: 1016, DATE: 1182, NUMERIC: 1231, TEXT: 1009 };

const safeInteger = (text: string) => {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new Error(`The database holds ${text}, too large for a number.`);
  return number;
};
const texts = (text: string): Array<string | null> => pg.types.getTypeParser(arrayOf.TEXT)(text);

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, safeInteger],
  [arrayOf.INT8, (text) => texts(text).map((item) => (item === null ? null : safeInteger(item)))],
  [builtins.DATE, (text) => text],
  [arrayOf.DATE, texts],
  [arrayOf.NUMERIC, texts],
]);

/** How columns are read: bigint as a checked safe number, date as 'YYYY-MM-DD', numeric as text, timestamptz as Date. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
};

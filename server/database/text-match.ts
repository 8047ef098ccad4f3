import { type RawBuilder, sql } from 'kysely';

const accents = sql`'áàäâéèëêíìïîóòöôúùüûñ', 'aaaaeeeeiiiioooouuuun'`;
const fold = (text: RawBuilder<unknown>) => sql`translate(lower((${text}) collate "und-x-icu"), ${accents})`;

/** Whether every word of `text` stands somewhere in the columns; case and accents do not matter, on either engine. */
export const matchesText = (columns: readonly RawBuilder<unknown>[], text: string): RawBuilder<boolean> => {
  const content = fold(sql`concat_ws(' ', ${sql.join(columns)})`);
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length === 0) return sql<boolean>`true`;
  const patterns = words.map((word) => fold(sql`${`%${word.replace(/[\\%_]/g, '\\$&')}%`}::text`));
  return sql<boolean>`${content} like all (array[${sql.join(patterns)}])`;
};

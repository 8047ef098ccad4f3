import { type RawBuilder, sql } from 'kysely';

const accents = 'áàäâãéèëêíìïîóòöôõúùüûñç';
const letters = 'aaaaaeeeeiiiiooooouuuunc';
/** As the generated columns `searched` have it. */
const fold = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[à-ü]/g, (sign) => letters[accents.indexOf(sign)] ?? sign);

/** Whether a text that is folded already, as the columns `searched` are, has the word in question. */
export type HasWord = (folded: string) => RawBuilder<boolean>;

/** Whether `holds` is true of every word of a text; case and accents do not matter, on either engine. */
export const matchesWords = (text: string, holds: (has: HasWord) => RawBuilder<boolean>): RawBuilder<boolean> => {
  const words = [...new Set(fold(text).split(/\s+/).filter(Boolean))];
  // What stands in a longer word asks for nothing more.
  const needed = words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
  if (needed.length === 0) return sql<boolean>`true`;
  const conditions = needed.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return sql`(${holds((folded) => sql<boolean>`${sql.ref(folded)} like ${pattern}`)})`;
  });
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
};

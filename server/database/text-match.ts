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

/** So many words of a text are asked for, as of a search; those that follow narrow nothing. */
const mostWords = 16;

/** The words of a text, folded, without those that stand in a longer one: they ask for nothing more. */
const neededWords = (text: string) => {
  const words = [...new Set(fold(text).split(/\s+/).filter(Boolean))].slice(0, mostWords);
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
};

/** Whether `holds` is true of every word of a text; case and accents do not matter, on either engine. */
export const matchesWords = (text: string, holds: (has: HasWord) => RawBuilder<boolean>): RawBuilder<boolean> => {
  const needed = neededWords(text);
  if (needed.length === 0) return sql<boolean>`true`;
  const conditions = needed.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return sql`(${holds((folded) => sql<boolean>`${sql.ref(folded)} like ${pattern}`)})`;
  });
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
};

/** Whether a folded text has one of the words of another, which an index on `trigrams` answers. */
export const hasSomeWord = (folded: string, text: string): RawBuilder<boolean> => {
  const words = neededWords(text).map(
    (word) => sql`(${hasTrigrams(folded, word)} and ${matchesWords(word, (has) => has(folded))})`,
  );
  return words.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(words, sql` or `)})`;
};

/** Whether a folded text has all runs of three signs of the words of another, which an index on `trigrams` answers; true of shorter words. */
export const hasTrigrams = (folded: string, text: string): RawBuilder<boolean> => {
  const runs = neededWords(text).flatMap((word) => {
    const signs = Array.from(word);
    return signs.slice(2).map((_, at) => signs.slice(at, at + 3).join(''));
  });
  return runs.length === 0 ? sql<boolean>`true` : sql<boolean>`trigrams(${sql.ref(folded)}) @> ${runs}::text[]`;
};

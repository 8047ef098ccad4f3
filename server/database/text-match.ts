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

/** Forms of firms, which people write with dots and blanks or without. */
const legalForms = new Set(['sa', 'srl', 'sas', 'sc', 'sca', 'scs']);

/** How a word may be written where it stands. */
const spellings = (word: string) =>
  legalForms.has(word) ? ['', '.', '. '].map((sign) => word.split('').join(sign)) : [word];

/** A word without the dots of a legal form, or those behind it. */
const withoutDots = (word: string) => {
  const bare = word.replaceAll('.', '');
  return legalForms.has(bare) ? bare : word.replace(/\.+$/, '');
};

// A comma between digits is a number's.
const betweenWords = /[\s;]+|,(?!\d)|(?<!\d),/;

/** The words of a text, folded, without those that stand in a longer one: they ask for nothing more. */
const neededWords = (text: string) => {
  const written = fold(text).split(betweenWords).map(withoutDots).filter(Boolean);
  // Signs alone are asked for as they stand.
  const asked = written.length > 0 ? written : fold(text).split(/\s+/).filter(Boolean);
  const words = [...new Set(asked)].slice(0, mostWords);
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
};

const isLike = (folded: string, text: string) => {
  const patterns = spellings(text).map((one) => `%${one.replace(/[\\%_]/g, '\\$&')}%`);
  return sql<boolean>`(${sql.join(
    patterns.map((pattern) => sql`${sql.ref(folded)} like ${pattern}`),
    sql` or `,
  )})`;
};

/** Whether a folded text has another as it stands, which an index on `trigrams` answers. */
export const hasPart = (folded: string, text: string) =>
  sql<boolean>`(${hasTrigrams(folded, text)} and ${isLike(folded, fold(text))})`;

/** Whether `holds` is true of every word of a text; case and accents do not matter, on either engine. */
export const matchesWords = (text: string, holds: (has: HasWord) => RawBuilder<boolean>): RawBuilder<boolean> => {
  const conditions = neededWords(text).map((word) => sql`(${holds((folded) => isLike(folded, word))})`);
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
};

/** Whether a folded text has every word of another, which an index on `trigrams` answers. */
export const hasWords = (folded: string, text: string) =>
  sql<boolean>`(${hasTrigrams(folded, text)} and ${matchesWords(text, (has) => has(folded))})`;

/** So many signs `trigrams` holds together. */
const run = 3;

/** Words that an index answers first, of those the ones with a digit, then the longest: they are rare mostly. */
const byRarity = (one: string, other: string) =>
  Number(other.length >= run) - Number(one.length >= run) ||
  Number(/\d/.test(other)) - Number(/\d/.test(one)) ||
  other.length - one.length;

/**
 * Whether a row has every word of a text in its `searched`, or is one of those ids that `places` select by the word. Indexes on
 * `trigrams` find the rows with one word; the others are looked for in those.
 */
export const findsWords = (
  table: 'account' | 'company' | 'orders' | 'person',
  text: string,
  places: (has: HasWord) => RawBuilder<unknown>[],
): RawBuilder<boolean> => {
  const [first, ...others] = neededWords(text).toSorted(byRarity);
  if (first === undefined) return sql<boolean>`true`;
  const [id, own] = [sql.ref(`${table}.id`), `${table}.searched`];
  const placesOf = (word: string) => places((folded) => hasPart(folded, word));
  const has = sql`select id from ${sql.table(table)} where ${hasPart(own, first)}`;
  // As `union all` the database takes them for few, however many it expects of each.
  const found = sql`${id} in (${sql.join([has, ...placesOf(first)], sql` union `)})`;
  const conditions = others.map((word) => {
    const elsewhere = placesOf(word).map(
      (place) => sql`exists (select from (${place}) as place (id) where place.id = ${id})`,
    );
    return sql`(${sql.join([isLike(own, word), ...elsewhere], sql` or `)})`;
  });
  return sql<boolean>`(${sql.join([found, ...conditions], sql` and `)})`;
};

/** Whether a folded text has one of the words of another, which an index on `trigrams` answers. */
export const hasSomeWord = (folded: string, text: string): RawBuilder<boolean> => {
  const words = neededWords(text).map((word) => hasPart(folded, word));
  return words.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(words, sql` or `)})`;
};

/**
 * Whether a folded text has all runs of three signs of the words of another, which an index on `trigrams` answers; true of shorter
 * words, and of legal forms.
 */
export const hasTrigrams = (folded: string, text: string): RawBuilder<boolean> => {
  const runs = neededWords(text).flatMap((word) => {
    const signs = legalForms.has(word) ? [] : Array.from(word);
    return signs.slice(run - 1).map((_, at) => signs.slice(at, at + run).join(''));
  });
  return runs.length === 0 ? sql<boolean>`true` : sql<boolean>`trigrams(${sql.ref(folded)}) @> ${runs}::text[]`;
};

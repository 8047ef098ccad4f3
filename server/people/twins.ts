import { type RawBuilder, sql } from 'kysely';
import { digitsOf } from '#contract/plain/field-rules';
import { internationalPhone } from '#contract/plain/phone';

/** So many likely twins are named at most. */
export const mostTwins = 5;
/** From so many digits on a number means somebody. */
export const digitsLeast = 8;

/** The words of a name, without signs. */
export const wordsOf = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A text that has so many signs; undefined of any other. */
export const longEnough = (text: string, least: number) =>
  text.replaceAll(' ', '').length >= least ? text : undefined;

/** The last digits of a phone, as `localDigits` has them; undefined of a text that has too few. */
export const lastDigits = (phone: string) =>
  digitsOf(phone).length >= digitsLeast ? internationalPhone(phone).slice(-digitsLeast) : undefined;

/** As the index of phones has it: eight digits, without country, 0 and what is dialled inside. */
export const localDigits = sql`right(regexp_replace(regexp_replace(phone,
  '([/,;]|\\s[yoe]\\s|\\s-\\s|\\s*\\y(int|ext)).*$', '', 'i'), '\\D', '', 'g'), 8)`;

/** Ids that queries find, each once; `rank` is the place from 1 on of the first query that finds it. Undefined where none asks. */
export const foundBy = (queries: readonly (RawBuilder<unknown> | '' | undefined)[]) => {
  const ranked = queries.flatMap((query, at) =>
    query ? [sql`select id, ${sql.lit(at + 1)} as rank from (${query}) as one(id)`] : [],
  );
  if (ranked.length === 0) return undefined;
  return sql`(select id, min(rank) as rank from (${sql.join(ranked, sql` union all `)}) as every group by id) as found`;
};

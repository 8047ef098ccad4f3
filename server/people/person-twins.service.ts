import { sql } from 'kysely';
import type { Parsed } from '#contract/contract';
import type { PersonTwin } from '#contract/people';
import { digitsOf, isEmail } from '#contract/plain/field-rules';
import type { Ctx } from '#server/ctx';
import { readPersonTwins } from '#server/people/person-twins.store';
import { lastDigits, longEnough, mostTwins, wordsOf } from '#server/people/twins';
import { readsPerson } from '#server/people-access';

/** A document of this country has seven digits or eight. */
const digitsLeast = 7;
/** Some last names have no more. */
const lettersLeast = 2;

/** People whom the caller reads and whom one that is being typed may be already. A first name alone means nobody. */
export const listPersonTwins = (ctx: Ctx, typed: Parsed<'person/listTwins'>): Promise<PersonTwin[]> => {
  const { lastName = '', identifier = '', phone = '', email = '' } = typed;
  const names = [typed.name, lastName].map(wordsOf);
  const asked = {
    identifier: longEnough(digitsOf(identifier), digitsLeast),
    email: isEmail(email.trim()) ? email.trim() : undefined,
    phone: lastDigits(phone),
    name: names.every((name) => longEnough(name, lettersLeast)) ? names.join(' ') : undefined,
  };
  return readPersonTwins(ctx.db, asked, readsPerson(ctx, sql.ref('person.id')), mostTwins);
};

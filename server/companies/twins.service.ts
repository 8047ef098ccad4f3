import type { Parsed } from '#contract/contract';
import type { Twin } from '#contract/merges';
import { digitsOf } from '#contract/plain/field-rules';
import { readTwins } from '#server/companies/twins.store';
import { companiesSeen } from '#server/company-rights';
import type { Ctx } from '#server/ctx';
import { digitsLeast, lastDigits, longEnough, mostTwins, wordsOf } from '#server/people/twins';

const lettersLeast = 3;

const legalForm = /(?:^|\s)(?:s ?a(?: ?s)?|s ?r ?l|s ?c|ltda)$/i;

/** The words of a company's name, without signs and without its legal form. */
export const wordsOfName = (name: string): string => wordsOf(name).replace(legalForm, '');

/** Companies that one that is being typed may be already. Nothing of their people is answered. */
export const listTwins = async (ctx: Ctx, typed: Parsed<'company/listTwins'>): Promise<Twin[]> => {
  const { name, identifier = '', phone = '' } = typed;
  const asked = {
    identifier: longEnough(digitsOf(identifier), digitsLeast),
    phone: lastDigits(phone),
    name: longEnough(wordsOfName(name), lettersLeast),
  };
  const twins = await readTwins(ctx.db, asked, companiesSeen(ctx.session, 'orders'), mostTwins);
  return twins.map((twin) => ({ ...twin, lastOrderAt: twin.lastOrderAt?.toISOString() ?? null }));
};

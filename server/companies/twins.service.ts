import type { Parsed } from '#contract/contract';
import type { Twin } from '#contract/merges';
import { digitsOf } from '#contract/plain/field-rules';
import { internationalPhone } from '#contract/plain/phone';
import { readTwins } from '#server/companies/twins.store';
import { companiesSeen } from '#server/company-rights';
import type { Ctx } from '#server/ctx';

const most = 5;
/** From so many digits on a RUT or a phone means somebody. */
const digitsLeast = 8;
const lettersLeast = 3;

const legalForm = /(?:^|\s)(?:s ?a(?: ?s)?|s ?r ?l|s ?c|ltda)$/i;

/** The words of a company's name, without signs and without its legal form. */
export const wordsOfName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(legalForm, '');

const longEnough = (text: string, least: number) => (text.replaceAll(' ', '').length >= least ? text : undefined);

/** Companies that one that is being typed may be already. Nothing of their people is answered. */
export const listTwins = async (ctx: Ctx, typed: Parsed<'company/listTwins'>): Promise<Twin[]> => {
  const { name, identifier = '', phone = '' } = typed;
  const hasPhone = digitsOf(phone).length >= digitsLeast;
  const asked = {
    identifier: longEnough(digitsOf(identifier), digitsLeast),
    phone: hasPhone ? internationalPhone(phone).slice(-digitsLeast) : undefined,
    name: longEnough(wordsOfName(name), lettersLeast),
  };
  const twins = await readTwins(ctx.db, asked, companiesSeen(ctx.session, 'orders'), most);
  return twins.map((twin) => ({ ...twin, lastOrderAt: twin.lastOrderAt?.toISOString() ?? null }));
};

import type { Ctx } from '#server/ctx';
import { sites } from '#sites/all';

const examples = new Set(Object.values(sites).map(({ contact }) => contact.email));

/** Whether an address is the contact of one of the program's examples: no mail leaves from there, and none goes there. */
export const isExampleMailbox = (email: string): boolean => examples.has(email);

/** An address of a mail that is the shop's own: in place of an example's the contact that the shop has now, undefined while that is an example's too. */
export const ownMailbox = ({ site }: Pick<Ctx, 'site'>, address: string): string | undefined =>
  [address, site.contact.email].find((one) => !isExampleMailbox(one));

/** The address from which a shop's mails leave: its own, until it has one that of the mail server's account, else one at its host. */
export const senderAddress = ({ site, origin }: Pick<Ctx, 'site' | 'origin'>, smtpUrl: string): string => {
  if (!isExampleMailbox(site.contact.email)) return site.contact.email;
  const account = decodeURIComponent(new URL(smtpUrl).username);
  return account.includes('@') ? account : `tienda@${new URL(origin).hostname}`;
};

import type { Ctx } from '#server/ctx';
import { sites } from '#sites/all';

const examples = new Set(Object.values(sites).map(({ contact }) => contact.email));

/** Whether a shop's contact is one of the program's examples: no mail leaves from there. */
export const isExampleMailbox = (email: string): boolean => examples.has(email);

/** The address from which a shop's mails leave: its own, until it has one that of the mail server's account, else one at its host. */
export const senderAddress = ({ site, origin }: Pick<Ctx, 'site' | 'origin'>, smtpUrl: string): string => {
  if (!isExampleMailbox(site.contact.email)) return site.contact.email;
  const account = decodeURIComponent(new URL(smtpUrl).username);
  return account.includes('@') ? account : `tienda@${new URL(origin).hostname}`;
};

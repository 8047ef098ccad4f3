import type { Ctx, Mail } from '#server/ctx';
import { composeMail } from '#server/mail/compose-mail';

type Written = { to: string; subject: string; message: string; author: { name: string; email: string } };

/** A seller's words to a contact, from the shop's address; answers go to the seller. */
export const communicationMail = (
  ctx: Pick<Ctx, 'site' | 'origin'>,
  { to, subject, message, author }: Written,
): Mail => ({
  kind: 'byStaff',
  replyTo: author.email,
  ...composeMail(ctx, { to, subject, blocks: [message, `${author.name}. Respondé este correo y me llega.`] }),
});

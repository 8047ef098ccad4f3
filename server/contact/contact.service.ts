import type { Parsed } from '#contract/contract';
import { contactMail } from '#server/contact/contact.mails';
import type { Ctx } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';

/** Mails the site's own address what a visitor wrote; whoever answers it writes to the visitor. */
export const sendContact = (ctx: Ctx, message: Parsed<'utils/email/sendContact'>) =>
  inTransaction(ctx, (inside) => inside.mail.send(inside.db, inside.site.id, contactMail(inside, message)));

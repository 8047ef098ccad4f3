import type { Ctx } from '#server/ctx';
import { inTransactionOnly } from '#server/in-transaction';
import { composeMail } from '#server/mail/compose-mail';
import { Refusal } from '#server/refusal';

const answerMs = 15_000;

/** Sends a mail to the caller, and tells what the mail server did with it; one that waits takes the place of those before. */
export const sendTestMail = async (ctx: Ctx) => {
  const { to, id } = await writeTestMail(ctx);
  const outcome = id === undefined ? { isTaken: false, cause: null } : await ctx.mail.outcome(id, answerMs);
  return { to, ...outcome };
};

const writeTestMail = (ctx: Ctx) =>
  inTransactionOnly(ctx, async (inside) => {
    if (!inside.session) throw new Refusal('session.none');
    const { email: to } = inside.session;
    const blocks = [
      'Si leés esto, los correos de la tienda salen y llegan.',
      'Si cayó en «no deseado», avisale a quien tiene el servidor de correo.',
      { button: 'Ir a la tienda', url: inside.origin },
    ];
    const mail = composeMail(inside, { to, subject: 'Correo de prueba', blocks, urgent: true });
    const { ids } = await inside.mail.send(inside.db, inside.site.id, { ...mail, passing: true, latest: true });
    return { to, id: ids[0] };
  });

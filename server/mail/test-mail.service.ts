import type { Ctx } from '#server/ctx';
import { inTransactionOnly } from '#server/in-transaction';
import { composeMail } from '#server/mail/compose-mail';
import { Refusal } from '#server/refusal';

/** Queues a mail to the caller, by which he sees whether the shop's mails arrive. */
export const sendTestMail = (ctx: Ctx) =>
  inTransactionOnly(ctx, async (inside) => {
    if (!inside.session) throw new Refusal('session.none');
    const { email: to } = inside.session;
    const blocks = [
      'Si leés esto, los correos de la tienda salen y llegan.',
      'Si cayó en «no deseado», avisale a quien tiene el servidor de correo.',
      { button: 'Ir a la tienda', url: inside.origin },
    ];
    const mail = composeMail(inside, { to, subject: 'Correo de prueba', blocks, urgent: true });
    await inside.mail.send(inside.db, inside.site.id, { ...mail, passing: true });
    return { to };
  });

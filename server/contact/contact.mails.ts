import type { Parsed } from '#contract/contract';
import { whenText } from '#contract/plain/date-text';
import type { Ctx, Mail } from '#server/ctx';
import { composeMail } from '#server/mail/compose-mail';

type Written = Parsed<'utils/email/sendContact'>;

/** To the site's own address. A header has nothing that the visitor wrote but a checked address: where to answer. */
export const contactMail = (ctx: Pick<Ctx, 'site' | 'origin' | 'clock'>, written: Written): Mail => {
  const { name, phone, email, subject, message } = written;
  const facts: [string, string][] = [
    ['Nombre', name],
    ['Teléfono', phone],
    ['E-mail', email],
    ['Asunto', subject],
  ];
  return {
    replyTo: email,
    ...composeMail(ctx, {
      to: ctx.site.contact.email,
      subject: `Consulta en ${ctx.site.name}, ${whenText(ctx.clock().toISOString())}`,
      blocks: [
        `Alguien escribió en ${ctx.origin}/contacto`,
        { facts },
        message,
        'Respondé este correo y le llega a quien escribió.',
      ],
    }),
  };
};

import { newsletterConsent } from '#contract/plain/newsletter-consent';
import type { Ctx, Mail } from '#server/ctx';
import { type Block, composeMail } from '#server/mail/compose-mail';

type MailCtx = Pick<Ctx, 'site' | 'origin'>;
type To = { email: string; unsubscribeKey: string };

/** Opened it is a page with a button; a mail reader posts there for one click. */
export const unsubscribeUrl = (ctx: Pick<Ctx, 'origin'>, key: string) => `${ctx.origin}/newsletter/baja/${key}`;

const withEnd = (ctx: MailCtx, to: To, subject: string, blocks: Block[]): Mail => {
  const url = unsubscribeUrl(ctx, to.unsubscribeKey);
  return {
    unsubscribeUrl: url,
    ...composeMail(ctx, {
      to: to.email,
      subject,
      blocks: [...blocks, `Para no recibir más correos de novedades:\n${url}`],
    }),
  };
};

/** Asks the owner of the mailbox whether it was he who asked. */
export const confirmMail = (ctx: MailCtx, to: To, key: string): Mail => ({
  secret: key,
  ...withEnd(ctx, to, `Confirmá tu suscripción a las novedades de ${ctx.site.name}`, [
    'Hola:',
    `Alguien pidió recibir las novedades de ${ctx.site.name} en este correo. Si fuiste vos, confirmalo con este enlace:`,
    { button: 'Confirmar mi suscripción', url: `${ctx.origin}/newsletter/confirmar/${key}` },
    newsletterConsent.text,
    'El enlace sirve durante 7 días. Si no fuiste vos, ignorá este correo: no te vamos a escribir.',
  ]),
});

/** That the mailbox gets the newsletter: from now on, or already. */
export const subscribedMail = (ctx: MailCtx, to: To): Mail =>
  withEnd(ctx, to, `Estás en la lista de novedades de ${ctx.site.name}`, [
    'Hola:',
    `Este correo recibe las novedades de ${ctx.site.name}. No hace falta que hagas nada más.`,
  ]);

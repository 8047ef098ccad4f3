import { arrivalConsent } from '#contract/plain/arrival-consent';
import type { Ctx, Mail } from '#server/ctx';
import { type Block, composeMail } from '#server/mail/compose-mail';

type MailCtx = Pick<Ctx, 'site' | 'origin'>;
type To = { email: string; endKey: string };
type Named = { code: string; name: string };

const withEnd = (ctx: MailCtx, { email, endKey }: To, subject: string, blocks: Block[]): Mail => {
  // Opened it is a page with a button; a mail reader posts there for one click.
  const url = `${ctx.origin}/avisos/baja/${endKey}`;
  return {
    unsubscribeUrl: url,
    passing: true,
    ...composeMail(ctx, {
      to: email,
      subject,
      blocks: [...blocks, `Para que no te escribamos por este producto:\n${url}`],
    }),
  };
};

/** Asks the owner of the mailbox whether it was he who asked. */
export const confirmMail = (ctx: MailCtx, to: To, { name }: Named, key: string): Mail => ({
  secret: key,
  ...withEnd(ctx, to, `Confirmá que te avisemos cuando llegue «${name}»`, [
    'Hola:',
    `Alguien pidió que ${ctx.site.name} avise a este correo cuando llegue «${name}». Si fuiste vos, confirmalo con este enlace:`,
    { button: 'Confirmar el aviso', url: `${ctx.origin}/avisos/confirmar/${key}` },
    arrivalConsent.text,
    'El enlace sirve durante 7 días. Si no fuiste vos, ignorá este correo: no te vamos a escribir.',
  ]),
});

/** That the mailbox is to be told already. */
export const waitingMail = (ctx: MailCtx, to: To, { name }: Named): Mail =>
  withEnd(ctx, to, `Te vamos a avisar cuando llegue «${name}»`, [
    'Hola:',
    `Este correo ya espera el aviso de ${ctx.site.name} de que llegó «${name}». No hace falta que hagas nada más.`,
  ]);

/** `price` is absent where not everybody sees prices. */
export const arrivedMail = (ctx: MailCtx, to: To, { code, name, price }: Named & { price?: string }): Mail =>
  withEnd(ctx, to, `Ya llegó «${name}»`, [
    'Hola:',
    `Pediste que te avisemos: en ${ctx.site.name} ya hay stock de «${name}».`,
    {
      facts: [['Código', code] as const, ...(price === undefined ? [] : [['Precio, IVA incluido', price] as const])],
    },
    { button: 'Ver el producto', url: `${ctx.origin}/productos/${encodeURIComponent(code)}` },
    'No lo tenemos reservado. Este es el único aviso de este producto.',
  ]);

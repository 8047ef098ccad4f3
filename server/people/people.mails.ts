import type { Ctx, Mail } from '#server/ctx';
import { composeMail } from '#server/mail/compose-mail';

type To = { email: string; firstName: string };

/** To the owner of an account whose contact data changed; the data themselves are not in it. */
export const contactsChangedMail = (ctx: Pick<Ctx, 'site' | 'origin'>, to: To, changed: readonly string[]): Mail =>
  composeMail(ctx, {
    to: to.email,
    urgent: true,
    subject: `Cambiaron tus datos en ${ctx.site.name}`,
    blocks: [
      `Hola, ${to.firstName}:`,
      `En tu cuenta acaban de cambiar ${changed.join(' y ')}. Si fuiste vos, no hace falta que hagas nada.`,
      `Si no fuiste vos, cambiá tu contraseña en ${ctx.origin}/perfil y escribinos en ${ctx.origin}/contacto`,
    ],
  });

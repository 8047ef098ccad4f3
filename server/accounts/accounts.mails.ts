import { returnPath } from '#contract/plain/return-path';
import type { Ctx, Mail } from '#server/ctx';
import { composeMail } from '#server/mail/compose-mail';

type To = { email: string; firstName: string };
/** The recipient of a mail that a stranger can cause: no name in it, since a stranger may have typed that too. */
type Unconfirmed = Pick<To, 'email'>;
type MailCtx = Pick<Ctx, 'site' | 'origin'>;

/** Whether people of the site reset passwords by themselves. */
export const canReset = (ctx: Pick<Ctx, 'site'>) => ctx.site.capabilities.includes('passwordReset');
const resetUrl = (ctx: MailCtx) => `${ctx.origin}/restablecer-contrasena`;

/** Where a key opens its account. */
export const activationUrl = ({ origin }: Pick<MailCtx, 'origin'>, key: string) => `${origin}/activar/${key}`;

/** Where somebody was going when a mail came in between, as an address of this site; null for its main page. */
export type From = string | null;
/** The query of a link, for whatever browser opens it. */
const onward = (from: From, email?: string) => {
  const path = returnPath(from);
  const query = new URLSearchParams({ ...(path !== '/' && { from: path }), ...(email && { email }) });
  return query.size > 0 ? `?${query}` : '';
};

export const activationMail = (ctx: MailCtx, to: Unconfirmed, key: string, from: From): Mail => ({
  secret: key,
  ...composeMail(ctx, {
    to: to.email,
    urgent: true,
    subject: `Activá tu cuenta en ${ctx.site.name}`,
    blocks: [
      'Hola:',
      'Recibimos tu registro. Para empezar a usar tu cuenta, activala con este enlace:',
      { button: 'Activar mi cuenta', url: activationUrl(ctx, key) + onward(from, to.email) },
      'El enlace sirve durante 7 días. Si no fuiste vos, ignorá este correo: la cuenta no se activa sola.',
    ],
  }),
});

/** To whom an administrator made an account. */
export const invitationMail = (ctx: MailCtx, to: To, key: string): Mail => ({
  kind: 'byStaff',
  secret: key,
  latest: true,
  ...composeMail(ctx, {
    to: to.email,
    urgent: true,
    subject: `Te invitaron a ${ctx.site.name}`,
    blocks: [
      `Hola, ${to.firstName}:`,
      `Te damos una cuenta en ${ctx.site.name}. Para usarla, elegí tu contraseña con este enlace:`,
      { button: 'Elegir mi contraseña', url: activationUrl(ctx, key) },
      'El enlace sirve una sola vez y durante 7 días. Si no lo esperabas, ignorá este correo: la cuenta no se activa sola.',
    ],
  }),
});

/** To the owner of an active account whose e-mail was used to register, or to ask for a new activation link. */
export const knownMail = (ctx: MailCtx, to: Unconfirmed, from: From): Mail =>
  composeMail(ctx, {
    to: to.email,
    urgent: true,
    subject: `Ya tenés una cuenta en ${ctx.site.name}`,
    blocks: [
      'Hola:',
      'Alguien pidió crear o activar una cuenta con este e-mail, que ya tiene una cuenta activa. No cambiamos nada.',
      'Si fuiste vos, ingresá con tu e-mail y tu contraseña:',
      { button: 'Ingresar', url: `${ctx.origin}/iniciar${onward(from)}` },
      canReset(ctx)
        ? `Si no te acordás de tu contraseña, cambiala en ${resetUrl(ctx)}`
        : `Si no te acordás de tu contraseña, escribinos en ${ctx.origin}/contacto`,
    ],
  });

/** The recipient whose name was confirmed, once the account was activated. */
type MaybeConfirmed = To & { activatedAt: Date | null };
const greeting = (to: MaybeConfirmed) => (to.activatedAt ? `Hola, ${to.firstName}:` : 'Hola:');

export const resetMail = (ctx: MailCtx, to: MaybeConfirmed, key: string, from: From): Mail => ({
  secret: key,
  ...composeMail(ctx, {
    to: to.email,
    urgent: true,
    subject: `Restablecé tu contraseña de ${ctx.site.name}`,
    blocks: [
      greeting(to),
      'Recibimos un pedido para cambiar la contraseña de tu cuenta. Elegí una nueva con este enlace:',
      { button: 'Elegir una contraseña nueva', url: resetLink(ctx, to.email, key) + onward(from) },
      'El enlace sirve una sola vez y durante una hora. Si no lo pediste, ignorá este correo: tu contraseña sigue igual.',
    ],
  }),
});

/** To the owner of an account after each change of its password, by whatever way. */
export const passwordChangedMail = (ctx: MailCtx, to: MaybeConfirmed): Mail =>
  composeMail(ctx, {
    to: to.email,
    urgent: true,
    subject: `Cambió tu contraseña de ${ctx.site.name}`,
    blocks: [
      greeting(to),
      'La contraseña de tu cuenta acaba de cambiar, y cerramos tus otras sesiones. Si fuiste vos, no hace falta que hagas nada.',
      canReset(ctx)
        ? `Si no fuiste vos, elegí ya una nueva en ${resetUrl(ctx)} y escribinos en ${ctx.origin}/contacto`
        : `Si no fuiste vos, escribinos ya en ${ctx.origin}/contacto`,
    ],
  });

export const resetLink = (ctx: MailCtx, email: string, key: string) =>
  `${resetUrl(ctx)}/${encodeURIComponent(email)}/${key}`;

/** To the owner of an account at the tenth failed login. */
export const failedLoginsMail = (ctx: MailCtx, to: To): Mail =>
  composeMail(ctx, {
    to: to.email,
    urgent: true,
    subject: `Intentos fallidos de ingreso a tu cuenta de ${ctx.site.name}`,
    blocks: [
      `Hola, ${to.firstName}:`,
      'Alguien intentó entrar 10 veces a tu cuenta con una contraseña equivocada. Frenamos a quien insiste; vos podés seguir entrando desde donde entrás siempre.',
      canReset(ctx)
        ? `Si fuiste vos y no te acordás de la contraseña, cambiala en ${resetUrl(ctx)}`
        : `Si fuiste vos y no te acordás de la contraseña, escribinos en ${ctx.origin}/contacto`,
      'Si no fuiste vos, no hace falta que hagas nada: nadie entró. Usá una contraseña larga que no uses en otro lado.',
    ],
  });

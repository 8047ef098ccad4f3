import type { MailStatus } from '#contract/panel';
import { whenText } from '#contract/plain/date-text';

type MailWords = { text: string; isBad: boolean; lines?: string };

/** A sentence about the shop's mails for an administrator; `lines` is what has to stand in the file .env. */
export const mailWords = ({ isSent, waiting, since }: MailStatus): MailWords => {
  const count = waiting === 1 ? 'Espera un correo' : `Esperan ${waiting} correos`;
  const waits = since === null ? '' : `${count}, desde el ${whenText(since)}.`;
  if (!isSent) {
    const missing = 'No hay servidor de correo. Quien arranca la tienda lo pone así, con los datos de tu casilla:';
    return {
      text: [waits || 'Por ahora no espera ninguno.', missing].join(' '),
      isBad: waits !== '',
      lines: 'SMTP_URL=smtp://usuario:clave@servidor:587',
    };
  }
  const cause =
    'Los avisos a la tienda esperan tu e-mail de contacto; si ya lo pusiste, el servidor de correo no los toma: mirá el registro.';
  if (waits) return { text: `${waits} ${cause}`, isBad: true };
  return { text: 'Los correos salen.', isBad: false };
};

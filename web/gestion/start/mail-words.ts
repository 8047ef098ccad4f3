import type { MailStatus } from '#contract/panel';
import { whenText } from '#contract/plain/date-text';

/** A sentence about the shop's mails for an administrator; undefined where they go out. */
export const mailWords = ({ isSent, waiting, since }: MailStatus): { text: string; isBad: boolean } | undefined => {
  const count = waiting === 1 ? 'Espera un correo' : `Esperan ${waiting} correos`;
  const waits = since === null ? '' : `${count}, desde el ${whenText(since)}.`;
  if (!isSent) {
    const missing = 'No hay servidor de correo: falta decir cuál, con SMTP_URL (está en el README).';
    return { text: [missing, waits || 'Por ahora no espera ninguno.'].join(' '), isBad: waits !== '' };
  }
  return waits ? { text: `${waits} El servidor de correo no los toma: mirá el registro.`, isBad: true } : undefined;
};

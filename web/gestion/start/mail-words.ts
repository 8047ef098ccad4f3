import type { MailStatus } from '#contract/panel';
import { whenText } from '#contract/plain/date-text';
import type { MailCause } from '#contract/plain/mail-causes';

type MailWords = { text: string; colour: 'red' | 'yellow' | 'green' | 'gray'; lines?: string };

const whereSet = 'Se corrige en la línea SMTP_URL del archivo .env.';
const causes: Record<MailCause, string> = {
  unreachable: `No encontramos el servidor de correo: está caído, o su dirección o su puerto no son esos. ${whereSet}`,
  login: `El servidor de correo no aceptó el usuario o la contraseña. ${whereSet}`,
  sender: 'El servidor de correo no deja mandar desde la dirección de la tienda: tiene que ser una de tu casilla.',
  recipient: 'El servidor de correo no aceptó la dirección de quien lo recibe.',
  contact: 'Los avisos a la tienda esperan que pongas tu e-mail de contacto.',
  other: 'El servidor de correo contestó con un error.',
};

/** A sentence about the shop's mails for an administrator; `lines` is what has to stand in the file .env. */
export const mailWords = ({ isSent, waiting, since, takenAt, cause }: MailStatus): MailWords => {
  const count = waiting === 1 ? 'Hay un correo esperando' : `Hay ${waiting} correos esperando`;
  const waits = since === null ? '' : `${count}, desde el ${whenText(since)}.`;
  if (!isSent) {
    const missing = 'No hay servidor de correo. Quien arranca la tienda lo pone así, con los datos de tu casilla:';
    return {
      text: [waits || 'Por ahora no espera ninguno.', missing].join(' '),
      colour: waits ? 'red' : 'yellow',
      lines: 'SMTP_URL=smtp://usuario:clave@servidor:587',
    };
  }
  if (cause) return { text: [waits, causes[cause]].join(' '), colour: 'red' };
  if (waits) return { text: `${waits} ${waiting === 1 ? 'Sale solo' : 'Salen solos'}.`, colour: 'yellow' };
  if (!takenAt) return { text: 'Todavía no salió ningún correo: mandate uno de prueba.', colour: 'gray' };
  return { text: `Los correos salen. El último, el ${whenText(takenAt)}.`, colour: 'green' };
};

type TestOutcome = { to: string; isTaken: boolean; cause: MailCause | null };

/** The outcome of a mail to try, in a sentence. */
export const outcomeWords = ({ to, isTaken, cause }: TestOutcome): string => {
  if (isTaken) return `El servidor lo aceptó: fijate si llega a ${to}.`;
  return cause
    ? `El correo de prueba no salió. ${causes[cause]}`
    : 'El servidor de correo todavía no contestó. El correo de prueba espera, y sale en cuanto lo tome.';
};

import { type CommunicationType, communicationTypes, erasedSubject } from '#contract/plain/communications';
import { countedText } from '#contract/plain/counted-text';
import { dateText, whenText } from '#contract/plain/date-text';
import type { Ctx, Mail } from '#server/ctx';
import { type Block, composeMail } from '#server/mail/compose-mail';
import { shopMoment } from '#server/shop-day';

type To = { email: string; firstName: string };
/** Something to be done; `isPrivate` where it is with a buyer who is no company. */
type Due = { type: CommunicationType; subject: string; newDate: Date; companyName: string; isPrivate: boolean };

/** More of a kind are told as a number. */
const rowsMax = 30;

const what = ({ type, subject, companyName, isPrivate }: Due) =>
  `${communicationTypes[type]}: ${subject || erasedSubject} (${isPrivate ? 'Particular' : companyName})`;

const list = (title: string, dues: readonly Due[], when: (at: Date) => string): Block[] => {
  if (dues.length === 0) return [];
  const table = dues.slice(0, rowsMax).map((due) => [what(due), when(due.newDate)]);
  const more = dues.length > rowsMax ? [`Y ${dues.length - rowsMax} más.`] : [];
  return [title, { table }, ...more];
};

/** Tells somebody each morning what is overdue in his agenda and what is due today. No names of people stand in it. */
export const morningMail = (ctx: Pick<Ctx, 'site' | 'origin'>, to: To, due: readonly Due[], now: Date): Mail => {
  const isLate = ({ newDate }: Due) => newDate < now;
  const [late, today] = [due.filter(isLate), due.filter((one) => !isLate(one))];
  const counts = countedText([
    [today.length, 'para hoy', 'para hoy'],
    [late.length, 'vencida', 'vencidas'],
  ]);
  const mail = composeMail(ctx, {
    to: to.email,
    subject: `Tu agenda del ${dateText(now.toISOString())}: ${counts}`,
    blocks: [
      `Hola, ${to.firstName}:`,
      ...list('Vencidas:', late, (at) => whenText(at.toISOString())),
      ...list('Para hoy:', today, (at) => shopMoment(at).slice(11, 16)),
      { button: 'Abrir mi agenda', url: `${ctx.origin}/gestion/agenda` },
      'Te escribimos porque pediste este correo en tu agenda. Ahí mismo podés dejar de recibirlo.',
    ],
  });
  return { ...mail, kind: 'reminder', passing: true };
};

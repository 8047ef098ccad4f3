import type { Parsed } from '#contract/contract';
import type { Caller } from '#server/communications/caller.service';
import { readAddress, readMailed } from '#server/communications/callers.store';
import { communicationMail } from '#server/communications/communication.mails';
import { clocksDifferMs } from '#server/communications/event-date';
import type { Inside } from '#server/ctx';
import { waitText } from '#server/http/limits';
import { sellsForSite } from '#server/people-access';
import { fieldRefusal, Refusal } from '#server/refusal';

/** So many e-mails an account sends in a day. */
export const emailsPerDay = 30;
const dayMs = 24 * 3_600_000;

type New = Parsed<'communication/add'>['comm'];

/** Throws at the field what cannot be of one that is mailed: it goes out now, by whoever writes it. */
const requireOwn = ({ creatorPersonId, newDate }: New, { personId }: Caller, now: Date) => {
  if (creatorPersonId !== personId) throw fieldRefusal('creatorPersonId', 'communication.mailOwn');
  if (newDate && newDate.getTime() < now.getTime() - clocksDifferMs)
    throw fieldRefusal('newDate', 'communication.mailNow');
};

/** The address that a new communication goes to by mail, as its contact has it; null where nothing is mailed. The caller's account is locked. */
export const mailAddress = async (inside: Inside, comm: New, caller: Caller): Promise<string | null> => {
  const { sendTo, type, lastEvent } = comm;
  if (sendTo === null) return null;
  if (type !== 'EMA' || lastEvent !== 'DON') throw fieldRefusal('sendTo', 'communication.mailOnly');
  if (!sellsForSite(inside)) throw fieldRefusal('sendTo', 'communication.mailForSite');
  requireOwn(comm, caller, inside.clock());
  const contact = { personId: comm.contactPersonId, companyId: comm.contactCompanyId };
  const address = await readAddress(inside.db, sendTo, contact);
  if (address === undefined) throw fieldRefusal('sendTo', 'communication.address');
  const now = inside.clock().getTime();
  const first = await readMailed(inside.db, caller.accountId, new Date(now - dayMs), emailsPerDay);
  if (first) {
    const seconds = Math.ceil((first.getTime() + dayMs - now) / 1000);
    throw new Refusal('communication.emailsPerDay', { max: emailsPerDay, seconds, wait: waitText(seconds) });
  }
  return address;
};

/** Mails a communication in the transaction that writes it, and gives the mail's id. Throws where nobody may write to the address. */
export const mailTo = async (inside: Inside, to: string, { subject, message }: New, { name, email }: Caller) => {
  const mail = communicationMail(inside, { to, subject, message, author: { name, email } });
  const { ids, barred } = await inside.mail.send(inside.db, inside.site.id, mail);
  if (barred > 0) throw fieldRefusal('sendTo', 'communication.barred');
  return ids[0];
};

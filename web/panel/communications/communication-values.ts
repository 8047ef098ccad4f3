import type { Author, Communication } from '#contract/communications';
import { isOpen, type SentEvent, saveAs } from '#contract/plain/communications';
import { communication as declared } from '#contract/things/communication';
import { isSame } from '#web/data/changed-fields';
import { textOf, type Values } from '#web/panel/edit/fields';
import { blankThing } from '#web/panel/edit/thing-values';
import { subjectText } from './event-words.ts';
import type { NewEvent } from './own-event.ts';
import { presetSubject } from './preset-subject.ts';
import { momentOf, typedOf } from './typed-moment.ts';

type Contact = Pick<
  Communication,
  'contactCompanyId' | 'contactCompanyName' | 'contactPersonId' | 'contactPersonName' | 'contactPersonLastName'
>;

/** The beginning of a new communication. `newDate` in ISO 8601. */
export type Preset = Partial<
  Contact & Pick<Communication, 'type' | 'subject' | 'message' | 'newDate' | 'isPrivate'>
> & {
  lastEvent?: 'SCH' | 'DON';
};

/** An author and the company of the call, as one value. */
export const authorKey = ({ personId, companyId }: { personId: number | null; companyId: number }) =>
  `${personId ?? ''}:${companyId}`;
export const authorOf = (key: unknown) => {
  const [personId, companyId] = textOf(key).split(':').map(Number);
  return { creatorPersonId: personId ?? 0, creatorCompanyId: companyId ?? 0 };
};
export const storedAuthor = ({ creatorPersonId, creatorCompanyId }: Communication) =>
  authorKey({ personId: creatorPersonId, companyId: creatorCompanyId });

/** The caller himself among the authors, for the company in use first; undefined where he is none. */
export const ownAuthor = (authors: readonly Author[], personId: number | undefined, companyId: number | undefined) => {
  const own = authors.filter((one) => one.personId === personId);
  return own.find((one) => one.companyId === companyId) ?? own[0];
};

/** The author of what follows a communication: the same, or the caller himself where he may not name that one any more. */
export const nextAuthor = (
  authors: readonly Author[],
  before: Pick<Communication, 'creatorPersonId' | 'creatorCompanyId'>,
  personId: number | undefined,
  companyId: number | undefined,
) =>
  authors.find((one) => one.personId === before.creatorPersonId && one.companyId === before.creatorCompanyId) ??
  ownAuthor(authors, personId, companyId);

/** The fields of an event at first. */
const noEvent = { newDate: '', doneAt: '', observation: '' };

/** A stored communication as its form shows it. SCH and RSC are one choice: the shop tells them apart. */
export const formValues = (stored: Communication): Values => {
  const { lastEvent, newDate } = stored;
  return {
    ...stored,
    author: storedAuthor(stored),
    ...(stored.isPrivate && { contactCompanyId: null, contactCompanyName: null }),
    ...noEvent,
    ...(isOpen(lastEvent) ? { lastEvent: 'SCH', newDate: typedOf(newDate) } : { lastEvent }),
  };
};

/** The e-mail that an open communication asks for, as it is written: with the same contact, subject and message, and done. */
export const emailOf = (stored: Communication): Preset => {
  const { subject, message, contactCompanyId, contactCompanyName } = stored;
  const { contactPersonId, contactPersonName, contactPersonLastName } = stored;
  return {
    type: 'EMA',
    lastEvent: 'DON',
    subject,
    message,
    contactPersonId,
    contactPersonName,
    contactPersonLastName,
    ...(stored.isPrivate ? { isPrivate: true } : { contactCompanyId, contactCompanyName }),
  };
};

/** The event that its form sends unless it is chosen otherwise (specification 4). */
export const savedAs = ({ lastEvent }: Communication): Values => ({ lastEvent: saveAs(lastEvent) });

/** A new one as its form shows it: a call that is done (specification 3), unless `preset` says otherwise. */
export const newValues = ({ newDate, ...preset }: Preset, author: Author | undefined): Values => {
  const values = {
    ...blankThing(declared),
    ...noEvent,
    lastEvent: saveAs(undefined),
    sendTo: undefined,
    author: author ? authorKey(author) : null,
    ...preset,
    ...(newDate !== undefined && { newDate: typedOf(newDate) }),
  };
  return { ...values, subject: preset.subject ?? presetSubject(values) };
};

/** Whether what was noted asks for its next step: an e-mail is answered first. */
export const asksNext = ({ type, lastEvent }: Pick<Communication, 'type' | 'lastEvent'>): boolean =>
  type !== 'EMA' && lastEvent === 'DON';

/** The fields as calls take them. A private contact's company is the author's own. */
export const enteredOf = ({ type, subject, message, author, isPrivate, ...contact }: Values): Values => {
  const creator = authorOf(author);
  return {
    type,
    subject,
    message,
    ...creator,
    isPrivate: isPrivate === true,
    contactCompanyId: isPrivate === true ? creator.creatorCompanyId : (contact.contactCompanyId ?? null),
    contactPersonId: contact.contactPersonId ?? null,
  };
};

/** The changed fields with what was seen (decisions W5). */
export const changedParms = (seen: Values, now: Values) => {
  const [before, after] = [enteredOf(seen), enteredOf(now)];
  const names = Object.keys(after).filter((name) => !isSame(before[name], after[name]));
  return Object.fromEntries(names.map((name) => [name, { value: after[name], before: before[name] }]));
};

/** Whether what stands in the form is still to be done. */
export const isScheduled = ({ lastEvent }: Values): boolean => lastEvent === 'SCH';

/** The event that the form asks for beside what was seen; none where it stays as it is. */
export const eventOf = (seen: Values, now: Values): NewEvent | undefined => {
  const isStill = now.lastEvent === seen.lastEvent && (!isScheduled(now) || now.newDate === seen.newDate);
  if (isStill) return undefined;
  const newDate = momentOf(textOf(isScheduled(now) ? now.newDate : now.doneAt));
  return { type: now.lastEvent as SentEvent, ...(newDate && { newDate }), observation: textOf(now.observation) };
};

/** Whether it is mailed as it is noted. */
export const isMailed = ({ type, lastEvent }: Values): boolean => type === 'EMA' && lastEvent === 'DON';

/** The address that it goes to as it is noted; '' where it is not mailed. */
export const addressOf = (values: Values): string => (isMailed(values) ? textOf(values.sendTo) : '');

type Email = { email: string; isDefault: boolean };

/** The address that it goes to unless another is chosen: the only one of the contact, or the first that is a default. */
export const presetAddress = (emails: readonly Email[]): string | undefined => {
  const [first, ...others] = new Set(emails.map(({ email }) => email));
  return others.length === 0 ? first : emails.find(({ isDefault }) => isDefault)?.email;
};

export const savedText = (stored: Pick<Communication, 'subject'>) => `Guardado: ${subjectText(stored)}`;

/** How a new one was stored; an e-mail says whether it went out. */
export const addedText = (added: Pick<Communication, 'subject' | 'type' | 'lastEvent' | 'sentTo'>): string => {
  if (added.sentTo) return `Se envió a ${added.sentTo}: ${subjectText(added)}`;
  return isMailed(added) ? `Guardado sin enviar: ${subjectText(added)}` : savedText(added);
};

/** The sentences of a refusal at the fields that show what was refused. */
export const refusedFields = (fields: Readonly<Record<string, string>>, values: Values) => {
  const places: Record<string, string> = {
    creatorPersonId: 'author',
    creatorCompanyId: 'author',
    ...(values.isPrivate === true && { contactCompanyId: 'author' }),
    ...(!isScheduled(values) && { newDate: 'doneAt' }),
  };
  return Object.fromEntries(Object.entries(fields).map(([name, error]) => [places[name] ?? name, error]));
};

import { z } from 'zod';
import type { Author, Communication } from '#contract/communications';
import { eventTypes, isOpen, nextEvents, type SentEvent } from '#contract/plain/communications';
import { whenText } from '#contract/plain/date-text';
import { messages } from '#contract/plain/messages';
import { communication as declared } from '#contract/things/communication';
import { type Choice, type EditField, type OwnControl, textOf, type Values } from '#web/panel/edit/fields';
import { thingFields } from '#web/panel/edit/thing-fields';
import { isUnread } from '#web/panel/edit/unread';
import { authorKey, authorOf, isMailed, isScheduled, storedAuthor } from './communication-values.ts';
import { MomentInput } from './moment-input.tsx';
import { OverlapNote } from './overlap-note.tsx';
import { SendTo } from './send-to.tsx';
import { SubjectInput } from './subject-input.tsx';
import { momentOf } from './typed-moment.ts';

/** The fields of the dialog of a communication: those that are declared, who notes it, what is done with it and, if he may send it, to whom. */
export const communicationFields = (
  authors: readonly Author[],
  stored?: Communication,
  maySend = true,
): EditField[] => {
  const last = stored && (isOpen(stored.lastEvent) ? 'SCH' : stored.lastEvent);
  const isEvent = (values: Values) => values.lastEvent !== last;
  const ofThing = thingFields(declared);
  const own = (name: string) => ofThing.filter((field) => field.name === name);
  return [
    ...own('type'),
    {
      name: 'lastEvent',
      label: 'Guardar como',
      kind: 'choice',
      choices: saveChoices(stored),
      rule: z.string(messages['field.choice']),
      isHalf: true,
    },
    {
      name: 'newDate',
      label: 'Para cuándo',
      ...moment,
      rule: z.string().min(1, messages['field.moment']),
      isRequired: true,
      isShown: isScheduled,
      Note: NewDateNote,
    },
    {
      name: 'doneAt',
      label: 'Cuándo fue',
      about: 'Vacío, ahora.',
      ...moment,
      rule: z.string(),
      isShown: (values) => isEvent(values) && !isScheduled(values),
    },
    ...(stored
      ? [
          {
            name: 'observation',
            label: 'Nota',
            about: 'Queda con el cambio de estado.',
            kind: 'text' as const,
            rule: z.string().max(1000),
            isHalf: true,
            isShown: isEvent,
          },
        ]
      : []),
    ...own('isPrivate').map((field) => ({ ...field, about: 'Compra a su nombre, sin empresa.', isHalf: false })),
    ...own('contactCompanyId').map((field) => ({ ...field, isShown: ({ isPrivate }: Values) => isPrivate !== true })),
    ...own('contactPersonId').map(known),
    ...own('subject').map((field): EditField => {
      const { name, label, rule } = field;
      if (stored) return { ...field, isHalf: false };
      return { name, label, rule, isRequired: true, kind: 'own', Control: SubjectInput };
    }),
    ...own('message'),
    {
      name: 'author',
      label: 'De',
      kind: 'choice',
      choices: authorChoices(authors, stored),
      rule: z.string(messages['field.required']),
      isRequired: true,
      isHalf: true,
    },
    ...(stored || !maySend
      ? []
      : [
          {
            name: 'sendTo',
            label: 'Enviarlo ahora a',
            kind: 'own' as const,
            Control: SendTo,
            rule: z.string().nullish(),
            isShown: isMailed,
          },
        ]),
  ];
};

/** A person who is added for it would be lost to its author after a day (decision 024). */
const known = (field: EditField): EditField =>
  field.kind === 'named' ? { ...field, named: { ...field.named, isKnown: true } } : field;

const MomentControl = ({ value, onChange, ...control }: OwnControl) => (
  <MomentInput
    id={control.id}
    label={control.label}
    description={control.about}
    withAsterisk={control.isRequired}
    {...(control.isFirst && { 'data-autofocus': true })}
    error={control.error}
    value={isUnread(value) ? value : textOf(value)}
    onChange={onChange}
  />
);

const NewDateNote = ({ value, values }: { value: unknown; values: Values }) => (
  <OverlapNote
    typed={textOf(value)}
    personId={authorOf(values.author).creatorPersonId}
    id={Number(values.id) || undefined}
  />
);

const momentWords = (value: unknown) => {
  const at = momentOf(textOf(value));
  return at ? whenText(at) : 'nada';
};
const moment = { kind: 'own', Control: MomentControl, words: momentWords, isHalf: true } as const;

/** The state that it has, and those that may follow. */
const saveChoices = (stored: Communication | undefined): Choice[] => {
  const { lastEvent } = stored ?? {};
  const next = Object.keys(nextEvents[lastEvent ?? 'none']) as SentEvent[];
  const events = lastEvent && !isOpen(lastEvent) ? [lastEvent, ...next] : next;
  return (['DON', 'SCH', 'CAN'] as const)
    .filter((type) => events.includes(type))
    .map((type) => ({ value: type, label: eventTypes[type] }));
};

const nameOf = ({ name, lastName, companyName }: Pick<Author, 'name' | 'lastName' | 'companyName'>, isMany: boolean) =>
  [`${name} ${lastName}`, ...(isMany ? [companyName] : [])].join(' · ');

/** Those whom the caller may name; the one who stands there stays among them. Companies are told where there are several. */
const authorChoices = (authors: readonly Author[], stored: Communication | undefined): Choice[] => {
  const isMany = new Set(authors.map(({ companyId }) => companyId)).size > 1;
  const choices = authors.map((one) => ({ value: authorKey(one), label: nameOf(one, isMany) }));
  if (!stored || choices.some(({ value }) => value === storedAuthor(stored))) return choices;
  const { creatorPersonId, creatorPersonName, creatorPersonLastName, creatorCompanyName } = stored;
  const before = {
    name: creatorPersonId === null ? 'Persona' : textOf(creatorPersonName),
    lastName: creatorPersonId === null ? 'borrada' : textOf(creatorPersonLastName),
    companyName: textOf(creatorCompanyName),
  };
  return [{ value: storedAuthor(stored), label: nameOf(before, isMany) }, ...choices];
};

import { communicationTypes } from '#contract/plain/communications';
import { flag, idOf, lines, oneOf, required, text, thing } from '#contract/plain/thing';

/** The names of the person who is the creator or the contact: read, never written. */
const personNames = <W extends 'Creator' | 'Contact'>(whose: W, label: string) => {
  const who = whose.toLowerCase() as Lowercase<W>;
  const named = (column: string) => ({
    label,
    from: { by: `${who}_person_id`, table: 'person', column },
    rule: text(60),
  });
  return [
    { name: `${who}PersonName`, wire: `${whose}PersonName`, ...named('name') },
    { name: `${who}PersonLastName`, wire: `${whose}PersonLastName`, ...named('last_name') },
  ] as const;
};

export const communication = thing({
  noun: 'communication',
  table: 'communication',
  wire: 'Comm',
  fields: [
    { name: 'type', label: 'Tipo', rule: oneOf(communicationTypes, 'PHO') },
    { name: 'subject', label: 'Asunto', rule: required(text(120)) },
    { name: 'message', label: 'Mensaje', rule: required(lines(4000)) },
    {
      name: 'creatorPersonId',
      label: 'De',
      wire: 'CreatorPersonId',
      // An erased author is no row any more.
      mayLack: true,
      rule: required(idOf('person')),
    },
    ...personNames('Creator', 'De'),
    { name: 'creatorCompanyId', label: 'Por', wire: 'CreatorCompanyId', rule: required(idOf('company')) },
    {
      name: 'creatorCompanyName',
      label: 'Por',
      wire: 'CreatorCompanyName',
      from: { by: 'creator_company_id', table: 'company', column: 'name' },
      rule: text(120),
    },
    // With one who is, the contact company is the creator's.
    { name: 'isPrivate', label: 'Particular', rule: flag },
    { name: 'contactCompanyId', label: 'Empresa', wire: 'ContactCompanyId', rule: required(idOf('company')) },
    {
      name: 'contactCompanyName',
      label: 'Empresa',
      wire: 'ContactCompanyName',
      from: { by: 'contact_company_id', table: 'company', column: 'name' },
      rule: text(120),
    },
    { name: 'contactPersonId', label: 'Persona', wire: 'ContactPersonId', rule: idOf('person') },
    ...personNames('Contact', 'Persona'),
  ],
  lists: [],
});

import { communicationTypes } from '#contract/plain/communications';
import { idOf, lines, oneOf, required, text, thing } from '#contract/plain/thing';

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
    {
      name: 'creatorPersonName',
      label: 'De',
      wire: 'CreatorPersonName',
      from: { by: 'creator_person_id', table: 'person', column: 'name' },
      rule: text(60),
    },
    {
      name: 'creatorPersonLastName',
      label: 'De',
      wire: 'CreatorPersonLastName',
      from: { by: 'creator_person_id', table: 'person', column: 'last_name' },
      rule: text(60),
    },
    { name: 'creatorCompanyId', label: 'Por', wire: 'CreatorCompanyId', rule: required(idOf('company')) },
    {
      name: 'creatorCompanyName',
      label: 'Por',
      wire: 'CreatorCompanyName',
      from: { by: 'creator_company_id', table: 'company', column: 'name' },
      rule: text(120),
    },
    { name: 'contactCompanyId', label: 'Empresa', wire: 'ContactCompanyId', rule: required(idOf('company')) },
    {
      name: 'contactCompanyName',
      label: 'Empresa',
      wire: 'ContactCompanyName',
      from: { by: 'contact_company_id', table: 'company', column: 'name' },
      rule: text(120),
    },
    { name: 'contactPersonId', label: 'Persona', wire: 'ContactPersonId', rule: idOf('person') },
    {
      name: 'contactPersonName',
      label: 'Persona',
      wire: 'ContactPersonName',
      from: { by: 'contact_person_id', table: 'person', column: 'name' },
      rule: text(60),
    },
    {
      name: 'contactPersonLastName',
      label: 'Persona',
      wire: 'ContactPersonLastName',
      from: { by: 'contact_person_id', table: 'person', column: 'last_name' },
      rule: text(60),
    },
  ],
  lists: [],
});

import { required, text, thing } from '#contract/plain/thing';
import { contactLists } from '#contract/things/contacts';

export const person = thing({
  noun: 'person',
  table: 'person',
  wire: 'Person',
  listWire: 'Pe',
  fields: [
    { name: 'name', label: 'Nombre', rule: required(text(60)) },
    { name: 'lastName', label: 'Apellido', rule: required(text(60)) },
    { name: 'identifier', label: 'Documento', rule: text(30) },
  ],
  lists: contactLists,
});

import { expect, test } from 'vitest';
import { ownDetails } from '#server/settings/site-now';
import { sites } from '#sites/all';
import { exampleDetails } from './example-details.ts';

const own = ownDetails(sites.RTC);
const [bulevar, cerroLargo] = own.branches ?? [];
const contact = { ...own.contact, email: 'hola@nandu.uy', phone: '2400 1111', whatsapp: '59899111222' };
const branch = {
  ...bulevar,
  address: 'Avenida Brasil 2500',
  phone: '2400 1111',
  whatsapp: '59899111222',
  geolocation: '-34.91, -56.15',
};
const whole = { name: 'Ñandú', contact, branches: [branch] };

test.each([
  ['nothing', { name: null, contact: null, branches: null }, ['name', 'contact', 'branches']],
  ['all of it', {}, []],
  ['the same name', { name: 'RTC' }, ['name']],
  ['a contact with the example’s e-mail', { contact: { ...contact, email: own.contact?.email } }, ['contact']],
  ['a contact with the example’s phone', { contact: { ...contact, phone: own.contact?.phone } }, ['contact']],
  ['one branch beside an example', { branches: [branch, cerroLargo] }, ['branches']],
  ['a branch with an example’s WhatsApp', { branches: [{ ...branch, whatsapp: bulevar?.whatsapp }] }, ['branches']],
  ['a branch at an example’s place', { branches: [{ ...branch, geolocation: bulevar?.geolocation }] }, ['branches']],
])('a shop that set %s', (_, set, left) => {
  expect(exampleDetails({ data: { ...whole, ...set } as never, own })).toEqual(left);
});

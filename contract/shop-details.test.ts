import { expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { branchDetails, companyDetails, contactDetails } from '#contract/shop-details';

const contact = {
  email: 'hola@tienda.uy',
  phone: '2900 0000',
  whatsapp: '59899000142',
  hours: 'De 9 a 18',
  facebook: '',
  instagram: '',
  youtube: '',
};
const read = (given: object) => contactDetails.safeParse({ ...contact, ...given });

test.each([
  '099 000 142',
  '099-000-142',
  '+598 99 000 142',
  '00598 99 000 142',
  '598099000142',
  '99 000 142',
  '99000142',
  'https://wa.me/59899000142',
])('a WhatsApp number may be typed %s', (whatsapp) => {
  expect(read({ whatsapp }).data?.whatsapp).toBe('59899000142');
});

test.each([
  ['2901 2345', '59829012345'],
  ['4722 1234', '59847221234'],
  ['+598 2901 2345', '59829012345'],
])('so may one of a house: %s', (typed, stored) => {
  expect(read({ whatsapp: typed }).data?.whatsapp).toBe(stored);
});

test.each(['+54 9 11 5555 6666', '5491155556666'])('one of another country stays: %s', (whatsapp) => {
  expect(read({ whatsapp }).data?.whatsapp).toBe('5491155556666');
});

test.each(['', '099 000', 'no tengo', '12345678901234567', '0598 99 000 142', '029012345', '0800 1234'])(
  '%j is none',
  (whatsapp) => {
    expect(read({ whatsapp }).error?.issues[0]?.message).toBe('Ingresá el número de WhatsApp, como 099 000 142');
  },
);

test.each([
  ['instagram.com/tienda', 'https://instagram.com/tienda'],
  ['http://instagram.com/tienda', 'https://instagram.com/tienda'],
  [' https://www.instagram.com/tienda ', 'https://www.instagram.com/tienda'],
  ['', ''],
])('a page may be typed %s', (typed, stored) => {
  expect(read({ instagram: typed }).data?.instagram).toBe(stored);
});

test.each([
  'tienda',
  '@tienda',
  '/tienda',
  'javascript:alert(1)',
  '@nandu.electronica',
  'ventas@tienda.uy',
  'mailto:ventas@tienda.uy',
  '1/2',
  'foo.',
])('%j is no page', (typed) => {
  expect(read({ instagram: typed }).error?.issues[0]?.message).toBe(messages['field.link']);
});

test('a firm has a name, a RUT and an address', () => {
  const firm = { name: 'Ñandú SRL', identifier: '21 100342 0017', address: 'Rincón 500' };
  expect(companyDetails.parse(firm).identifier).toBe('211003420017');
  expect(companyDetails.safeParse({ ...firm, identifier: '12345' }).error?.issues[0]?.message).toBe(
    messages['field.identifier'],
  );
});

test('a branch may have no place on a map, but none that cannot be read', () => {
  const place = branchDetails.shape.geolocation;
  expect(place.parse(' ')).toBe('');
  expect(place.parse('-34.9, -56.2')).toBe('-34.9, -56.2');
  expect(place.safeParse('acá').error?.issues[0]?.message).toBe(messages['field.geolocation']);
});

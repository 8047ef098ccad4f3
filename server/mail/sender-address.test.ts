import { expect, test } from 'vitest';
import { sites } from '#sites/all';
import { senderAddress } from './sender-address.ts';

const own = { ...sites.RTC, contact: { ...sites.RTC.contact, email: 'hola@nandu.uy' } };

test.each([
  ['its own contact', own, 'smtp://casilla%40nandu.uy:clave@correo.uy:587', 'hola@nandu.uy'],
  ['the mail server’s account', sites.RTC, 'smtp://casilla%40nandu.uy:clave@correo.uy:587', 'casilla@nandu.uy'],
  ['its own host', sites.RTC, 'smtp://apikey:clave@correo.uy:587', 'tienda@www.nandu.uy'],
  ['its own host, whichever example it names', sites.NAM, 'smtp://correo.uy', 'tienda@www.nandu.uy'],
])('mails leave from %s', (_, site, smtpUrl, address) => {
  expect(senderAddress({ site, origin: 'https://www.nandu.uy' }, smtpUrl)).toBe(address);
});

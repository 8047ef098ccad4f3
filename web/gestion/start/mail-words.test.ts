import { expect, test } from 'vitest';
import { mailWords } from './mail-words.ts';

const since = '2026-11-20T15:00:00Z';
const missing = 'No hay servidor de correo. Quien arranca la tienda lo pone así, con los datos de tu casilla:';
const lines = 'SMTP_URL=smtp://usuario:clave@servidor:587';

test.each([
  [
    { isSent: true, waiting: 0, since: null },
    { text: 'Los correos salen.', isBad: false },
  ],
  [
    { isSent: true, waiting: 3, since },
    {
      text: 'Esperan 3 correos, desde el 20/11/2026 a las 12:00. Los avisos a la tienda esperan tu e-mail de contacto; si ya lo pusiste, el servidor de correo no los toma: mirá el registro.',
      isBad: true,
    },
  ],
  [
    { isSent: false, waiting: 1, since },
    {
      text: `Espera un correo, desde el 20/11/2026 a las 12:00. ${missing}`,
      isBad: true,
      lines,
    },
  ],
  [
    { isSent: false, waiting: 0, since: null },
    {
      text: `Por ahora no espera ninguno. ${missing}`,
      isBad: false,
      lines,
    },
  ],
])('%j', (status, words) => {
  expect(mailWords(status)).toEqual(words);
});

import { expect, test } from 'vitest';
import { mailWords } from './mail-words.ts';

const since = '2026-11-20T15:00:00Z';

test.each([
  [{ isSent: true, waiting: 0, since: null }, undefined],
  [
    { isSent: true, waiting: 3, since },
    {
      text: 'Esperan 3 correos, desde el 20/11/2026 a las 12:00. El servidor de correo no los toma: mirá el registro.',
      isBad: true,
    },
  ],
  [
    { isSent: false, waiting: 1, since },
    {
      text: 'No hay servidor de correo: falta decir cuál, con SMTP_URL (está en el README). Espera un correo, desde el 20/11/2026 a las 12:00.',
      isBad: true,
    },
  ],
  [
    { isSent: false, waiting: 0, since: null },
    {
      text: 'No hay servidor de correo: falta decir cuál, con SMTP_URL (está en el README). Por ahora no espera ninguno.',
      isBad: false,
    },
  ],
])('%j', (status, words) => {
  expect(mailWords(status)).toEqual(words);
});

import { expect, test } from 'vitest';
import { mailCauses } from '#contract/plain/mail-causes';
import { mailWords, outcomeWords } from './mail-words.ts';

const at = '2026-11-20T15:00:00Z';
const missing = 'No hay servidor de correo. Quien arranca la tienda lo pone así, con los datos de tu casilla:';
const lines = 'SMTP_URL=smtp://usuario:clave@servidor:587';
const none = { isSent: true, waiting: 0, since: null, takenAt: null, cause: null };

test.each([
  [none, { text: 'Todavía no salió ningún correo: mandate uno de prueba.', colour: 'gray' }],
  [
    { ...none, takenAt: at },
    { text: 'Los correos salen. El último, el 20/11/2026 a las 12:00.', colour: 'green' },
  ],
  [
    { ...none, waiting: 3, since: at, cause: 'login' as const },
    {
      text: 'Hay 3 correos esperando, desde el 20/11/2026 a las 12:00. El servidor de correo no aceptó el usuario o la contraseña. Se corrige en la línea SMTP_URL del archivo .env.',
      colour: 'red',
    },
  ],
  [
    { ...none, waiting: 1, since: at, takenAt: at },
    {
      text: 'Hay un correo esperando, desde el 20/11/2026 a las 12:00. Sale solo.',
      colour: 'yellow',
    },
  ],
  [
    { ...none, isSent: false, waiting: 1, since: at },
    { text: `Hay un correo esperando, desde el 20/11/2026 a las 12:00. ${missing}`, colour: 'red', lines },
  ],
  [
    { ...none, isSent: false },
    { text: `Por ahora no espera ninguno. ${missing}`, colour: 'yellow', lines },
  ],
] as const)('%j', (status, words) => {
  expect(mailWords(status)).toEqual(words);
});

test('a mail to try says that it was taken, why not, or that nobody answered', () => {
  const to = 'ana@ejemplo.uy';
  expect(outcomeWords({ to, isTaken: true, cause: null })).toBe(`El servidor lo aceptó: fijate si llega a ${to}.`);
  expect(outcomeWords({ to, isTaken: false, cause: 'unreachable' })).toMatch(
    /^El correo de prueba no salió\. No encontramos/,
  );
  expect(outcomeWords({ to, isTaken: false, cause: null })).toContain('todavía no contestó');
});

test('only a missing contact is said to be one, and nobody is sent to a log', () => {
  for (const cause of mailCauses) {
    const { text } = mailWords({ ...none, waiting: 1, since: at, cause });
    expect([text.includes('contacto'), text.includes('registro')]).toEqual([cause === 'contact', false]);
  }
});

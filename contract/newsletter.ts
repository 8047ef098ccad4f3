import { z } from 'zod';
import { defineCalls, done, quarterHour } from '#contract/call';
import { key, requiredEmail } from '#contract/fields';

export const newsletterCalls = defineCalls({
  'suscription/add': {
    summary: 'Suscribe a las novedades por correo; se confirma con el enlace que llega',
    access: 'anyone',
    limit: quarterHour('newsletter'),
    input: z.object({ type: z.literal('NEM'), value: requiredEmail() }),
    output: done,
  },
  'suscription/confirm': {
    summary: 'Confirma que se quieren las novedades por correo',
    access: 'anyone',
    input: z.object({ key: key(100) }),
    output: done,
  },
});

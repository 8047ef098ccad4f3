import { z } from 'zod';
import { defineCalls, done, quarterHour } from '#contract/call';
import { key, requiredEmail } from '#contract/fields';

// 'Avisame cuando llegue' (docs/decisions/035-arrival-notices.md).

/** The product, called as mails call it. */
const awaited = z.object({ code: z.string(), name: z.string() });

export const arrivalCalls = defineCalls({
  /** Answers the same whatever is known of the e-mail. */
  'arrival/add': {
    summary: 'Pide que avisen por correo cuando llegue un producto sin stock; se confirma con el enlace que llega',
    access: 'anyone',
    limit: quarterHour('arrival'),
    input: z.object({ code: key(60), email: requiredEmail() }),
    output: done,
  },
  'arrival/addOwn': {
    summary: 'Pide que avisen al correo de la propia cuenta cuando llegue un producto sin stock',
    access: 'signedIn',
    limit: { name: 'arrival.addOwn', per: 'account', points: 60, seconds: 900, shared: true },
    input: z.object({ code: key(60) }),
    output: z.object({ data: awaited, email: z.string() }),
  },
  'arrival/confirm': {
    summary: 'Confirma con la clave que llegó por correo que se quiere el aviso',
    access: 'anyone',
    limit: { name: 'arrival.confirm', points: 20, seconds: 900, shared: true },
    input: z.object({ key: key(100) }),
    output: z.object({ data: awaited }),
  },
});

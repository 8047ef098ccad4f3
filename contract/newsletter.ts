import { z } from 'zod';
import { defineCalls, done, quarterHour } from '#contract/call';
import { key, requiredEmail } from '#contract/fields';

export const newsletterCalls = defineCalls({
  /** Asks for the newsletter (NEM) of a site; a mail to the address says how to confirm it. */
  'suscription/add': {
    access: 'anyone',
    limit: quarterHour('newsletter'),
    input: z.object({ type: z.literal('NEM'), value: requiredEmail() }),
    output: done,
  },
  'suscription/confirm': { access: 'anyone', input: z.object({ key: key(100) }), output: done },
});

import { z } from 'zod';
import { defineCalls, done, quarterHour } from '#contract/call';
import { requiredEmail, requiredLines, requiredPhone, requiredText } from '#contract/fields';

export const contactCalls = defineCalls({
  'utils/email/sendContact': {
    summary: 'Manda al sitio por correo lo que escribe un visitante',
    access: 'anyone',
    limit: quarterHour('contact'),
    input: z.object({
      name: requiredText(120),
      phone: requiredPhone,
      email: requiredEmail(),
      subject: requiredText(150),
      message: requiredLines(4000),
    }),
    output: done,
  },
});

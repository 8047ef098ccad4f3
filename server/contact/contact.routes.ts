import type { contactCalls } from '#contract/contact';
import { sendContact } from '#server/contact/contact.service';
import type { HandlersOf } from '#server/http/handlers';

export const contactRoutes: HandlersOf<keyof typeof contactCalls> = {
  'utils/email/sendContact': async (ctx, message) => {
    await sendContact(ctx, message);
    return { data: null };
  },
};

import type { CallNames } from '#contract/call';
import type { contactCalls } from '#contract/contact';

export const calls: CallNames<typeof contactCalls> = {
  'utils/email/sendContact': {},
};

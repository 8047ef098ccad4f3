import type { CallNames } from '#contract/call';
import type { newsletterCalls } from '#contract/newsletter';

export const calls: CallNames<typeof newsletterCalls> = {
  'suscription/add': {},
  'suscription/confirm': {},
};

import type { arrivalCalls } from '#contract/arrivals';
import type { CallNames } from '#contract/call';

export const calls: CallNames<typeof arrivalCalls> = {
  'arrival/add': {},
  'arrival/addOwn': {},
  'arrival/confirm': {},
};

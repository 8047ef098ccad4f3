import type { CallNames } from '#contract/call';
import type { placeCalls } from '#contract/places';
import { entity } from '#contract/plain/entity';

export const state = entity('State', 'id name');
export const city = entity('City', 'id name', { stateId: 'StateId' });

export const calls: CallNames<typeof placeCalls> = {
  'state/list': { out: { data: state } },
  'city/list': { out: { data: city } },
};

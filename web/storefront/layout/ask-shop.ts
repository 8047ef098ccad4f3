import { yearOf } from '#web/blocks/vehicle/with-vehicle';
import { call } from '#web/data/call';
import { session } from '#web/data/session';
import { onlyVehicle } from '#web/data/vehicle';
import { type OptionGroup, optionGroups } from './suggestion-options.ts';
import { partGroups } from './suggestion-parts.ts';

type Ask = (text: string, signal: AbortSignal) => Promise<OptionGroup[] | undefined>;

/** Asks for suggestions for a text, by the kind of site; undefined where the shop does not answer. */
export const askShop: Record<'products' | 'autoparts', Ask> = {
  products: async (text, signal) => {
    const answer = await call('product/suggest', { text }, signal);
    return answer.ok ? optionGroups(text, answer) : undefined;
  },
  autoparts: async (text, signal) => {
    // The list that the text leads to shows no others.
    const only = onlyVehicle();
    const asked = { text, ...(only && { vehicleId: only.id, year: yearOf(only) }) };
    const answer = await call('autopart/suggest', asked, signal);
    return answer.ok ? partGroups(text, answer, only) : undefined;
  },
};

/** Names for whom an answer is: who is signed in, and for which vehicle alone. */
export const whoAsks = (): string => {
  const only = onlyVehicle();
  return [session.get().token, only?.id, only && yearOf(only)].join(' ');
};

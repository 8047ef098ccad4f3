import type { Ctx, Inside } from '#server/ctx';
import type { Owner } from '#server/people/contacts.service';
import { readUnplaced, storePlace } from '#server/people/locate-addresses.store';
import { findPlace } from '#server/settings/find-place';

type Lists = { addresses?: readonly unknown[] | undefined };

/** Queues the search for an owner's changed addresses on the map, in the transaction that changes them. Nothing without a provider. */
export const locateAddresses = async (inside: Inside, owner: Owner, { addresses = [] }: Lists) => {
  if (addresses.length === 0 || !inside.geocoder()) return;
  const key = 'personId' in owner ? `person ${owner.personId}` : `company ${owner.companyId}`;
  await inside.queue.sendOnce(inside, 'address.locate', key, { site: inside.site.id, ...owner });
};

/** Asks where an owner's addresses are that nobody placed on the map since they changed. Throws where nobody answers: the job runs again. */
export const placeAddresses = async (ctx: Ctx, owner: Owner) => {
  for (const one of await readUnplaced(ctx.db, owner)) {
    const place = await findPlace(ctx, [one.address, one.city, one.state]);
    if (place !== undefined) await storePlace(ctx.db, one, place?.geolocation ?? null);
  }
};

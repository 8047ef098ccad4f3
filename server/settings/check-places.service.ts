import { sentence } from '#contract/plain/messages';
import { isAmong, type Place } from '#contract/plain/order-fields';
import type { Inside } from '#server/ctx';
import { listCities, listStates } from '#server/places/places.service';
import { Refusal } from '#server/refusal';
import type { Branch, SiteSettings } from '#sites/site';

type Placed = {
  metropolitanCities?: SiteSettings['metropolitanCities'] | undefined;
  /** One that was stored before it named its department is in that which it began with. */
  branches?: readonly { code: string; city: string; state?: string | undefined }[] | null | undefined;
};

/** The columns of each setting that name cities, in its rows. */
const placesOf = (branches: readonly Branch[], settings: Placed): Record<keyof Placed, Place[]> => {
  const states = new Map(branches.map(({ code, state }) => [code, state]));
  return {
    metropolitanCities: settings.metropolitanCities ?? [],
    branches: (settings.branches ?? []).map(({ code, city, state = states.get(code) ?? '' }) => ({ state, city })),
  };
};

/** Throws at each cell whose city the shop's list has not; what stood in the same setting before may stay. */
export const checkPlaces = async (inside: Inside, stored: Placed, given: Placed) => {
  const { branches, settings } = inside.ownSite;
  const before = placesOf(branches, stored);
  const kept = {
    metropolitanCities: [...before.metropolitanCities, ...settings.metropolitanCities],
    branches: [...before.branches, ...branches],
  };
  const added = Object.entries(placesOf(branches, given)).flatMap(([name, places]) =>
    places
      .map((place, at) => ({ place, at: `${name}.${at}.city` }))
      .filter(({ place }) => !isAmong(place, kept[name as keyof Placed])),
  );
  if (added.length === 0) return;
  const states = new Map((await listStates(inside)).map(({ id, name }) => [id, name]));
  const listed = (await listCities(inside)).map(({ name, stateId }) => ({
    state: states.get(stateId) ?? '',
    city: name,
  }));
  const unlisted = added.filter(({ place }) => !isAmong(place, listed));
  if (unlisted.length === 0) return;
  const fields = unlisted.map(({ at, place }) => [at, sentence('field.place', place)]);
  throw new Refusal('call.fields', {}, { fields: Object.fromEntries(fields) });
};

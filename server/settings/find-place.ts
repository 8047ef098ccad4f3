import type { Ctx } from '#server/ctx';

/** A point as it is stored and told: degrees of latitude and longitude. */
type Place = { geolocation: string; name: string; credit: string };

/**
 * Where an address of Uruguay is, by its parts from the street on. Null where there is none such; throws where nobody answers,
 * and logs why. Undefined where there is nobody to ask.
 */
export const findPlace = async (
  ctx: Pick<Ctx, 'geocoder' | 'origin' | 'log'>,
  parts: readonly (string | undefined)[],
): Promise<Place | null | undefined> => {
  const geocoder = ctx.geocoder();
  if (!geocoder) return undefined;
  const whole = [...parts, 'Uruguay'].filter((part) => part !== undefined);
  const place = await geocoder([...new Set(whole)].join(', '), ctx.origin).catch((error: unknown) => {
    ctx.log.warn('geocoding.failed', { why: error instanceof Error ? error.message : 'unknown' });
    throw error;
  });
  if (!place) return null;
  const { latitude, longitude, name, credit } = place;
  return { geolocation: `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`, name, credit };
};

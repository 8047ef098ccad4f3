import type { Output, Parsed } from '#contract/contract';
import type { Ctx } from '#server/ctx';
import { Refusal } from '#server/refusal';

/**
 * Where a branch's address is on the map (docs/decisions/018-colours-and-places.md); nothing is stored. Throws place.notFound,
 * place.failed where nobody answers, and place.unset where there is nobody to ask.
 */
export const locateBranch = async (
  ctx: Ctx,
  { code, address, city, state }: Parsed<'setting/locate'>,
): Promise<Output<'setting/locate'>> => {
  const geocoder = ctx.geocoder();
  if (!geocoder) throw new Refusal('place.unset');
  const branch = ctx.ownSite.branches.find((one) => one.code === code);
  const whole = [address, city, state ?? branch?.state, 'Uruguay'].filter((part) => part !== undefined);
  const place = await geocoder([...new Set(whole)].join(', '), ctx.origin).catch((error: unknown) => {
    ctx.log.warn('geocoding.failed', { why: error instanceof Error ? error.message : 'unknown' });
    throw new Refusal('place.failed');
  });
  if (!place) throw new Refusal('place.notFound');
  const geolocation = `${place.latitude.toFixed(5)}, ${place.longitude.toFixed(5)}`;
  return { data: { geolocation, name: place.name, credit: place.credit } };
};

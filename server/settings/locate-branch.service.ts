import type { Output, Parsed } from '#contract/contract';
import type { Ctx } from '#server/ctx';
import { Refusal } from '#server/refusal';
import { findPlace } from '#server/settings/find-place';

/**
 * Where a branch's address is on the map (docs/decisions/018-colours-and-places.md); nothing is stored. Throws place.notFound,
 * place.failed where nobody answers, and place.unset where there is nobody to ask.
 */
export const locateBranch = async (
  ctx: Ctx,
  { address, city, state }: Parsed<'setting/locate'>,
): Promise<Output<'setting/locate'>> => {
  const place = await findPlace(ctx, [address, city, state]).catch(() => {
    throw new Refusal('place.failed');
  });
  if (place === undefined) throw new Refusal('place.unset');
  if (!place) throw new Refusal('place.notFound');
  return { data: place };
};

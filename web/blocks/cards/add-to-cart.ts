import { isOnRequest } from '#contract/plain/on-request';
import type { ShownCard } from '#web/blocks/cards/shown-card';
import type { PickedVehicle } from '#web/blocks/vehicle/picked-vehicle';
import { cart } from '#web/data/cart';
import { toast } from '#web/ui/toast';

/**
 * An item as it goes into the cart. `longName` says more of a part (contract/plain/item-name.ts). `imageCode` is the
 * code of its page, where that is another than its own.
 */
export type Addable = Pick<ShownCard, 'code' | 'name' | 'brandName' | 'price' | 'images'> & {
  longName?: string | undefined;
  imageCode?: string;
  /** The vehicle for which a part was found. */
  vehicle?: PickedVehicle | undefined;
};

const refused = (why: string) => {
  toast.error(why);
  return false;
};

/** Puts units of a product into this browser's cart, says so and gives whether it did; what has its price on request does not get in. */
export const addToCart = (
  { code, name, longName, brandName, price, images, imageCode, vehicle }: Addable,
  quantity: number,
) => {
  if (isOnRequest(price)) return refused('Consultanos el precio de este producto para comprarlo.');
  const image = images[0]?.image;
  const line = {
    code,
    name,
    ...(longName && { longName }),
    brand: brandName,
    quantity,
    ...(price !== undefined && { price }),
    ...(image && { image }),
    ...(imageCode && { imageCode }),
    ...(vehicle && { vehicleId: vehicle.v, ...(vehicle.y && { vehicleYear: vehicle.y }) }),
  };
  if (!cart.add(line)) return refused('Tu compra ya tiene 100 productos distintos. Terminala para seguir.');
  toast.success('El producto fue agregado correctamente!');
  return true;
};

import { isOnRequest } from '#contract/plain/on-request';
import type { ShownCard } from '#web/blocks/cards/shown-card';
import { cart } from '#web/data/cart';
import { ownVehicle } from '#web/data/vehicle';
import { toast } from '#web/ui/toast';

/**
 * An item as it goes into the cart. `longName` says more of a part (contract/plain/item-name.ts). `imageCode` is the
 * code of its page, where that is another than its own.
 */
export type Addable = Pick<ShownCard, 'code' | 'name' | 'brandName' | 'price' | 'images'> & {
  longName?: string | undefined;
  imageCode?: string;
};

const refused = (why: string) => {
  toast.error(why);
  return false;
};

/** Puts units of a product into this browser's cart, says so and gives whether it did; what has its price on request does not get in. */
export const addToCart = ({ code, name, longName, brandName, price, images, imageCode }: Addable, quantity: number) => {
  if (isOnRequest(price)) return refused('Consultanos el precio de este producto para comprarlo.');
  const image = images[0]?.image;
  const vehicle = ownVehicle.get();
  const line = {
    code,
    name,
    ...(longName && { longName }),
    brand: brandName,
    quantity,
    ...(price !== undefined && { price }),
    ...(image && { image }),
    ...(imageCode && { imageCode }),
    ...(vehicle && { vehicleId: vehicle.id }),
  };
  if (!cart.add(line)) return refused('Tu compra ya tiene 100 productos distintos. Terminala para seguir.');
  toast.success('El producto fue agregado correctamente!');
  return true;
};

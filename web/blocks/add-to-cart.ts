import type { ShownCard } from '#web/blocks/shown-card';
import { cart } from '#web/data/cart';
import { toast } from '#web/ui/toast';

/** Puts units of a product into this browser's cart and says so. */
export const addToCart = (
  { code, name, price, images }: Pick<ShownCard, 'code' | 'name' | 'price' | 'images'>,
  quantity: number,
) => {
  const image = images[0]?.image;
  const line = { code, name, quantity, ...(price !== undefined && { price }), ...(image && { image }) };
  if (!cart.add(line)) return toast.error('Tu compra ya tiene 100 productos distintos. Terminala para seguir.');
  toast.success('El producto fue agregado correctamente!');
};

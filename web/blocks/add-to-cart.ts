import type { Card } from '#contract/catalogue';
import { cart } from '#web/data/cart';
import { toast } from '#web/ui/toast';

/** Puts units of a product into this browser's cart and says so. */
export const addToCart = ({ code, name, price, images }: Card, quantity: number) => {
  const image = images[0]?.image;
  cart.add({ code, name, quantity, ...(price !== undefined && { price }), ...(image && { image }) });
  toast.success('El producto fue agregado correctamente!');
};

import { shippingPriceText } from '#contract/plain/shipping-price';
import { classes } from '#web/ui/classes';

/** A shipping price, from cents: an amount on one line, or words that may take two. */
export const ShippingPrice = ({ id, cents }: { id: string; cents: number }) => {
  const text = shippingPriceText(id, cents);
  return (
    <span className={classes('text-right', id === 'INT' && cents === 0 ? 'whitespace-normal' : 'money')}>{text}</span>
  );
};

import { useEffect } from 'react';
import type { Order, Payment } from '#contract/orders';
import { ScreenHeading } from '#web/blocks/screen-heading.tsx';
import { leave } from '#web/data/leave';
import { LinkButton } from '#web/ui/link-button.tsx';

/** Leads on to where an order is paid: the page of the provider, or the order's own. */
export const ToPay = ({ order, payment }: { order: Order; payment: Payment | undefined }) => {
  const url = payment?.kind === 'redirect' ? payment.url : undefined;
  useEffect(() => (url ? leave(url, order.link) : location.replace(order.link)), [url, order.link]);
  return (
    <div className="mx-auto grid max-w-text justify-items-start gap-5 px-4 py-8 md:py-12">
      <ScreenHeading title="Te llevamos a pagar" />
      <p>
        Guardamos tu pedido <strong>{order.number}</strong>. Falta el pago.
      </p>
      <LinkButton to={order.link} reloadDocument look="buy" size="large">
        Pagar ahora
      </LinkButton>
    </div>
  );
};

import { useEffect } from 'react';
import type { Order, Payment } from '#contract/orders';
import { ScreenHeading } from '#web/blocks/screen-heading.tsx';
import { leave } from '#web/data/leave';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Props = { order: Pick<Order, 'number' | 'link'>; payment: Payment | undefined };

/** Leads on to where an order is paid: the page of the provider, or the order's own; what is said instead is read first. */
export const ToPay = ({ order, payment }: Props) => {
  const url = payment?.kind === 'redirect' ? payment.url : undefined;
  const said = payment?.kind === 'instructions' ? payment.text : '';
  useEffect(() => {
    if (url) leave(url, order.link);
    else if (said) history.replaceState(history.state, '', order.link);
    else location.replace(order.link);
  }, [url, said, order.link]);
  return (
    <div className="mx-auto grid max-w-text justify-items-start gap-5 px-4 py-8 md:py-12">
      <ScreenHeading title={said ? 'Falta el pago' : 'Te llevamos a pagar'} />
      {said ? (
        <Notice tone="fair">{said}</Notice>
      ) : (
        <p>
          Guardamos tu pedido <strong>{order.number}</strong>. Falta el pago.
        </p>
      )}
      <LinkButton to={order.link} reloadDocument look="buy" size="large">
        Pagar ahora
      </LinkButton>
    </div>
  );
};

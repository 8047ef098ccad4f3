import { useEffect } from 'react';
import type { Order } from '#contract/orders';
import { invoicedTo } from '#contract/plain/invoiced-to';
import { moneyText } from '#contract/plain/money-text';
import { MailsWait } from '#web/blocks/mails-wait.tsx';
import { Destination } from '#web/blocks/orders/destination.tsx';
import { OrderItems } from '#web/blocks/orders/order-items.tsx';
import { OrderSums } from '#web/blocks/orders/order-sums.tsx';
import { ScreenHeading } from '#web/blocks/screen-heading.tsx';
import { purchases } from '#web/data/purchases';
import { Icon } from '#web/ui/icon.tsx';
import { AfterOrder } from './after-order.tsx';

/** The order was entered: what happens now. */
export const Placed = ({ order, withdrawal }: { order: Order; withdrawal: string }) => {
  const invoice = invoicedTo(order);
  useEffect(() => purchases.show(order), [order]);
  return (
    <div className="mx-auto grid max-w-text justify-items-start gap-5 px-4 py-8 md:py-12">
      <span className="grid size-16 place-items-center rounded-full bg-good-soft text-good">
        <Icon name="check" className="size-9" />
      </span>
      <ScreenHeading title="Tu pedido fue ingresado" />
      <p>
        Es el pedido <strong>{order.number}</strong> por <strong>{moneyText(order.total)}</strong>. Te mandamos más
        información a <strong>{order.userEmail}</strong>.
      </p>
      <MailsWait />
      <section aria-label="Lo que pediste" className="w-full">
        <OrderItems order={order} />
        <div className="border-t border-neutral-200">
          <OrderSums order={order} />
        </div>
      </section>
      <section aria-label="Envío" className="w-full rounded-card border border-neutral-200 p-4">
        <h2 className="mb-1 font-semibold">Envío</h2>
        <Destination order={order} />
      </section>
      {invoice && <p>Factura: {invoice}</p>}
      {order.instructions && (
        <section aria-label="Cómo pagar" className="w-full rounded-card border border-neutral-200 bg-brand-50 p-4">
          <h2 className="font-semibold">Cómo pagar: {order.paymentName}</h2>
          <p className="mt-1">{order.instructions}</p>
          {order.maySendSlip && <p className="mt-1">Cuando pagues, envianos el comprobante desde tus pedidos.</p>}
        </section>
      )}
      <AfterOrder />
      <p className="text-sm text-neutral-600">{withdrawal}</p>
    </div>
  );
};

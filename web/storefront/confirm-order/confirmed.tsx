import { whenText } from '#contract/plain/date-text';
import { stateForBuyer } from '#contract/plain/order-queues';
import { AccountPage } from '#web/blocks/account/account-page.tsx';
import { BuyAgainButton } from '#web/blocks/orders/buy-again-button.tsx';
import { paths } from '#web/paths';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Confirmation, Link } from './confirmation.ts';
import { NewPassword } from './new-password.tsx';
import { SignIn } from './sign-in.tsx';

type Props = {
  confirmed: Confirmation;
  link: Link;
  termsVersion: string;
  onChange: (confirmed: Confirmation) => void;
};

/** The order as it is now, and the way to have it in an account. */
export const Confirmed = ({ confirmed, link, termsVersion, onChange }: Props) => {
  const { data: order, account, email, wasConfirmed } = confirmed;
  const isOver = order.state === 'CAN';
  const toOrder = (
    <LinkButton to={order.link} look="quiet" reloadDocument>
      {isOver ? 'Ver el pedido' : 'Seguir el pedido'}
    </LinkButton>
  );
  return (
    <AccountPage
      title={
        (isOver && 'Tu pedido está cancelado') ||
        (wasConfirmed ? 'Tu compra ya estaba confirmada' : 'Tu compra está confirmada')
      }
      isNext
    >
      <div role="status">
        <Notice tone={isOver ? 'bad' : 'good'}>
          {isOver
            ? `El pedido ${order.number} ${wasConfirmed ? 'fue cancelado' : 'se canceló antes de que lo confirmaras'}. Podés hacerlo de nuevo.`
            : `Es el pedido ${order.number}. ${stateForBuyer(order)}.`}
          {order.expires && !isOver && ` Te lo guardamos hasta el ${whenText(order.expires)}.`}
        </Notice>
      </div>
      {wasConfirmed && toOrder}
      {order.instructions && (
        <section aria-label="Cómo pagar" className="rounded-card border border-neutral-200 bg-brand-50 p-4">
          <h2 className="font-semibold">Cómo pagar: {order.paymentName}</h2>
          <p className="mt-1">{order.instructions}</p>
        </section>
      )}
      {!isOver && account === 'none' && <NewPassword {...{ link, email, termsVersion, onChange }} />}
      {!isOver && account === 'known' && <SignIn {...{ link, email, onChange }} />}
      {!isOver && account === 'attached' && (
        <>
          <p>Lo tenés en tu cuenta: ahí ves cómo sigue{order.instructions && ' y enviás el comprobante'}.</p>
          <LinkButton to={paths.myOrders}>Ver mis pedidos</LinkButton>
        </>
      )}
      {isOver && (
        <>
          <BuyAgainButton order={order} look="primary" />
          <LinkButton to={paths.products()} look="quiet">
            Ir a la tienda
          </LinkButton>
        </>
      )}
      {!isOver && !wasConfirmed && toOrder}
    </AccountPage>
  );
};

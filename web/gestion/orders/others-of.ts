import type { Order } from '#contract/orders';
import type { OrdersBuyer } from '#web/panel/panel-paths';

type Buyer = Pick<Order, 'companyId' | 'personId' | 'phone' | 'userEmail'>;

/** By what other orders of an order's buyer are found: by his telephone or e-mail where he has no account. */
export const othersOf = ({ companyId, personId, phone, userEmail }: Buyer) => {
  const found = (buyer: OrdersBuyer, whose: string) => ({ buyer, title: `Otros pedidos ${whose}` });
  if (companyId !== null) return found({ companyId }, 'del comprador');
  if (personId !== null) return found({ personId }, 'del comprador');
  if (phone) return found({ text: phone }, 'con este teléfono');
  return userEmail ? found({ text: userEmail }, 'con este e-mail') : undefined;
};

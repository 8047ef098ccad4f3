import type { Order } from '#web/data/orders';
import { paths } from '#web/paths';

type Buyer = Pick<Order, 'companyId' | 'personId'>;

/** The panel's list of what was spoken with a buyer. The panel names it itself: a file of both would stand in every visitor's manifest. */
export const communicationsOf = ({ companyId, personId }: Buyer): string | undefined => {
  const buyers = Object.entries({ empresa: companyId, persona: personId }).filter(([, id]) => id !== null);
  if (buyers.length === 0) return undefined;
  return `${paths.panel}/comunicaciones?${buyers.map(([key, id]) => `${key}=${id}`).join('&')}`;
};

export const CommunicationsLink = ({ order }: { order: Buyer }) => {
  const to = communicationsOf(order);
  return (
    to && (
      <>
        {' · '}
        {/* The panel is another document. */}
        <a href={to} className="text-brand-700 underline">
          Comunicaciones
        </a>
      </>
    )
  );
};

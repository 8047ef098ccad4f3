import { useSearchParams } from 'react-router';
import { Fact, OrderCard } from '#web/blocks/orders/order-card.tsx';
import { OrderList } from '#web/blocks/orders/order-list.tsx';
import { buyerOf } from '#web/blocks/orders/order-words';
import { ResultCount } from '#web/blocks/result-words.tsx';
import { type Order, useOrders } from '#web/data/orders';
import { useSite } from '#web/data/site';
import { paths } from '#web/paths';
import { OrderFilters } from './order-filters.tsx';
import { readQuery, searchOf } from './order-query.ts';
import { StateSelect } from './state-select.tsx';

/** The orders addressed to a company, for those who sell for it. */
export const CompanyOrders = ({ companyId, name }: { companyId: number; name: string | undefined }) => {
  const [search] = useSearchParams();
  const query = readQuery(search);
  const size = useSite().site.settings.orderPageSize;
  const list = useOrders({ toCompany: companyId, size, ...query });
  return (
    <div className="mx-auto max-w-page px-4 py-6 md:py-8">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-2xl font-bold">{name ? `Pedidos de ${name}` : 'Pedidos'}</h1>
        {list.count !== undefined && <ResultCount count={list.count} />}
      </div>
      <OrderFilters key={query.text ?? ''} query={query} />
      <OrderList
        list={list}
        page={query.page}
        size={size}
        hrefOf={(page) => paths.companyOrders(companyId) + searchOf({ ...query, page })}
      >
        {(order) => (
          <OrderCard
            key={order.guid}
            order={order}
            lead={<StateSelect order={order} onChanged={list.reload} onStale={list.refresh} />}
            facts={<BuyerFacts order={order} />}
          />
        )}
      </OrderList>
    </div>
  );
};

const BuyerFacts = ({ order }: { order: Order }) => (
  <>
    <Fact name="Comprador">
      {buyerOf(order)}
      {order.companyIdentifier && <span className="font-normal"> · RUT {order.companyIdentifier}</span>}
      {order.personIdentifier && <span className="font-normal"> · {order.personIdentifier}</span>}
    </Fact>
    <Fact name="Contacto">
      <a href={`tel:${order.phone.replace(/[^\d+]/g, '')}`} className="text-brand-700 underline">
        {order.phone}
      </a>
      {order.phoneObservation && <span className="font-normal"> ({order.phoneObservation})</span>}
      {' · '}
      <a href={`mailto:${order.userEmail}`} className="text-brand-700 underline">
        {order.userEmail}
      </a>
    </Fact>
    {(order.addressRecipient || order.addressObservation || order.addressZIPCode) && (
      <Fact name="Entrega">
        {[order.addressRecipient && `recibe ${order.addressRecipient}`, order.addressZIPCode, order.addressObservation]
          .filter(Boolean)
          .join(' · ')}
      </Fact>
    )}
  </>
);

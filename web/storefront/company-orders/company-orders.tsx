import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Fact, OrderCard } from '#web/blocks/orders/order-card.tsx';
import { OrderList } from '#web/blocks/orders/order-list.tsx';
import { buyerOf } from '#web/blocks/orders/order-words';
import type { PaperWords } from '#web/blocks/orders/paper-words';
import { ResultCount } from '#web/blocks/result-words.tsx';
import { type Order, useOrders } from '#web/data/orders';
import { useSite } from '#web/data/site';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button.tsx';
import { CommunicationsLink } from './communications-link.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { OneBuyer } from './one-buyer.tsx';
import { OrderCfes } from './order-cfes.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderPayments } from './order-payments.tsx';
import { type Query, readQuery, searchOf } from './order-query.ts';
import { StateSelect } from './state-select.tsx';

type Props = { companyId: number; name: string | undefined; paper: PaperWords };

/** The orders addressed to a company, for those who sell for it. */
export const CompanyOrders = ({ companyId, name, paper }: Props) => {
  const [search] = useSearchParams();
  const [isExporting, setExporting] = useState(false);
  const query = readQuery(search);
  const size = useSite().site.settings.orderPageSize;
  const list = useOrders({ toCompany: companyId, size, ...query });
  const hrefOf = (changed: Partial<Query>) => paths.companyOrders(companyId) + searchOf({ ...query, ...changed });
  return (
    <div className="mx-auto max-w-page px-4 py-6 md:py-8">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-2xl font-bold">{name ? `Pedidos de ${name}` : 'Pedidos'}</h1>
        {list.count !== undefined && <ResultCount count={list.count} />}
        <Button look="plain" size="small" className="min-h-11" onClick={() => setExporting(true)}>
          Exportar pagados
        </Button>
        <ExportDialog open={isExporting} onClose={() => setExporting(false)} companyId={companyId} />
      </div>
      <OrderFilters key={query.text ?? ''} query={query} />
      <OneBuyer of={query} toAll={hrefOf({ companyId: undefined, personId: undefined, page: 1 })} />
      <OrderList list={list} page={query.page} size={size} hrefOf={(page) => hrefOf({ page })}>
        {(order) => (
          <OrderCard
            key={order.guid}
            order={order}
            paper={paper}
            lead={
              <>
                <StateSelect order={order} onChanged={list.reload} onStale={list.refresh} />
                <OrderCfes order={order} onChange={list.replace} />
                {order.slips.some(({ state }) => state === 'waiting') && <ReviewSlips />}
              </>
            }
            facts={<BuyerFacts order={order} />}
            more={<OrderPayments order={order} onChanged={list.refresh} />}
          />
        )}
      </OrderList>
    </div>
  );
};

const ReviewSlips = () => (
  // The panel is another document.
  <a href={paths.slips} className="font-medium text-brand-700 underline">
    Revisar los comprobantes
  </a>
);

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
      <CommunicationsLink order={order} />
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

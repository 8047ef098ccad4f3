import { useSearchParams } from 'react-router';
import type { OfferedPayment } from '#contract/orders';
import { cfeText } from '#contract/plain/cfe';
import { ResultCount } from '#web/blocks/result-words.tsx';
import { useOrders } from '#web/data/orders';
import { useSite } from '#web/data/site';
import type { PaperWords } from '#web/orders/paper-words';
import { paths } from '#web/paths';
import { LinkButton } from '#web/ui/link-button.tsx';
import { readPage } from '#web/ui/page-numbers';
import { NextStep } from './next-step.tsx';
import { Fact, OrderCard } from './order-card.tsx';
import { OrderList } from './order-list.tsx';

type Props = { title: string; payments: readonly OfferedPayment[]; paper: PaperWords };

/** One's own orders, newest first, each with what to do next. */
export const MyOrders = ({ title, payments, paper }: Props) => {
  const [query] = useSearchParams();
  const page = readPage(query);
  const size = useSite().site.settings.orderPageSize;
  const list = useOrders({ page, size });
  return (
    <div className="mx-auto max-w-page px-4 py-6 md:py-8">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-2xl font-bold">{title}</h1>
        {list.count !== undefined && <ResultCount count={list.count} />}
      </div>
      <OrderList
        list={list}
        {...{ page, size }}
        hrefOf={(number) => (number === 1 ? paths.myOrders : `${paths.myOrders}?pag=${number}`)}
        nextAction={<LinkButton to={paths.products()}>Ver productos</LinkButton>}
      >
        {(order) => (
          <OrderCard
            key={order.guid}
            order={order}
            paper={paper}
            facts={
              order.cfes.length > 0 && <Fact name="Comprobante fiscal">{order.cfes.map(cfeText).join(' · ')}</Fact>
            }
            lead={<NextStep order={order} payments={payments} onChange={list.replace} onStale={list.refresh} />}
          />
        )}
      </OrderList>
      <p className="mt-8 max-w-text text-sm text-neutral-600">{paper.withdrawal}</p>
    </div>
  );
};

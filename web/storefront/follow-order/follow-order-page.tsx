import { useEffect, useState } from 'react';
import { data, useNavigate, useParams, useSearchParams } from 'react-router';
import { withdrawalRight } from '#contract/plain/withdrawal';
import { ContactLink } from '#web/blocks/contact/contact-link.tsx';
import { useOwnDocument } from '#web/blocks/use-own-document';
import { site } from '#web/context';
import { useMailedTo } from '#web/data/guest';
import { pageMeta } from '#web/data/page-meta';
import { purchases } from '#web/data/purchases';
import { useSite } from '#web/data/site';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/follow-order-page.ts';
import { confirmSentence, followSentence } from './follow-words.ts';
import { OrderDetails } from './order-details.tsx';
import { useFollowed } from './use-followed.ts';

const title = 'Tu pedido';

const guidShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const loader = ({ context, params }: Route.LoaderArgs) => {
  // A mail program may cut a long address.
  if (!guidShape.test(params.guid) || !guidShape.test(params.key)) throw data(null, { status: 404 });
  const { contact, company } = context.get(site);
  return {
    withdrawal: withdrawalRight({ email: contact.email, address: `${company.address} (${company.name})` }),
  };
};

// The page that one goes to from here is told no more than the shop it came from: the address is a secret.
export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches[0].loaderData, { title, noindex: true }),
  { name: 'referrer', content: 'strict-origin' },
];

/** A page by a secret address is not kept. */
export const headers = () => ({ 'cache-control': 'no-store' });

/** Follows and pays an order by its link, without signing in. Providers send the buyer back to it. */
const FollowOrderPage = ({ loaderData: { withdrawal } }: Route.ComponentProps) => {
  const { guid = '', key = '' } = useParams();
  const isBack = useReturned();
  const { followed, failed, ask, replace, now } = useFollowed(guid, key);
  const mailedTo = useMailedTo(guid);
  const order = followed?.data;
  // Services of others that other pages load must not follow along, nor see this address from the next.
  useOwnDocument(useSite().thirdParties !== null);
  useEffect(() => {
    if (order) purchases.show(order);
  }, [order]);
  const isConfirming = isBack && order?.state === 'INI';
  const toConfirm = order && confirmSentence(order, mailedTo, now);
  return (
    <div className="mx-auto grid max-w-text gap-5 px-4 py-8 md:py-12">
      <h1 className="text-2xl font-bold">{order ? `Pedido ${order.number}` : title}</h1>
      <noscript>
        <p className="rounded-card bg-fair-soft px-4 py-3 font-medium text-fair">
          Para seguir tu pedido hace falta JavaScript. Sin él podés consultarnos por WhatsApp o por teléfono.
        </p>
      </noscript>
      <div aria-live="polite" className="grid gap-3 empty:hidden">
        {failed && (
          <Notice tone="bad">
            <p>{failed.error}</p>
          </Notice>
        )}
        {order && (
          <Notice tone={noticeTones[order.state]}>
            {mailedTo && order.state !== 'CAN' && <p>Tu pedido fue ingresado.</p>}
            <p>{isConfirming ? 'Estamos confirmando tu pago…' : followSentence(order, now)}</p>
            {toConfirm && <p className="wrap-anywhere">{toConfirm}</p>}
          </Notice>
        )}
      </div>
      {failed && failed.status !== 404 && (
        <Button look="quiet" className="justify-self-start" onClick={ask}>
          Probar de nuevo
        </Button>
      )}
      {failed?.status === 404 && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <LinkButton to={paths.products()}>Ir a la tienda</LinkButton>
          <ContactLink>Escribinos</ContactLink>
        </div>
      )}
      {!order && !failed && (
        <div role="status" aria-label="Cargando" className="grid gap-4 noscript:hidden">
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </div>
      )}
      {order && (
        <OrderDetails
          {...{ order, withdrawal }}
          payments={isConfirming ? [] : followed.payments}
          linkKey={key}
          onChange={replace}
          onStale={ask}
        />
      )}
    </div>
  );
};
export default FollowOrderPage;

const noticeTones = { INI: 'fair', PCH: 'bad', PPE: 'fair', PAP: 'good', DIS: 'good', CAN: 'brand' } as const;

// A notification takes seconds; who still is not paid after this may pay again.
const confirmingMs = 45_000;

/** Whether the buyer just came back from paying, as the provider's page says; that leaves the address. */
const useReturned = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [isBack, setIsBack] = useState(
    () => query.has('PayerID') || /approved|pending/.test(query.get('status') ?? ''),
  );
  useEffect(() => {
    if (query.size > 0) void navigate({ search: '' }, { replace: true, preventScrollReset: true });
  }, [query, navigate]);
  useEffect(() => {
    const timer = setTimeout(() => setIsBack(false), confirmingMs);
    return () => clearTimeout(timer);
  }, []);
  return isBack;
};

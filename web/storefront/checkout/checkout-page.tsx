import { useEffect, useRef, useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import type { User } from '#contract/accounts';
import type { Payment, Placed as PlacedOrder } from '#contract/orders';
import { lacksPayment } from '#contract/plain/commerce';
import { withdrawalRight } from '#contract/plain/withdrawal';
import { legalVersionOf } from '#sites/legal';
import { SignInOver } from '#web/blocks/account/sign-in-over.tsx';
import { useKeptUser } from '#web/blocks/account/use-kept-user';
import { cartTitle } from '#web/blocks/cart/cart-words';
import { EmptyCart } from '#web/blocks/cart/empty-cart.tsx';
import { ScreenHeading } from '#web/blocks/screen-heading.tsx';
import { shop, site } from '#web/context';
import { useCart } from '#web/data/cart';
import { guest, mailed, useGuest } from '#web/data/guest';
import { pageMeta } from '#web/data/page-meta';
import { session } from '#web/data/session';
import { useTakesOrders } from '#web/data/site';
import { useOwnAnswer } from '#web/data/use-own-answer';
import { paths } from '#web/paths';
import { useHydrated } from '#web/ui/use-hydrated';
import type { Route } from './+types/checkout-page.ts';
import { CartSummary } from './cart-summary.tsx';
import { Checkout } from './checkout.tsx';
import { Placed } from './placed.tsx';
import { ToPay } from './to-pay.tsx';
import { Unknown } from './unknown.tsx';
import type { PlacedAsGuest } from './use-checkout.ts';
import { Waiting } from './waiting.tsx';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { contact, company } = context.get(site);
  const { data: options } = await context.get(shop).call('order/options', {});
  return {
    options,
    termsVersion: legalVersionOf(context.get(site)),
    withdrawal: withdrawalRight({ email: contact.email, address: `${company.address} (${company.name})` }),
  };
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: cartTitle, noindex: true });

/** Between the cart, the checkout and what follows it nothing is asked again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

/** The cart and, with `detail` in the address, the checkout; both live in the browser, so the server's page waits. */
const CheckoutPage = ({ loaderData: { options, termsVersion, withdrawal } }: Route.ComponentProps) => {
  const isAlive = useHydrated();
  const [query] = useSearchParams();
  const cart = useCart();
  const { user: signedIn, shown: user, isOver } = useKeptUser();
  const takesOrders = useTakesOrders();
  const navigate = useNavigate();
  const [placed, setPlaced] = useState<PlacedOrder>();
  const [guestPlaced, setGuestPlaced] = useState<{ order: PlacedAsGuest['data']; payment: Payment }>();
  const known = useGuest();
  const visitor = signedIn === null && !session.get().token ? known : null;
  const isEmpty = cart.lines.length === 0;
  // While the shop takes no orders there is no more than the cart, which says so.
  const isDetail = isAlive && !isEmpty && query.has('detail') && takesOrders;
  const orderId = query.get('pedido');
  const own = placed?.data.guid === orderId ? placed?.data : undefined;
  const { answer, isAsking } = useOwnAnswer('order/find', { orderId: orderId ?? '' }, Boolean(orderId && !own));
  useSignInFirst(isDetail && !isOver && !visitor, signedIn);
  const onGuestPlaced = ({ data, payment }: PlacedAsGuest) => {
    setGuestPlaced({ order: data, payment });
    mailed.set({ orderId: data.guid, email: guest.get()?.email ?? '' });
    // The page of its secret address is a document of its own: no service of others follows there.
    if (!lacksPayment(data)) location.replace(data.link);
  };
  const onPlaced = (answer: PlacedOrder) => {
    setPlaced(answer);
    if (!lacksPayment(answer.data)) void navigate(paths.placed(answer.data.guid), { replace: true });
  };
  const toLogin = () => void navigate(paths.login(paths.checkout), { replace: true });

  const isPlaced = query.get('status') === 'approved';
  const buyer = user ? { user } : visitor && { guest: visitor };
  if (guestPlaced && lacksPayment(guestPlaced.order)) return <ToPay {...guestPlaced} />;
  if (!isAlive) return <Waiting isFirst />;
  if ((isDetail && !buyer) || (isPlaced && isAsking) || guestPlaced) return <Waiting />;
  const order = isPlaced ? (own ?? answer?.data) : isEmpty ? placed?.data : undefined;
  if (order && lacksPayment(order))
    return <ToPay order={order} payment={order === placed?.data ? placed.payment : undefined} />;
  if (order) return <Placed order={order} withdrawal={withdrawal} />;
  if (isPlaced) return <Unknown />;
  return (
    <div className="mx-auto max-w-page px-4 py-6 md:py-8">
      <div className="mb-4">
        {isDetail ? <ScreenHeading title={cartTitle} /> : <h1 className="text-2xl font-bold">{cartTitle}</h1>}
      </div>
      {isEmpty && <EmptyCart />}
      {!isEmpty && !(isDetail && buyer) && <CartSummary options={options} />}
      {isDetail && buyer && (
        <Checkout key={user?.guid ?? ''} {...{ options, termsVersion, withdrawal, buyer, onPlaced, onGuestPlaced }} />
      )}
      {isDetail && user && isOver && <SignInOver email={user.email} onClose={toLogin} />}
    </div>
  );
};
export default CheckoutPage;

/** The checkout is for who is signed in, or says who he is: a visitor does one of these and comes back; who signs out is back at the cart. */
const useSignInFirst = (isDetail: boolean, user: User | null | undefined) => {
  const navigate = useNavigate();
  const wasSignedIn = useRef(false);
  const isVisitor = user === null;
  useEffect(() => {
    if (user) {
      wasSignedIn.current = true;
      guest.clear();
    }
    if (!isDetail || !isVisitor || session.get().token) return;
    void navigate(wasSignedIn.current ? paths.cart : paths.login(paths.checkout), { replace: true });
    wasSignedIn.current = false;
  }, [isDetail, isVisitor, user, navigate]);
};

import { SignedIn } from '#web/blocks/account/signed-in.tsx';
import { shop, site } from '#web/context';
import { pageMeta } from '#web/data/page-meta';
import { paperWords } from '#web/orders/paper-words';
import type { Route } from './+types/my-orders-page.ts';
import { MyOrders } from './my-orders.tsx';

const title = 'Mis pedidos';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { data: options } = await context.get(shop).call('order/options', {});
  return { payments: options.payments, paper: paperWords(context.get(site)) };
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title, noindex: true });

const MyOrdersPage = ({ loaderData }: Route.ComponentProps) => (
  <SignedIn title={title}>{() => <MyOrders title={title} {...loaderData} />}</SignedIn>
);
export default MyOrdersPage;

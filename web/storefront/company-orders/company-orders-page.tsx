import { data } from 'react-router';
import type { User } from '#contract/accounts';
import { ForStaff } from '#web/blocks/account/for-staff.tsx';
import { SignedIn } from '#web/blocks/account/signed-in.tsx';
import { NotFound } from '#web/blocks/error-page.tsx';
import { type PaperWords, paperWords } from '#web/blocks/orders/paper-words';
import { site } from '#web/context';
import { pageMeta } from '#web/data/page-meta';
import type { Route } from './+types/company-orders-page.ts';
import { CompanyOrders } from './company-orders.tsx';

const title = 'Pedidos';

/** Only digits name a company; its page is an empty shell, the same for everyone, so the server knows no company. */
export const loader = ({ params: { companyId }, context }: Route.LoaderArgs) => {
  if (!/^\d{1,15}$/.test(companyId)) throw data(null, { status: 404 });
  return { companyId: Number(companyId), paper: paperWords(context.get(site)) };
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title, noindex: true });

const CompanyOrdersPage = ({ loaderData: { companyId, paper } }: Route.ComponentProps) => (
  <SignedIn title={title}>
    {(user) => (
      <ForStaff user={user}>
        <ForSeller user={user} companyId={companyId} paper={paper} />
      </ForStaff>
    )}
  </SignedIn>
);
export default CompanyOrdersPage;

/** Decisions A5: who sells for another company finds nothing here. */
const ForSeller = ({ user, companyId, paper }: { user: User; companyId: number; paper: PaperWords }) => {
  const company = user.sellsFor.find(({ id }) => id === companyId);
  if (!company && !user.roles.includes('administrator')) return <NotFound />;
  return <CompanyOrders key={companyId} companyId={companyId} name={company?.name} paper={paper} />;
};

import { useEffect } from 'react';
import { data, useNavigate } from 'react-router';
import type { User } from '#contract/accounts';
import { SignedIn } from '#web/blocks/account/signed-in.tsx';
import { NotFound } from '#web/blocks/error-page.tsx';
import { pageMeta } from '#web/data/page-meta';
import { isStaff } from '#web/data/user';
import { paths } from '#web/paths';
import type { Route } from './+types/company-orders-page.ts';
import { CompanyOrders } from './company-orders.tsx';

const title = 'Pedidos';

/** Only digits name a company; its page is an empty shell, the same for everyone, so the server knows no company. */
export const loader = ({ params: { companyId } }: Route.LoaderArgs) => {
  if (!/^\d{1,15}$/.test(companyId)) throw data(null, { status: 404 });
  return { companyId: Number(companyId) };
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title, noindex: true });

const CompanyOrdersPage = ({ loaderData: { companyId } }: Route.ComponentProps) => (
  <SignedIn title={title}>{(user) => <ForSeller user={user} companyId={companyId} />}</SignedIn>
);
export default CompanyOrdersPage;

/** Decisions A5: who sells nothing goes home, who sells for another company finds nothing here. */
const ForSeller = ({ user, companyId }: { user: User; companyId: number }) => {
  const navigate = useNavigate();
  const mayEnter = isStaff(user);
  useEffect(() => {
    if (!mayEnter) void navigate(paths.home, { replace: true });
  }, [mayEnter, navigate]);
  if (!mayEnter) return null;
  const company = user.sellsFor.find(({ id }) => id === companyId);
  if (!company && !user.roles.includes('administrator')) return <NotFound />;
  return <CompanyOrders key={companyId} companyId={companyId} name={company?.name} />;
};

import { data } from 'react-router';
import { idIn } from '#web/data/address-values';
import type { Route } from './+types/company-orders-page.ts';

export { default, meta } from './orders-page.tsx';

/** Only digits name a company (decisions A5); its page is the same empty shell for every one. */
export const loader = ({ params: { companyId } }: Route.LoaderArgs) => {
  if (idIn(companyId) === undefined) throw data(null, { status: 404 });
  return null;
};

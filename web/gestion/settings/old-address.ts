import { data, redirect } from 'react-router';
import { idIn } from '#web/data/address-values';
import { paths } from '#web/paths';
import type { Route } from './+types/old-address.ts';

/** The address that the page had before (decisions A5). */
export const loader = ({ params: { companyId } }: Route.LoaderArgs) => {
  if (idIn(companyId) === undefined) throw data(null, { status: 404 });
  return redirect(paths.companyConfig(Number(companyId)), 301);
};

import { data, Outlet } from 'react-router';
import { page } from '#web/context';
import type { Route } from './+types/of-this-site.ts';

/** Lets through what this site has: one bundle serves all sites, and what a route needs stands in its `handle`. */
export const loader = ({ context }: Route.LoaderArgs) => {
  if (!context.get(page).known) throw data(null, { status: 404, statusText: 'Not Found' });
  return null;
};

const OfThisSite = () => <Outlet />;
export default OfThisSite;

import { data } from 'react-router';
import { notHere } from '#web/data/list-words';
import { pageMeta } from '#web/data/page-meta';
import { NoScreen } from '#web/panel/no-screen.tsx';
import type { Route } from './+types/no-screen-page.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: notHere, noindex: true });

/** An address of the panel that no screen has. Visitors and customers are led to the shop's page of that kind by StaffOnly. */
export const loader = () => data(null, { status: 404 });

export default NoScreen;

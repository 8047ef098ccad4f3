import { Title } from '@mantine/core';
import { pageMeta } from '#web/data/page-meta';
import type { Route } from './+types/start-page.ts';

const title = 'Gestión';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title, noindex: true });

const StartPage = () => (
  <Title order={1} size="h2">
    {title}
  </Title>
);
export default StartPage;

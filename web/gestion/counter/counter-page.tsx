import { Stack, Title } from '@mantine/core';
import { pageMeta } from '#web/data/page-meta';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { useCall } from '#web/panel/use-call';
import type { Route } from './+types/counter-page.ts';
import { Counter } from './counter.tsx';

const title = 'Mostrador';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title, noindex: true });

/** Orders that a seller takes at the site's own company. */
const CounterPage = () => {
  const { data, error } = useCall('order/options', {});
  return (
    <Stack>
      <Title order={1} size="h2">
        {title}
      </Title>
      <ErrorAlert text={error?.message} />
      {data && <Counter options={data.data} />}
    </Stack>
  );
};
export default CounterPage;

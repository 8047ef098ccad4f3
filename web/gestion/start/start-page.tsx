import { Stack, Title } from '@mantine/core';
import { pageMeta } from '#web/data/page-meta';
import { useStaff } from '#web/panel/staff';
import type { Route } from './+types/start-page.ts';
import { BackupNote } from './backup-note.tsx';
import { ExampleCompany } from './example-company.tsx';
import { MailNote } from './mail-note.tsx';
import { RateWarning } from './rate-warning.tsx';
import { WaitingTiles } from './waiting-tiles.tsx';

const title = 'Gestión';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title, noindex: true });

const StartPage = () => {
  const user = useStaff();
  const isAdministrator = user.roles.includes('administrator');
  return (
    <Stack>
      <Title order={1} size="h2">
        {title}
      </Title>
      <ExampleCompany maySet={isAdministrator} />
      {isAdministrator && <RateWarning />}
      <WaitingTiles />
      {isAdministrator && <MailNote />}
      {isAdministrator && <BackupNote />}
    </Stack>
  );
};
export default StartPage;

import { Alert, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { User } from '#contract/accounts';
import { useSite } from '#web/data/site';
import { lackedScreen } from './screens.ts';

/** A screen for those who have it. Others read who has it, and nothing is asked of the shop: what it forbids ends the session. */
export const AllowedScreen = ({ user, children }: { user: User; children: ReactNode }) => {
  const { site } = useSite();
  const lacked = lackedScreen(user, site.name, useLocation());
  if (!lacked) return children;
  return (
    <Stack>
      <Title order={1} size="h2">
        {lacked.title}
      </Title>
      <Alert title="No tenés permiso para esta pantalla">
        Es de {lacked.whose}. Si necesitás algo de acá, pedíselo a esas personas.
      </Alert>
    </Stack>
  );
};

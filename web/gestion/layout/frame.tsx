import { AppShell, Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { User } from '#contract/accounts';
import { useSite } from '#web/data/site';
import { paths } from '#web/paths';

/** What stands around each staff screen: whose shop it is, who is signed in, and the way back to the shop. */
export const Frame = ({ user, children }: { user: User; children: ReactNode }) => {
  const { site } = useSite();
  return (
    <AppShell header={{ height: 56 }} padding="md">
      <AppShell.Header px="md">
        <Group h="100%" justify="space-between" wrap="nowrap">
          <Text component="span" fw={800}>
            {site.logo.word}
          </Text>
          <Group wrap="nowrap">
            <Text component="span" size="sm" truncate>
              {user.firstName || user.name || user.email}
            </Text>
            {/* A new document, so that nothing of the panel stays in the shop. */}
            <Button component="a" href={paths.home} variant="subtle">
              Ver la tienda
            </Button>
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Main>{children}</AppShell.Main>
    </AppShell>
  );
};

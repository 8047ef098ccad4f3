import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { panelPaths } from '#web/panel/panel-paths';
import { sellsForSite, useStaff } from '#web/panel/staff';

/** In the place of a list that has nothing yet: what it is for, and how it begins. */
export const EmptyList = ({ title, about, children }: { title: string; about: string; children?: ReactNode }) => (
  <Paper withBorder p="xl">
    <Stack align="center" gap="xs" maw={480} mx="auto" ta="center">
      <Text fw={600} size="lg">
        {title}
      </Text>
      <Text size="sm" c="dimmed">
        {about}
      </Text>
      {children && <Group justify="center">{children}</Group>}
    </Stack>
  </Paper>
);

/** Whether a list answered that it has nothing; an answer of before says nothing of it. */
export const hasNone = (list: { data?: { resultCount: number } | undefined; isPlaceholderData: boolean }) =>
  list.data?.resultCount === 0 && !list.isPlaceholderData;

/** Leads to the import, which fills a list at once; for those who have it. */
export const ImportLink = () =>
  sellsForSite(useStaff()) && (
    <Button component={Link} to={panelPaths.imports} variant="default">
      Importar planilla
    </Button>
  );

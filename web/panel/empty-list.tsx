import { Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

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
      {children}
    </Stack>
  </Paper>
);

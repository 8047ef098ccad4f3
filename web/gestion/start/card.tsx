import { Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** A part of the start page under its name. */
export const Card = ({ title, id, children }: { title: string; id?: string; children: ReactNode }) => (
  <Paper component="section" withBorder p="md" id={id} aria-label={title}>
    <Stack gap="sm">
      <Title order={2} size="h5">
        {title}
      </Title>
      {children}
    </Stack>
  </Paper>
);

import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type Named = {
  title: string;
  /** The site or company of what it shows. */
  of?: string | undefined;
};

/** The name of a part of the start page. */
export const CardTitle = ({ title, of }: Named) => (
  <Group gap="xs" align="baseline">
    <Title order={2} size="h5">
      {title}
    </Title>
    {of && (
      <Text size="sm" c="dimmed">
        {of}
      </Text>
    )}
  </Group>
);

/** A part of the start page under its name. */
export const Card = ({ title, of, id, children }: Named & { id?: string; children: ReactNode }) => (
  <Paper component="section" withBorder p="md" id={id} aria-label={title}>
    <Stack gap="sm">
      <CardTitle title={title} of={of} />
      {children}
    </Stack>
  </Paper>
);

import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** One fact of a `dl`, its name above it. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
    <Text component="dt" size="sm" c="dimmed">
      {name}
    </Text>
    <Text component="dd" m={0}>
      {children}
    </Text>
  </div>
);

import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';

/** A warning below a field; it is read out where it comes. */
export const FieldWarning = ({ children }: { children: ReactNode }) => (
  <div role="status">
    {children && (
      <Alert color="yellow" mt="xs" p="xs">
        {children}
      </Alert>
    )}
  </div>
);

import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';

/** The name of a drawing, beside it while it is pointed at. */
export const NameBeside = ({ name, children }: { name: string; children: ReactElement }) => (
  <Tooltip label={name} position="right" events={{ hover: true, focus: true, touch: false }}>
    {children}
  </Tooltip>
);

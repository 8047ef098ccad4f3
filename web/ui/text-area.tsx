import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { controlLook, useFieldControl } from './field-control.ts';

/** Several lines of text. */
export const TextArea = ({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) => (
  <textarea {...useFieldControl()} {...rest} rows={rows} className={classes(controlLook, 'py-2', className)} />
);

import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { controlLook, useFieldControl } from './field-control.ts';

/** A file of one's own; on a phone its camera too. Inside a `Field` it is tied to the field's label, hint and error. */
export const FileInput = ({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) => (
  <input {...useFieldControl()} {...rest} type="file" className={classes(controlLook, 'py-2', className)} />
);

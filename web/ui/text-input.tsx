import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { controlLook, useFieldControl } from './field-control.ts';

/** A line of text. Inside a `Field` it is tied to the field's label, hint and error. */
export const TextInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...useFieldControl()} {...rest} className={classes(controlLook, className)} />
);

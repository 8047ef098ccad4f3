import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { controlLook, useFieldControl } from './field-control.ts';
import { Icon } from './icon.tsx';

/**
 * A native choice of one; its `option`s are the children. It is `required` only where the first of them is empty: HTML has no
 * other, and what is chosen from the beginning needs none.
 */
export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <span className={classes('relative block', className)}>
    <select {...useFieldControl()} {...rest} className={classes(controlLook, 'appearance-none pr-10 text-ellipsis')} />
    <Icon
      name="chevron-down"
      className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-neutral-600"
    />
  </span>
);

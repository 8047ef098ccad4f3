import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { controlLook, useFieldControl } from './field-control.ts';
import { Icon } from './icon.tsx';

/**
 * A native choice of one; its `option`s are the children. HTML's `required` asks for an empty first option, which a choice
 * with a preset lacks: ARIA says it of both.
 */
export const Select = ({ className, ...rest }: ComponentProps<'select'>) => {
  const { required, ...control } = useFieldControl();
  return (
    <span className={classes('relative block', className)}>
      <select
        {...control}
        aria-required={required}
        {...rest}
        className={classes(controlLook, 'appearance-none pr-10 text-ellipsis')}
      />
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-neutral-600"
      />
    </span>
  );
};

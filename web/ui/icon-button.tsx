import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';

type Props = Omit<ComponentProps<'button'>, 'children'> & { icon: IconName; label: string };

/** A button that shows a drawing alone; `label` is its name. */
export const IconButton = ({ icon, label, className, type = 'button', ...rest }: Props) => (
  <button
    {...rest}
    type={type}
    aria-label={label}
    title={label}
    className={classes(
      'inline-grid size-11 place-items-center rounded-control text-neutral-700 transition-colors hover:bg-neutral-100',
      'disabled:cursor-not-allowed disabled:text-neutral-400 disabled:hover:bg-transparent',
      className,
    )}
  >
    <Icon name={icon} />
  </button>
);

import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';

type Props = Omit<ComponentProps<'button'>, 'children'> & { icon: IconName; label: string };

/** A button that shows a drawing alone; `label` is its name. */
export const IconButton = ({ icon, label, className, type = 'button', ...rest }: Props) => (
  <button {...rest} type={type} aria-label={label} title={label} className={classes('icon-button', className)}>
    <Icon name={icon} />
  </button>
);

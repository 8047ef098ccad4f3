import { classes } from './classes.ts';
import sprite from './icons.svg?url';

export const iconNames = [
  ...(['search', 'menu', 'cart', 'user', 'close', 'chevron-down', 'chevron-left', 'chevron-right'] as const),
  ...(['arrow-up', 'arrow-right', 'minus', 'plus', 'check', 'alert', 'info', 'phone', 'mail', 'clock'] as const),
  ...(['pin', 'eye', 'eye-off', 'trash', 'filter', 'box', 'truck', 'card', 'copy', 'external', 'play'] as const),
  ...(['pause', 'edit', 'logout', 'settings', 'whatsapp', 'instagram', 'facebook', 'youtube'] as const),
  ...(['car', 'heart'] as const),
];
export type IconName = (typeof iconNames)[number];

/** A drawing beside words; whoever shows it alone gives its button or link a name. `className` sets the size: `size-5`. */
export const Icon = ({ name, className = 'size-5' }: { name: IconName; className?: string }) => (
  <svg aria-hidden="true" className={classes('icon', className)}>
    <use href={`${sprite}#${name}`} />
  </svg>
);

import { classes } from './classes.ts';

/** `buy` is for the one action that spends money; a page has one `primary` at most beside it. */
export type ButtonLook = 'buy' | 'primary' | 'quiet' | 'plain' | 'danger';
export type ButtonSize = 'small' | 'normal' | 'large';

const looks: Record<ButtonLook, string> = {
  buy: 'bg-accent text-accent-ink hover:bg-accent-strong',
  primary: 'bg-brand-700 text-white hover:bg-brand-800',
  quiet: 'border border-neutral-300 bg-white text-neutral-900 hover:border-brand-600 hover:text-brand-800',
  plain: 'text-brand-700 hover:bg-brand-50 hover:text-brand-800',
  danger: 'bg-bad text-white hover:brightness-90',
};
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 text-sm',
  normal: 'min-h-11 px-4 text-base',
  large: 'min-h-13 px-6 text-lg',
};

/** The classes of a button, for what looks like one: buttons, links, labels. */
export const buttonLook = (look: ButtonLook = 'primary', size: ButtonSize = 'normal', more?: string) =>
  classes(
    'inline-flex items-center justify-center gap-2 rounded-control text-center leading-tight font-semibold transition-colors',
    'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-neutral-200 disabled:text-neutral-600',
    looks[look],
    sizes[size],
    more,
  );

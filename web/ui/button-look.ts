import { classes } from './classes.ts';

/** `buy` is for the one action that spends money; a page has one `primary` at most beside it. */
export type ButtonLook = 'buy' | 'primary' | 'quiet' | 'plain' | 'danger';
export type ButtonSize = 'small' | 'normal' | 'large';

/** The classes of a button, for what looks like one: buttons, links, labels. */
export const buttonLook = (look: ButtonLook = 'primary', size: ButtonSize = 'normal', more?: string) =>
  classes('button', `button-${look}`, `button-${size}`, more);

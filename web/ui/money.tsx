import { type Currency, moneyText } from '#contract/plain/money-text';
import { classes } from './classes.ts';

/** An amount in cents, in figures that stand under each other and on one line. */
export const Money = ({ cents, currency, className }: { cents: number; currency?: Currency; className?: string }) => (
  <span className={classes('money', className)}>{moneyText(cents, currency)}</span>
);

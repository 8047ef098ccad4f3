import { classes } from './classes.ts';

/** A place that is being filled; `className` gives it the shape of what comes. */
export const Skeleton = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={classes('block animate-wait rounded-control bg-neutral-200', className)} />
);

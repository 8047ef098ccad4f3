import type { TimeLimits } from '#server/database/time-limits';

const limits: TimeLimits = {
  connections: 3,
  wait: 1500,
  statement: 1500,
  lock: 1200,
  idle: 600,
  answer: 1600,
  whole: 2000,
};

/** Time limits of a shop that tests make wait. */
export const shortLimits = {
  request: limits,
  probe: limits,
  count: limits,
  job: { ...limits, whole: Infinity },
  read: { ...limits, whole: Infinity },
  batch: { ...limits, whole: Infinity },
  migration: { ...limits, whole: Infinity },
};

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** When a provider is asked of an attempt, from its start: often while the buyer may be paying, for ten days in all. */
const early = [2 * minute, 5 * minute, 10 * minute, 30 * minute, hour, 3 * hour, 6 * hour, 12 * hour];
const lastMs = 10 * day;

/** The next time after `now`; null once nobody asks any more. */
export const nextAsk = (start: Date, now: Date): Date | null => {
  const past = now.getTime() - start.getTime();
  const next = early.find((ms) => ms > past) ?? (Math.floor(past / (12 * hour)) + 1) * 12 * hour;
  return next > lastMs ? null : new Date(start.getTime() + next);
};

/** The longest that a payment which its provider calls pending holds stock. */
export const pendingMs = 5 * day;

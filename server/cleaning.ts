import { forgetExpiredKeys } from '#server/accounts/account-keys.service';
import { forgetOldAddresses } from '#server/accounts/known-addresses.store';
import { forgetIdleSessions } from '#server/accounts/sessions.service';
import type { Db } from '#server/ctx';
import { forgetChanges } from '#server/database/changes';
import { forgetCounts } from '#server/http/limit-counters';
import type { Jobs } from '#server/jobs/jobs';

const day = 24 * 3600 * 1000;

/** Deletes what no call can use again: changes that every process has followed, dead sessions and keys, counts that are over. */
export const clean = async (db: Db, now: Date) => {
  await forgetChanges(db, new Date(now.getTime() - day));
  await forgetIdleSessions(db, now);
  await forgetExpiredKeys(db, now);
  await forgetOldAddresses(db, now);
  await forgetCounts(db, now);
};

/** Cleans once a day, while people sleep. */
export const defineCleaning = (jobs: Pick<Jobs, 'define' | 'schedule'>, db: Db, clock: () => Date) => {
  jobs.define('shop.clean', {}, () => clean(db, clock()));
  jobs.schedule('shop.clean', '20 4 * * *');
};

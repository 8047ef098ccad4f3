import { forgetExpiredKeys } from '#server/accounts/account-keys.service';
import { forgetOldAddresses } from '#server/accounts/known-addresses.store';
import { forgetNeverActivated } from '#server/accounts/never-activated.service';
import { forgetIdleSessions } from '#server/accounts/sessions.service';
import { forgetExpired } from '#server/arrivals/arrivals.service';
import { forgetSettledDays } from '#server/communications/agenda/morning-mail.service';
import type { Db } from '#server/ctx';
import { forgetChanges } from '#server/database/changes';
import { forgetFiscalNames } from '#server/erasure/fiscal-names.service';
import { forgetCounts } from '#server/http/limit-counters';
import type { Jobs } from '#server/jobs/jobs';
import { deleteOldMails, readIsDemo } from '#server/mail/mail.store';
import { forgetOldMerges } from '#server/merges/merges.service';
import { forgetNeverConfirmed } from '#server/newsletter/newsletter.service';
import { forgetMissed } from '#server/search/missed.service';
import { readFiscalYears } from '#server/settings/settings.service';

const day = 24 * 3600 * 1000;

/** Deletes what nobody can use again: changes that every process has followed, what is dead, over or was never activated. */
export const clean = async (db: Db, now: Date) => {
  await forgetChanges(db, new Date(now.getTime() - day));
  await forgetIdleSessions(db, now);
  await forgetExpiredKeys(db, now);
  await forgetOldAddresses(db, now);
  await forgetCounts(db, now);
  await deleteOldMails(db, now);
  await forgetNeverConfirmed(db, now);
  await forgetExpired(db, now);
  await forgetOldMerges(db, now);
  await forgetSettledDays(db, now);
  await forgetMissed(db, now);
  for (const term of await readFiscalYears(db)) await forgetFiscalNames(db, term, now);
  // A demo has such an account to show.
  if (!(await readIsDemo(db))) await forgetNeverActivated(db, now);
};

/** Cleans once a day, while people sleep. */
export const defineCleaning = (jobs: Pick<Jobs, 'define' | 'schedule'>, db: Db, clock: () => Date) => {
  jobs.define('shop.clean', {}, () => clean(db, clock()));
  jobs.schedule('shop.clean', '20 4 * * *');
};

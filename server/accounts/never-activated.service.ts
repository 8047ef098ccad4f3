import { activationMs } from '#server/accounts/account-keys.service';
import { type AccountRow, deleteAccount, lockNeverActivated } from '#server/accounts/accounts.store';
import { forgetCompany } from '#server/companies/companies.service';
import type { Db, Inside } from '#server/ctx';
import { transact } from '#server/database/transact';
import { forgetHistory } from '#server/history/history.service';
import { forgetPerson } from '#server/people/people.service';

const waitsMs = 30 * 24 * 3_600_000;

/** Deletes the person or company that an account had, unless something else is of it; inside the caller's transaction. */
export const forgetOwner = async (inside: Pick<Inside, 'db'>, account: Pick<AccountRow, 'personId' | 'companyId'>) => {
  if (account.personId !== null) await forgetPerson(inside, account.personId);
  if (account.companyId !== null) await forgetCompany(inside, account.companyId);
};

/**
 * Deletes registrations that nobody activated within 30 days, with all that was entered: it may be another's. One whose link, or that
 * of an order of its e-mail, still works waits, and what has a role was somebody's decision.
 */
export const forgetNeverActivated = async (db: Db, now: Date) => {
  const before = new Date(now.getTime() - waitsMs);
  const linksSince = new Date(now.getTime() - activationMs);
  const forgetSome = () =>
    transact(db, async (tx) => {
      const accounts = await lockNeverActivated(tx, { before, linksSince, now });
      for (const account of accounts) {
        await deleteAccount(tx, account.id);
        await forgetHistory({ db: tx }, { entity: 'user', id: account.guid });
        await forgetOwner({ db: tx }, account);
      }
      return accounts.length;
    });
  while ((await forgetSome()) > 0);
};

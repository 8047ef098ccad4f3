import { loginEntry } from '#server/accounts/login.http';
import { failuresOfAddress } from '#server/accounts/login.service';
import { sessionOfPassword } from '#server/accounts/session-of-password';
import type { ServedSite } from '#server/environment';
import type { DoorEntry } from '#server/http/door';
import { isLoopback } from '#server/http/is-loopback';
import { noSession } from '#server/http/session-of';
import { mailboxEntries } from '#server/mail/mailbox.http';

// The Host of a request says nothing about who sends it: a mailbox is open where all sites are of this machine alone.
const mailboxOf = (served: readonly ServedSite[]) =>
  served.every(({ origin }) => isLoopback(origin))
    ? mailboxEntries({ access: 'anyone', sessionOf: noSession })
    : mailboxEntries({ access: 'administrator', sessionOf: sessionOfPassword, limit: failuresOfAddress });

/** Every module's addresses that are no calls. Files that are the same for all (assets, pictures) need no door. */
export const doorEntries = (served: readonly ServedSite[]): DoorEntry[] => [loginEntry, ...mailboxOf(served)];

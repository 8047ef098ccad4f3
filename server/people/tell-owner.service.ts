import type { Inside } from '#server/ctx';
import type { Owner } from '#server/people/contacts.service';
import { contactsChangedMail } from '#server/people/people.mails';
import { readAccountsOf } from '#server/people/people.store';

const names = { addresses: 'tus direcciones', emails: 'tus e-mails' };
type Lists = { [N in keyof typeof names]?: readonly unknown[] | undefined };

/** Mails the owners of the accounts of a person or company that its addresses or e-mails were changed, whoever did; in that transaction. */
export const tellOwner = async (inside: Inside, owner: Owner, lists: Lists) => {
  const changed = (['addresses', 'emails'] as const).filter((name) => (lists[name] ?? []).length > 0);
  if (changed.length === 0) return;
  const words = changed.map((name) => names[name]);
  for (const account of await readAccountsOf(inside.db, owner))
    await inside.mail.send(inside.db, inside.site.id, contactsChangedMail(inside, account, words));
};

import type { Inside } from '#server/ctx';
import type { Owner } from '#server/people/contacts.service';
import { contactsChangedMail } from '#server/people/people.mails';
import { readAccountOf } from '#server/people/people.store';

const names = { addresses: 'tus direcciones', emails: 'tus e-mails' };
type Lists = { [N in keyof typeof names]?: readonly unknown[] | undefined };

/** Mails the owner of the account of a person or company that its addresses or e-mails were changed, whoever did; in that transaction. */
export const tellOwner = async (inside: Inside, owner: Owner, lists: Lists) => {
  const changed = (['addresses', 'emails'] as const).filter((name) => (lists[name] ?? []).length > 0);
  if (changed.length === 0) return;
  const account = await readAccountOf(inside.db, owner);
  if (!account) return;
  const mail = contactsChangedMail(
    inside,
    account,
    changed.map((name) => names[name]),
  );
  await inside.mail.send(inside.db, inside.site.id, mail);
};

import type { Inside } from '#server/ctx';
import { contactsChangedMail } from '#server/people/people.mails';
import { readAccountOfPerson } from '#server/people/people.store';

const names = { addresses: 'tus direcciones', emails: 'tus e-mails' };
type Lists = { [N in keyof typeof names]?: readonly unknown[] | undefined };

/** Mails the owner of the person's account that its addresses or e-mails were changed, whoever did; in that transaction. */
export const tellOwner = async (inside: Inside, personId: number, lists: Lists) => {
  const changed = (['addresses', 'emails'] as const).filter((name) => (lists[name] ?? []).length > 0);
  if (changed.length === 0) return;
  const owner = await readAccountOfPerson(inside.db, personId);
  if (!owner) return;
  const mail = contactsChangedMail(
    inside,
    owner,
    changed.map((name) => names[name]),
  );
  await inside.mail.send(inside.db, inside.site.id, mail);
};

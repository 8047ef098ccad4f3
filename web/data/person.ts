import type { Input } from '#contract/contract';
import { type Answer, call } from '#web/data/call';
import { reloadUser } from '#web/data/user';

export type ContactLists = Omit<Input<'person/update'>, 'id' | 'parms'>;

/** Changes lists of a person; what is known of the user follows. Also after a refusal: what it is about may be gone. */
export const changePerson = async (id: number, lists: ContactLists): Promise<Answer<'person/update'>> => {
  const answer = await call('person/update', { id, ...lists });
  await reloadUser();
  return answer;
};

/** The owner of phones and addresses: one's own person, which one changes, or one's own company, to which one adds. */
export type ContactOwner = { personId: number } | { companyId: number };

type Added = Pick<Input<'company/addContacts'>, 'phones' | 'addresses'>;
const inserted = <T>(items: readonly T[] | undefined) => items?.map((item) => ({ mode: 'INS' as const, ...item }));

/** Adds to the lists of one's own person or company; what is known of the user follows. */
export const addContacts = async (owner: ContactOwner, { phones, addresses }: Added) => {
  if ('personId' in owner)
    return changePerson(owner.personId, { phones: inserted(phones), addresses: inserted(addresses) });
  const answer = await call('company/addContacts', { id: owner.companyId, phones, addresses });
  await reloadUser();
  return answer;
};

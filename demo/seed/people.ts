import { randomBytes } from 'node:crypto';
import { demoAccounts } from '#demo/accounts';
import { type DemoCompany, demoCompanies } from '#demo/companies';
import type { DemoPerson } from '#demo/people';
import { randomOf } from '#demo/random';
import { idsBy, insertRows, valueOf } from '#demo/seed/insert';
import { hashPassword } from '#server/accounts/passwords';
import type { Db } from '#server/ctx';
import type { SiteId } from '#sites/site';

type Owner = { person_id: number | null; company_id: number | null };
type Contacts = Pick<DemoPerson, 'phones' | 'addresses' | 'email'>;

/** Phones, addresses and e-mail of people and companies; the first of each is the default. */
async function seedContacts(db: Db, owned: readonly (Contacts & { owner: Owner })[]) {
  const phones = owned.flatMap(({ owner, phones: list }) =>
    list.map((phone, at) => ({ ...owner, ...phone, is_default: at === 0 })),
  );
  const addresses = owned.flatMap(({ owner, addresses: list }) =>
    list.map(({ stateId, cityId, zipCode, ...rest }, at) => ({
      ...owner,
      ...rest,
      state_id: stateId,
      city_id: cityId,
      zip_code: zipCode,
      is_default: at === 0,
    })),
  );
  await insertRows(db, 'phone', phones);
  await insertRows(db, 'address', addresses);
  await insertRows(
    db,
    'email',
    owned.map(({ owner, email }) => ({ ...owner, email, is_default: true })),
  );
}

/** Answers their ids in the order given. */
export async function seedPeople(db: Db, people: readonly DemoPerson[]): Promise<number[]> {
  const rows = people.map(({ name, lastName, identifier }) => ({ name, last_name: lastName, identifier }));
  await insertRows(db, 'person', rows);
  const byCedula = await idsBy(db, 'person', 'identifier');
  const ids = people.map(({ identifier }) => valueOf(byCedula, identifier));
  await seedContacts(
    db,
    people.map((person, at) => ({ ...person, owner: { person_id: ids[at] ?? 0, company_id: null } })),
  );
  return ids;
}

const staffNames = { position: 'SEL', buys: 'COM' } as const;

/** The companies beside the sites' own, and who works where. `people` are ids of persons. */
export async function seedCompanies(db: Db, people: readonly number[]) {
  const companies: DemoCompany[] = Object.values(demoCompanies);
  const groups = companies.flatMap(({ group }) => (group ? [{ name: group, web: null }] : []));
  await insertRows(db, 'company_group', groups);
  const groupIds = await idsBy(db, 'company_group', 'name');
  await insertRows(
    db,
    'company',
    companies.map(({ name, identifier, description, group }) => ({
      name,
      identifier,
      description,
      group_id: group ? valueOf(groupIds, group) : null,
    })),
  );
  const ids = await idsBy(db, 'company', 'identifier');
  await seedContacts(
    db,
    companies.map((company) => ({
      ...company,
      owner: { person_id: null, company_id: valueOf(ids, company.identifier) },
    })),
  );
  const own = await db.selectFrom('company').select('id').where('own_site', 'is not', null).execute();
  const worker = (company_id: number, at: number, position: string) => ({
    company_id,
    person_id: people[at] ?? 0,
    position,
  });
  await insertRows(db, 'employee', [
    ...own.map(({ id }) => worker(id, 2, staffNames.position)),
    worker(valueOf(ids, demoCompanies.otherSeller.identifier), 3, staffNames.position),
    worker(valueOf(ids, demoCompanies.client.identifier), 1, staffNames.buys),
    worker(valueOf(ids, demoCompanies.client.identifier), 6, staffNames.buys),
    worker(valueOf(ids, demoCompanies.school.identifier), 7, staffNames.buys),
  ]);
}

type Given = { people: readonly DemoPerson[]; ids: readonly number[]; password: string; site: SiteId; now: Date };

/** The demo's accounts, and one for each other person, which nobody can enter. Answers their ids by e-mail. */
export async function seedAccounts(db: Db, { people, ids, password, site, now }: Given) {
  const known = await hashPassword(password);
  const nobodys = await hashPassword(randomBytes(24).toString('hex'));
  const rows = people.map((person, at) => {
    const named = demoAccounts.find((account) => account.person === at);
    const random = randomOf('account', person.identifier);
    const since = new Date(now.getTime() - random.int(80, 700) * 86_400_000);
    return {
      guid: random.guid(),
      email: named?.email ?? person.email,
      person_id: ids[at] ?? 0,
      site,
      first_name: person.name,
      last_name: person.lastName,
      password_hash: named ? known : nobodys,
      activated_at: named?.isActive === false ? null : since,
      created_at: since,
    };
  });
  await insertRows(db, 'account', rows);
  const accounts = await idsBy(db, 'account', 'email');
  const roles = demoAccounts.flatMap(({ email, roles: list }) =>
    list.map((role) => ({ account_id: valueOf(accounts, email), role })),
  );
  await insertRows(db, 'account_role', roles);
  return accounts;
}

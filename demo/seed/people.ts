import { randomBytes } from 'node:crypto';
import { demoAccounts } from '#demo/accounts';
import { type DemoCompany, demoCompanies, moreCompanies } from '#demo/companies';
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

/** Rows of a list of companies: each company with the id of each thing that it names, the first as its default. */
const listRows = (
  companies: readonly DemoCompany[],
  ids: ReadonlyMap<string, number>,
  column: string,
  namesOf: (company: DemoCompany) => readonly string[],
  idOf: (name: string) => number | string,
) =>
  companies.flatMap((company) =>
    namesOf(company).map((name, at) => ({
      company_id: valueOf(ids, company.identifier),
      [column]: idOf(name),
      is_default: at === 0,
    })),
  );

const distinct = (names: readonly string[]) => [...new Set(names)].map((name) => ({ name }));

async function seedNames(db: Db, table: 'tag' | 'work_branch', names: readonly string[]) {
  await insertRows(db, table, distinct(names));
  return idsBy(db, table, 'name');
}

/** The companies beside the sites' own with their lists, and who works where. `people` and `contacts` are ids of persons. */
export async function seedCompanies(db: Db, people: readonly number[], contacts: readonly number[]) {
  const more = moreCompanies();
  const companies: DemoCompany[] = [...Object.values(demoCompanies), ...more];
  await insertRows(
    db,
    'company_group',
    distinct(companies.flatMap(({ group }) => group ?? [])).map((group) => ({ ...group, web: null })),
  );
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
  const tagIds = await seedNames(
    db,
    'tag',
    companies.flatMap(({ tags }) => tags),
  );
  const branchIds = await seedNames(
    db,
    'work_branch',
    companies.flatMap(({ workBranches }) => workBranches),
  );
  await insertRows(
    db,
    'company_tag',
    listRows(
      companies,
      ids,
      'tag_id',
      ({ tags }) => tags,
      (name) => valueOf(tagIds, name),
    ),
  );
  await insertRows(
    db,
    'company_work_branch',
    listRows(
      companies,
      ids,
      'work_branch_id',
      ({ workBranches }) => workBranches,
      (name) => valueOf(branchIds, name),
    ),
  );
  const known = new Set((await db.selectFrom('category').select('id').execute()).map(({ id }) => id));
  const categoriesOf = ({ categories }: DemoCompany) => categories.filter((id) => known.has(id));
  await insertRows(
    db,
    'company_category',
    listRows(companies, ids, 'category_id', categoriesOf, (id) => id),
  );
  const own = await db.selectFrom('company').select('id').where('own_site', 'is not', null).orderBy('id').execute();
  const shop = own[0];
  if (shop)
    await insertRows(
      db,
      'company_client_of',
      more.map(({ identifier }) => ({
        company_id: valueOf(ids, identifier),
        of_company_id: shop.id,
        is_default: true,
      })),
    );
  await seedEmployees(db, ids, own, people);
  await seedStaff(db, ids, more, contacts);
}

const worker = (company_id: number, person_id: number | undefined, position: 'SEL' | 'COM', is_default = false) => ({
  company_id,
  person_id: person_id ?? 0,
  position,
  is_default,
});

/** Those who have accounts. */
async function seedEmployees(
  db: Db,
  ids: ReadonlyMap<string, number>,
  own: readonly { id: number }[],
  people: readonly number[],
) {
  await insertRows(db, 'employee', [
    ...own.map(({ id }) => worker(id, people[2], 'SEL', true)),
    worker(valueOf(ids, demoCompanies.otherSeller.identifier), people[3], 'SEL', true),
    worker(valueOf(ids, demoCompanies.client.identifier), people[1], 'COM', true),
    worker(valueOf(ids, demoCompanies.client.identifier), people[6], 'COM'),
    worker(valueOf(ids, demoCompanies.school.identifier), people[7], 'COM', true),
  ]);
}

/** Three to six of the contacts for each of the other companies, as long as there are any. */
async function seedStaff(
  db: Db,
  ids: ReadonlyMap<string, number>,
  companies: readonly DemoCompany[],
  contacts: readonly number[],
) {
  let next = 0;
  const rows = companies.flatMap(({ identifier }) => {
    const some = contacts.slice(next, next + randomOf('staff', identifier).int(3, 6));
    next += some.length;
    return some.map((person, at) => worker(valueOf(ids, identifier), person, 'COM', at === 0));
  });
  await insertRows(db, 'employee', rows);
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

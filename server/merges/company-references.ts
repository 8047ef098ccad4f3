import { phoneKey } from '#contract/plain/phone';
import { phoneFields } from '#contract/things/contacts';
import type { Reference, Row } from '#server/merges/reference';

/** The column that says of which company a row of a list is. */
export const owner = 'company_id';

const by = (column: string) => (row: Row) => String(row[column]);

/** All that people say of an address: not the place that the shop found for it. */
const withoutFound = ({ located_for: _for, located_as: found, geolocation, ...said }: Row): Row => ({
  ...said,
  geolocation: geolocation === found ? null : (geolocation ?? null),
});

/** All that a row says, whosever it is. */
const whole = ({ id: _id, company_id: _owner, ...rest }: Row) => JSON.stringify(rest);

const observationMost = phoneFields.find(({ name }) => name === 'observation')?.rule.max ?? 0;

/** One number with what is observed of both. */
const joinObservations = (own: Row, equal: Row): Row | undefined => {
  const [mine, others] = [String(own.observation ?? ''), String(equal.observation ?? '')];
  if (mine.includes(others)) return own;
  const observation = [mine, others].filter(Boolean).join(' · ');
  return observation.length > observationMost ? undefined : { ...own, observation };
};

/** SEL opens a company's orders and people, so it is given anew. */
const withoutSel = (row: Row): Row => ({ ...row, position: row.position === 'SEL' ? 'COM' : (row.position ?? null) });

const isItself = (row: Row) => row.company_id === row.of_company_id;
const list = (table: string, column: string, of: string): Reference => ({
  table,
  column: owner,
  does: 'unites',
  sameAs: by(column),
  names: { [column]: of },
});

/** Every foreign key to a company. */
export const companyReferences: readonly Reference[] = [
  { table: 'account', column: owner, does: 'moves' },
  { table: 'orders', column: owner, does: 'moves' },
  { table: 'communication', column: 'creator_company_id', does: 'moves' },
  { table: 'communication', column: 'contact_company_id', does: 'moves' },
  {
    table: 'phone',
    column: owner,
    does: 'unites',
    sameAs: ({ phone }) => phoneKey(String(phone)),
    joins: joinObservations,
  },
  {
    table: 'address',
    column: owner,
    does: 'unites',
    said: withoutFound,
    sameAs: (row) => whole(withoutFound(row)),
  },
  { table: 'email', column: owner, does: 'unites', sameAs: by('email') },
  {
    table: 'employee',
    column: owner,
    does: 'unites',
    sameAs: by('person_id'),
    carried: withoutSel,
    names: { person_id: 'person' },
  },
  list('company_image', 'image_id', 'image'),
  list('company_work_branch', 'work_branch_id', 'work_branch'),
  list('company_category', 'category_id', 'category'),
  list('company_tag', 'tag_id', 'tag'),
  {
    table: 'company_client_of',
    column: owner,
    does: 'unites',
    sameAs: by('of_company_id'),
    isItself,
    names: { of_company_id: 'company' },
  },
  {
    table: 'company_client_of',
    column: 'of_company_id',
    does: 'unites',
    sameAs: by(owner),
    isItself,
    names: { [owner]: 'company' },
  },
  { table: 'orders', column: 'to_company_id', does: 'refuses' },
  { table: 'order_cfe', column: owner, does: 'refuses' },
  { table: 'company', column: 'merged_into', does: 'stays' },
  { table: 'company_merge', column: 'survivor_id', does: 'stays' },
  { table: 'company_merge', column: 'merged_id', does: 'stays' },
];

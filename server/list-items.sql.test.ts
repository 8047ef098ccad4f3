import { beforeAll, describe, expect, test } from 'vitest';
import { seenName } from '#contract/plain/entity';
import { messages, sentence } from '#contract/plain/messages';
import { type Field, type Thing, writable } from '#contract/plain/thing';
import { company } from '#contract/things/company';
import { person } from '#contract/things/person';
import { aCompany } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { aSignedIn } from '#server/test/an-account';
import { anImage } from '#server/test/pictures';
import { type TestShop, testShop } from '#server/test/shop';

/** A field's first value, another one, how that reads, and what has to change with it. */
type Row = { one: unknown; other: unknown; words?: string; beside?: Record<string, unknown> };
type Table = Record<string, Record<string, Row>>;
const texts = (one: string, other: string): Row => ({ one, other });
const contacts: Table = {
  phones: {
    phone: texts('099 123 456', '2901 2345'),
    type: { one: 'WOR', other: 'HOM', words: 'Casa' },
    observation: texts('de 9 a 18', 'por la tarde'),
  },
  addresses: {
    address: texts('Rivera 1234', 'Sarandí 200'),
    stateId: { one: 1, other: 2, words: 'Canelones', beside: { cityId: 2 } },
    cityId: { one: 1, other: 3, words: 'Santiago Vázquez' },
    zIPCode: texts('11300', '11000'),
    recipient: texts('Depósito', 'Portería'),
    observation: texts('Timbre 2', 'Timbre 3'),
    identifier: texts('Taller', 'Casa'),
    geolocation: texts('-34.9, -56.2', '-34.8, -56.1'),
  },
  emails: { email: texts('uno@taller.uy', 'otro@taller.uy') },
};

let shop: TestShop;
/** The lists of each thing that has some. */
const tables = { person: contacts, company: { ...contacts } };
beforeAll(async () => {
  shop = await testShop();
  const { db } = shop.database;
  const named = async (key: string, make: (name: string) => Promise<unknown>): Promise<Record<string, Row>> => ({
    [key]: { one: await make('Una'), other: await make('Otra'), words: 'Otra' },
  });
  const rowOf = (table: 'tag' | 'work_branch') => async (name: string) =>
    (await db.insertInto(table).values({ name }).returning('id').executeTakeFirstOrThrow()).id;
  const category = async (name: string) => {
    await db.insertInto('category').values({ id: name.length.toString(), number: name.length, name }).execute();
    return name.length.toString();
  };
  Object.assign(tables.company, {
    employees: {
      ...(await named('personId', async (name) => (await aPerson(db, { name, lastName: '' })).id)),
      employeePositionId: { one: 'SEL', other: 'COM', words: 'Compra' },
    },
    images: await named('imageId', async (name) => (await anImage(shop, { name })).id),
    clientOf: await named('companyId', async (name) => (await aCompany(db, { name })).id),
    workBranches: await named('workBranchId', rowOf('work_branch')),
    categories: await named('categoryId', category),
    tags: await named('tagId', rowOf('tag')),
  } satisfies Table);
  await db.insertInto('city').values({ id: 3, state_id: 1, name: 'Santiago Vázquez' }).execute();
});

/** One account makes only so many changes. */
const anAdministrator = async () => (await aSignedIn(shop, { roles: ['administrator'] })).token;

type Item = Record<string, unknown>;
type Kind = keyof typeof tables;
const own = { person: aPerson, company: aCompany };
const things: Record<Kind, Thing> = { person, company };
const rows = Object.entries(things).flatMap(([kind, { lists }]) =>
  lists.flatMap(({ name, fields }) =>
    writable(fields as readonly Field[]).map((field) => [kind as Kind, name, field.name, field] as const),
  ),
);

describe.each(rows)('%s %s %s', (kind, list, name, { label, rule }) => {
  const rowsOfList = () => tables[kind][list as keyof typeof contacts] as Record<string, Row>;
  /** An item as it was added, and edits of it. */
  const anItem = async () => {
    const { id } = await own[kind](shop.database.db);
    const token = await anAdministrator();
    const edit = async (...edits: object[]) => {
      const answer = await shop.call(`${kind}/update`, { id, [list]: edits } as never, token);
      return { ...answer, items: ((answer.data as Record<string, unknown> | null)?.[list] ?? []) as Item[] };
    };
    const first = Object.fromEntries(Object.entries(rowsOfList()).map(([field, { one }]) => [field, one]));
    const item = (await edit({ mode: 'INS', ...first })).items.at(-1);
    expect(item).toMatchObject(first);
    const update = async (given: object) => {
      const { status, fields, items } = await edit({ mode: 'UPD', id: item?.id, ...given });
      return { status, fields, item: items.at(-1) };
    };
    return { update, first };
  };

  test('stays where it is not sent, and changes alone', async () => {
    const { update, first } = await anItem();
    const { other, beside } = rowsOfList()[name] as Row;
    expect((await update({})).item).toMatchObject(first);
    expect((await update({ [name]: other, ...beside })).item).toMatchObject({ ...first, [name]: other, ...beside });
  });

  test('is refused where another changed it since it was seen, by its name and what is stored', async () => {
    const { update, first } = await anItem();
    const { one, other, beside, words = String(other) } = rowsOfList()[name] as Row;
    const seen = seenName(name);
    expect(await update({ [name]: other, [seen]: one, ...beside })).toMatchObject({ status: 200 });
    // It is the new value already: an answer may have been lost.
    expect(await update({ [name]: other, [seen]: one, ...beside })).toMatchObject({ status: 200 });
    const path = `${list}.0.${name}`;
    const third = rule.kind === 'choice' || rule.kind === 'id' || list === 'categories' ? one : `0${String(one)}`;
    const stale = await update({ [name]: third, [seen]: 'x' });
    expect(stale).toMatchObject({
      status: 409,
      fields: { [path]: sentence('change.stale', { field: label, stored: words }) },
    });
    expect((await update({})).item).toMatchObject({ ...first, [name]: other, ...beside });
  });

  test('is emptied by null where it may be empty', async () => {
    const { update, first } = await anItem();
    const emptied = await update({ [name]: null });
    if (rule.isRequired || rule.preset !== undefined)
      expect(emptied).toMatchObject({ status: 422, fields: { [`${list}.0.${name}`]: messages['field.required'] } });
    else expect(emptied.item).toMatchObject({ ...first, [name]: null });
  });
});

test('what one edit sent of an item stays where the next does not send it', async () => {
  const { id } = await aPerson(shop.database.db);
  const token = await anAdministrator();
  const { data } = await shop.call('person/find', { id }, token);
  const item = { mode: 'UPD' as const, id: data?.phones[0]?.id ?? 0 };
  const phones = [
    { ...item, phone: '2901 0001', seenPhone: '099 123 456' },
    { ...item, type: 'WOR' as const },
  ];
  const changed = await shop.call('person/update', { id, phones }, token);
  expect(changed.data?.phones).toMatchObject([{ phone: '2901 0001', type: 'WOR', isDefault: true }]);
});

test('an item says on the wire what was seen of its fields', async () => {
  const { id } = await aCompany(shop.database.db);
  const { id: personId } = await aPerson(shop.database.db);
  const token = await anAdministrator();
  const send = async (edit: object) => {
    const answer = await shop.post('company/update', JSON.stringify({ id, employees: [edit] }), { token });
    return (await answer.json()) as { error: string; data: { Employees: { Id: number }[] } };
  };
  const { data } = await send({ BCMode: 'INS', PersonId: personId, EmployeePositionId: 'SEL' });
  const Id = data.Employees[0]?.Id;
  const stale = await send({ BCMode: 'UPD', Id, EmployeePositionId: 'COM', EmployeePositionId_Z: 'COM' });
  expect(stale.error).toBe(sentence('change.stale', { field: 'Puesto', stored: 'Vende' }));
});

test('nobody reads an item without its fields, as an update would lose those', () => {
  const hidden = Object.values(things).flatMap(({ lists }) =>
    lists.flatMap(({ fields }) => (fields as readonly Field[]).filter(({ readBy }) => readBy)),
  );
  expect(hidden).toEqual([]);
});

import { beforeAll, describe, expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { messages } from '#contract/plain/messages';
import { aCompany } from '#server/test/a-company';
import { aSeller } from '#server/test/an-account';
import { type TestShop, testShop } from '#server/test/shop';
import { somePlaces } from '#server/test/some-places';

let shop: TestShop;
let token: string;
let group: number;
/** Three items of each list. */
let items: Record<string, readonly object[]>;
beforeAll(async () => {
  shop = await testShop();
  ({ token } = await aSeller(shop));
  group = await aGroup('Grupo');
  const { db } = shop.database;
  await somePlaces(db);
  const clients = [await aCompany(db), await aCompany(db), await aCompany(db)];
  const names = ['Chapa', 'Mecánica', 'Frenos'].map((name) => ({ name }));
  const branches = await db.insertInto('work_branch').values(names).returning('id').execute();
  const categories = ['1', '2', '3'];
  const rows = categories.map((id) => ({ id, number: Number(id), name: `Categoría ${id}` }));
  await db.insertInto('category').values(rows).execute();
  items = {
    addresses: [
      { address: 'Rivera 1234', stateId: 1, cityId: 1, zIPCode: '11300' },
      { address: 'Ruta 8 km 30', stateId: 2, cityId: 2, recipient: 'Depósito' },
      { address: 'Sarandí 200', stateId: 1, cityId: 1, observation: 'Timbre 2' },
    ],
    emails: ['uno', 'dos', 'tres'].map((name) => ({ email: `${name}@taller.uy` })),
    clientOf: clients.map(({ id }) => ({ companyId: id })),
    workBranches: branches.map(({ id }) => ({ workBranchId: id })),
    categories: categories.map((categoryId) => ({ categoryId })),
  };
});

const aGroup = async (name: string) =>
  (await shop.call('companyGroup/add', { companyGroup: { name } }, token)).data?.id ?? 0;
const add = async (companyGroupId: number, identifier = '211003420017') =>
  shop.call('company/add', { companyGroupId, company: { name: 'Radiadores Sur S.A.', identifier } }, token);
type Parms = NonNullable<Input<'company/update'>['parms']>;
const update = (id: number, parms: Parms) => shop.call('company/update', { id, parms }, token);

test('a group that another changed meanwhile is a 409 that says what it is called', async () => {
  const [north, south, west] = [await aGroup('Norte'), await aGroup('Sur'), await aGroup('Oeste')];
  const id = (await add(north)).data?.id ?? 0;
  const move = (value: number) => update(id, { companyGroupId: { value, before: north } });
  expect((await move(south)).data?.companyGroupName).toBe('Sur');
  expect(await move(west)).toMatchObject({
    status: 409,
    fields: { companyGroupId: 'Otra persona cambió «Grupo» mientras editabas: ahora es «Sur»' },
  });
});

test('a group is there, and is one that there is', async () => {
  const company = { name: 'Radiadores Sur S.A.', identifier: '211003420017' };
  expect(await shop.call('company/add', { company } as never, token)).toMatchObject({
    status: 422,
    fields: { companyGroupId: messages['field.required'] },
  });
  const id = (await add(group)).data?.id ?? 0;
  const move = (value: number | null) => update(id, { companyGroupId: { value, before: group } });
  for (const value of [null, 0, -1])
    expect(await move(value)).toMatchObject({ status: 422, fields: { companyGroupId: messages['field.required'] } });
  expect(await move(999_999)).toMatchObject({ status: 422, fields: { companyGroupId: messages['field.choice'] } });
  expect((await shop.call('company/find', { id }, token)).data?.companyGroupId).toBe(group);
});

test.each([
  ['UY 21 100342 001 7', '211003420017'],
  ['21.100.342-0017', '211003420017'],
  // A wrong check digit is warned of alone (decisions U3).
  ['123456789012', '123456789012'],
])('a RUT written %s is stored as %s', async (written, stored) => {
  const { data } = await add(group, written);
  expect(data?.identifier).toBe(stored);
  const change = { value: written, before: stored };
  expect((await update(data?.id ?? 0, { identifier: change })).data?.identifier).toBe(stored);
});

test('letters make no digits of a RUT', async () => {
  const refused = { status: 422, fields: { identifier: messages['field.identifier'] } };
  expect(await add(group, 'UY 21 100342 001')).toMatchObject(refused);
  expect(await add(group, 'doce dígitos')).toMatchObject(refused);
});

const listNames = ['addresses', 'emails', 'clientOf', 'workBranches', 'categories'] as const;
type Stored = { id: number; isDefault: boolean };

describe.each(listNames)('%s', (name) => {
  const edit = async (id: number, ...edits: object[]) => {
    const answer = await shop.call('company/update', { id, [name]: edits } as never, token);
    return { ...answer, list: (answer.data?.[name] ?? []) as readonly Stored[] };
  };

  test('take INS, UPD and DLT, and keep one default', async () => {
    const id = (await add(group)).data?.id ?? 0;
    const [one, two, three] = items[name] ?? [];
    const { list: added } = await edit(id, { mode: 'INS', ...one }, { mode: 'INS', ...two });
    expect(added).toMatchObject([
      { ...one, isDefault: true },
      { ...two, isDefault: false },
    ]);
    const [first, second] = added.map((item) => item.id);
    const changed = await edit(
      id,
      { mode: 'UPD', id: first, ...three },
      { mode: 'UPD', id: second, ...two, isDefault: true },
    );
    expect(changed.list).toMatchObject([
      { id: first, ...three, isDefault: false },
      { id: second, ...two, isDefault: true },
    ]);
    const { list: left } = await edit(id, { mode: 'DLT', id: second });
    expect(left).toMatchObject([{ id: first, ...three, isDefault: true }]);
    expect(await edit(id, { mode: 'DLT', id: second })).toMatchObject({ status: 409 });
    expect(await edit(id, { mode: 'DLT', id: first })).toMatchObject({ status: 200, list: [] });
  });

  test.each([0, -1])('have no item %s', async (item) => {
    const id = (await add(group)).data?.id ?? 0;
    const [one] = items[name] ?? [];
    expect((await edit(id, { mode: 'UPD', id: item, ...one })).status).toBe(400);
    expect((await edit(id, { mode: 'DLT', id: item })).status).toBe(400);
  });
});

test.each([
  ['clientOf', 'companyId'],
  ['workBranches', 'workBranchId'],
  ['tags', 'tagId'],
  ['images', 'imageId'],
  ['employees', 'personId'],
] as const)('an item of %s names something', async (name, key) => {
  const id = (await add(group)).data?.id ?? 0;
  for (const [value, code] of [
    [undefined, 'field.required'],
    [0, 'field.required'],
    [-1, 'field.required'],
    [999_999, 'field.choice'],
  ] as const)
    expect(
      await shop.call('company/update', { id, [name]: [{ mode: 'INS', [key]: value }] } as never, token),
    ).toMatchObject({ status: 422, fields: { [`${name}.0.${key}`]: messages[code] } });
});

test('a list that is too long to enter says how many it takes, in Spanish', async () => {
  const phones = Array.from({ length: 60 }, (_, at) => ({ phone: `2901 ${1000 + at}` }));
  const company = { name: 'Radiadores Sur S.A.', identifier: '211003420017', phones };
  const answer = await shop.call('company/add', { companyGroupId: group, company }, token);
  expect(answer).toMatchObject({ status: 422, fields: { phones: 'Podés guardar hasta 50' } });
});

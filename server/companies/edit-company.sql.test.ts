import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { aCompany, ownRut } from '#server/test/a-company';
import { company, editingCompanies } from '#server/test/editing-companies';

type Editing = Awaited<ReturnType<typeof editingCompanies>>;
let shop: Editing['shop'];
let token: Editing['token'];
let groupId: Editing['groupId'];
let add: Editing['add'];
let added: Editing['added'];
let update: Editing['update'];
let tag: Editing['tag'];
beforeEach(async () => {
  ({ shop, token, groupId, add, added, update, tag } = await editingCompanies());
});

describe('company/add', () => {
  test('stores a company with its group, its lists, and one default of each', async () => {
    const tags = [{ tagId: await tag('Mayorista') }, { tagId: await tag('Zona sur'), isDefault: true }];
    const phones = [{ phone: '2901 2345' }, { phone: '099 123 456', isDefault: true }];
    const { data, body } = await add({ phones, tags, description: 'Paga a 30 días' });
    expect(data).toMatchObject({
      name: company.name,
      identifier: '211003420017',
      companyGroupName: 'Grupo Sur',
      description: 'Paga a 30 días',
      phones: [{ isDefault: false }, { phone: '099 123 456', isDefault: true }],
      tags: [
        { name: 'Mayorista', isDefault: false },
        { name: 'Zona sur', isDefault: true },
      ],
      employees: [],
    });
    expect(body.data).toMatchObject({
      CompanyGroupId: groupId,
      Tags: [{ TagName: 'Mayorista', Id: expect.any(Number) }, {}],
    });
  });

  test('takes the first phone and address beside the lists', async () => {
    const data = await added({ phone: '2901 2345', stateId: 1, cityId: 1, address: 'Rivera 1234' });
    expect(data.phones).toMatchObject([{ phone: '2901 2345', type: 'WOR', isDefault: true }]);
    expect(data.addresses).toMatchObject([{ address: 'Rivera 1234', cityName: 'Montevideo', isDefault: true }]);
  });

  test.each([null, 0, -1])('a group of %s is the one error that a missing one is', async (given) => {
    expect(await add({}, given)).toMatchObject({ status: 422, fields: { companyGroupId: messages['field.required'] } });
  });

  test.each([
    [{ name: '' }, { name: messages['field.required'] }],
    [{ identifier: '21100342001' }, { identifier: messages['field.identifier'] }],
    [{ phone: '' }, { phone: messages['field.required'] }],
    [{ address: 'Rivera 1', stateId: 1, cityId: 0 }, { cityId: messages['field.required'] }],
    [{ address: ' ', stateId: 1, cityId: 1 }, { address: messages['field.required'] }],
    [{ tags: [{ tagId: 999 }] }, { 'tags.0.tagId': messages['field.choice'] }],
    [{ addresses: [{ address: 'X 1', stateId: 1, cityId: 999 }] }, { 'addresses.0.cityId': messages['field.city'] }],
  ])('%j is refused at its field', async (given, fields) => {
    expect(await add(given)).toMatchObject({ status: 422, fields });
  });

  test('the RUT that a site sells under is refused at its field, of a new company and of one that is there', async () => {
    const { id } = await added();
    await aCompany(shop.database.db, { ownSite: 'NAM', identifier: '211801870028' });
    const refused = { status: 422, fields: { identifier: messages['company.ownRut'] } };
    for (const identifier of [ownRut, '21 180187 0028']) {
      expect(await add({ identifier })).toMatchObject(refused);
      const parms = { identifier: { value: identifier, before: '211003420017' } };
      expect(await update(id, { parms })).toMatchObject(refused);
    }
    // One that had it before may be changed otherwise.
    await shop.database.db.updateTable('company').set({ identifier: ownRut }).where('id', '=', id).execute();
    const kept = {
      identifier: { value: ownRut, before: ownRut },
      description: { value: 'Es la tienda', before: '' },
    };
    expect((await update(id, { parms: kept })).data).toMatchObject({ identifier: ownRut, description: 'Es la tienda' });
    const own = await shop.database.db
      .selectFrom('company')
      .select('id')
      .where('own_site', '=', 'RTC')
      .executeTakeFirstOrThrow();
    const same = { identifier: { value: ownRut, before: ownRut }, description: { value: 'La de acá', before: null } };
    expect((await update(own.id, { parms: same })).data).toMatchObject({ description: 'La de acá' });
  });

  test('a group that is not there is refused at its field', async () => {
    expect(await add({}, 999)).toMatchObject({ status: 422, fields: { companyGroupId: messages['field.choice'] } });
  });
});

describe('company/update', () => {
  test('what another changed meanwhile is a 409 with the stored value; other fields go together', async () => {
    const { id } = await added();
    const name = (before: string, value: string) => update(id, { parms: { name: { before, value } } });
    expect((await name(company.name, 'Radiadores Norte S.A.')).data?.name).toBe('Radiadores Norte S.A.');
    expect(await name(company.name, 'Otra S.A.')).toMatchObject({
      status: 409,
      fields: { name: 'Otra persona cambió «Razón social» mientras editabas: ahora es «Radiadores Norte S.A.»' },
    });
    const parms = { description: { before: null, value: 'Cierra los sábados' } };
    expect((await update(id, { parms })).data).toMatchObject({
      name: 'Radiadores Norte S.A.',
      description: 'Cierra los sábados',
    });
  });

  test('each list takes INS, UPD and DLT and keeps one default; an absent list stays', async () => {
    const [one, two, three] = [await tag('Uno'), await tag('Dos'), await tag('Tres')];
    const { id, tags } = await added({ tags: [{ tagId: one }, { tagId: two }], phones: [{ phone: '2901 2345' }] });
    const [first, second] = tags ?? [];
    const { data } = await update(id, {
      tags: [
        { mode: 'DLT', id: first?.id ?? 0 },
        { mode: 'UPD', id: second?.id ?? 0, tagId: one },
        { mode: 'INS', tagId: three },
      ],
    });
    expect(data).toMatchObject({
      tags: [
        { tagId: one, isDefault: true },
        { tagId: three, isDefault: false },
      ],
      phones: [{ phone: '2901 2345', isDefault: true }],
    });
    expect(await update(id, { tags: [{ mode: 'INS', tagId: three }] })).toMatchObject({
      status: 422,
      fields: { 'tags.0.tagId': messages['child.twice'] },
    });
    const gone = await update(id, { tags: [{ mode: 'DLT', id: first?.id ?? 0 }] });
    expect(gone).toMatchObject({ status: 409, error: messages['child.notFound'] });
  });

  test('two who add the same at once leave it once', async () => {
    const tagId = await tag('Mayorista');
    const { id } = await added();
    const answers = await Promise.all([1, 2].map(() => update(id, { tags: [{ mode: 'INS', tagId }] })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
    expect((await shop.call('company/find', { id }, token)).data?.tags).toHaveLength(1);
  });

  test('a picture is answered by its path, goes and comes in one call, and the one that is to be stands as the default', async () => {
    const picture = { target: 'product' as const, width: 10, height: 10 };
    const rows = ['a', 'b'].map((name) => ({ ...picture, name: `${name}.jpg`, path: `path-${name}` }));
    const { db } = shop.database;
    const [a, b] = await db.insertInto('image').values(rows).returning('id').execute();
    const { id, images } = await added({ images: [{ imageId: a?.id ?? 0 }, { imageId: b?.id ?? 0 }] });
    expect(images).toMatchObject([
      { imageId: a?.id, name: 'a.jpg', image: 'path-a', isDefault: true },
      { imageId: b?.id, name: 'b.jpg', image: 'path-b', isDefault: false },
    ]);
    const { data, body } = await update(id, {
      images: [
        { mode: 'DLT', id: images?.[1]?.id ?? 0 },
        { mode: 'INS', imageId: b?.id ?? 0, isDefault: true },
        { mode: 'DLT', id: images?.[0]?.id ?? 0 },
        { mode: 'INS', imageId: a?.id ?? 0, isDefault: false },
      ],
    });
    expect(data?.images).toMatchObject([
      { image: 'path-b', isDefault: true },
      { image: 'path-a', isDefault: false },
    ]);
    expect(body.data).toMatchObject({ Images: [{ ImageImage: 'path-b' }, {}] });
  });

  test('no company is a client of itself', async () => {
    const { id } = await added();
    const other = await aCompany(shop.database.db, { name: 'Otra' });
    const { data } = await update(id, { clientOf: [{ mode: 'INS', companyId: other.id }] });
    expect(data?.clientOf).toMatchObject([{ companyId: other.id, name: 'Otra', isDefault: true }]);
    expect(await update(id, { clientOf: [{ mode: 'INS', companyId: id }] })).toMatchObject({
      status: 422,
      fields: { 'clientOf.0.companyId': messages['company.self'] },
    });
  });

  test('an unknown company is a 404 before a rule of a field', async () => {
    expect(await update(999, { parms: { name: { before: '', value: '' } } })).toMatchObject({ status: 404 });
  });

  test('fields and lists stand in the history', async () => {
    const { id } = await added();
    await update(id, { tags: [{ mode: 'INS', tagId: await tag('Mayorista') }] });
    const { data } = await shop.call('history/filter', { filters: { entities: ['company'] }, rowsMax: 20 }, token);
    expect(data?.[0]).toMatchObject({ field: 'tags', to: [{ name: 'Mayorista' }], name: company.name });
    expect(data?.map(({ field }) => field).toSorted()).toEqual(['companyGroupId', 'identifier', 'name', 'tags']);
  });
});

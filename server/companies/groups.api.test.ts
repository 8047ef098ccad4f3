import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { aSeller } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let token: string;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  ({ token } = await aSeller(shop));
});

const add = (name: string, web: string | null = null) =>
  shop.call('companyGroup/add', { companyGroup: { name, web } }, token);
const page = { rowIndex: 0, rowsMax: 10 };

describe('companyGroup/add', () => {
  test('answers the group as data and as res, by its wire names', async () => {
    const { body } = await add('Grupo Norte', 'https://norte.uy');
    const group = {
      CompanyGroupId: expect.any(Number),
      CompanyGroupName: 'Grupo Norte',
      CompanyGroupWeb: 'https://norte.uy',
    };
    expect(body).toMatchObject({ success: true, error: '', data: group, res: group });
  });

  test('asks for a name, and a web address that is one', async () => {
    expect(await add(' ')).toMatchObject({ status: 422, fields: { name: messages['field.required'] } });
    for (const web of ['sin punto', '/productos', 'javascript:alert(1)', 'ventas@norte.uy'])
      expect(await add('Sur', web)).toMatchObject({ status: 422, fields: { web: messages['field.link'] } });
  });

  test('gives a web address its https, when it is added and when it is changed', async () => {
    const { data } = await add('Grupo Norte', ' norte.uy/contacto ');
    expect(data?.web).toBe('https://norte.uy/contacto');
    const change = (before: string, value: string) =>
      shop.call('companyGroup/update', { id: data?.id ?? 0, parms: { web: { before, value } } }, token);
    expect((await change('https://norte.uy/contacto', 'www.norte.uy')).data?.web).toBe('https://www.norte.uy');
    expect((await change('https://www.norte.uy', 'http://norte.uy')).data?.web).toBe('http://norte.uy');
    const long = `${'n'.repeat(294)}.uy`;
    expect(await add('Oeste', long)).toMatchObject({ status: 422, fields: { web: 'Escribí hasta 300 caracteres' } });
  });
});

describe('a name that another group has', () => {
  const refused = { status: 409, error: 'Ya hay un grupo «Grupo Ñandú»' };
  test('is refused to a new one, such as one that is sent again after a lost answer', async () => {
    await add('Grupo Ñandú');
    for (const name of ['Grupo Ñandú', ' GRUPO  nandu ']) expect(await add(name)).toMatchObject(refused);
    expect((await shop.call('companyGroup/filter', { ...page, filters: {} }, token)).resultCount).toBe(1);
  });

  test('of two at once one gets it', async () => {
    const answers = await Promise.all([add('Grupo Ñandú'), add('grupo nandu')]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  test('is refused to one that is renamed, which may write its own anew', async () => {
    await add('Grupo Ñandú');
    const { data } = await add('Sur');
    const rename = (before: string, value: string) =>
      shop.call('companyGroup/update', { id: data?.id ?? 0, parms: { name: { before, value } } }, token);
    expect(await rename('Sur', 'grupo ñandú')).toMatchObject(refused);
    expect((await rename('Sur', 'SUR')).status).toBe(200);
  });
});

describe('companyGroup/find and update', () => {
  test('a change is stored with what was seen, and stands in the history', async () => {
    const { data } = await add('Grupo Norte');
    const id = data?.id ?? 0;
    const rename = (before: string, value: string) =>
      shop.call('companyGroup/update', { id, parms: { name: { before, value } } }, token);
    expect((await rename('Grupo Norte', 'Grupo Sur')).data).toEqual({ id, name: 'Grupo Sur', web: null });
    expect(await rename('Grupo Norte', 'Otro')).toMatchObject({
      status: 409,
      error: 'Otra persona cambió «Nombre» mientras editabas: ahora es «Grupo Sur»',
    });
    expect((await shop.call('companyGroup/find', { id }, token)).data?.name).toBe('Grupo Sur');
    const history = await shop.call('history/filter', { filters: { entities: ['companyGroup'] }, rowsMax: 10 }, token);
    expect(history.data).toMatchObject([
      { field: 'name', from: 'Grupo Norte', to: 'Grupo Sur', name: 'Grupo Sur' },
      { field: 'name', from: null },
    ]);
  });

  test('one that is not there is a 404, also where a field is broken', async () => {
    expect(await shop.call('companyGroup/find', { id: 99 }, token)).toMatchObject({
      status: 404,
      error: messages['companyGroup.notFound'],
    });
    const parms = { name: { value: '', before: 'x' } };
    expect(await shop.call('companyGroup/update', { id: 99, parms }, token)).toMatchObject({ status: 404 });
  });

  test('a plain name is no ParmKey', async () => {
    const { data } = await add('Grupo Norte');
    const body = { id: data?.id, parms: [{ ParmKey: 'name', ParmValue: 'X', ParmValue_Z: 'Grupo Norte' }] };
    expect((await shop.post('companyGroup/update', JSON.stringify(body), { token })).status).toBe(400);
  });
});

test('groups are listed by their names and found by words of name and web', async () => {
  for (const [name, web] of [
    ['Ñandú', null],
    ['Óptima', 'https://optima.uy'],
    ['Norte', null],
  ] as const)
    await add(name, web);
  const list = async (filters: { text?: string; name?: string } = {}) =>
    (await shop.call('companyGroup/filter', { ...page, filters }, token)).data?.map(({ name }) => name);
  expect(await list()).toEqual(['Norte', 'Ñandú', 'Óptima']);
  expect(await list({ text: 'OPTIMA' })).toEqual(['Óptima']);
  expect(await list({ text: 'nandu' })).toEqual(['Ñandú']);
  // As one that is typed anew is compared with those that are there.
  expect([await list({ text: 'optima.uy' }), await list({ name: 'optima.uy' })]).toEqual([['Óptima'], []]);
  expect([await list({ name: 'OPTIMA' }), await list({ name: 'https' })]).toEqual([['Óptima'], []]);
});

import { beforeAll, expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { messages } from '#contract/plain/messages';
import { aSeller } from '#server/test/an-account';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await testShop();
  ({ token } = await aSeller(shop));
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

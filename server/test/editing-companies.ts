import type { Input } from '#contract/contract';
import { aSeller } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { testShop } from '#server/test/shop';
import { somePlaces } from '#server/test/some-places';

type Update = Omit<Input<'company/update'>, 'id'>;
type Given = Partial<Input<'company/add'>['company']>;

/** The company that `add` makes unless it is given otherwise. */
export const company = { name: 'Radiadores Sur S.A.', identifier: '21 100342 0017' };

/** An empty shop with a seller of its own company, a group, and the calls by which he adds and changes companies. */
export const editingCompanies = async () => {
  await freshDatabase();
  const shop = await testShop();
  const { token } = await aSeller(shop);
  await somePlaces(shop.database.db);
  const group = { companyGroup: { name: 'Grupo Sur' } };
  const groupId = (await shop.call('companyGroup/add', group, token)).data?.id ?? 0;
  const add = (given: Given = {}, companyGroupId: number | null = groupId) =>
    shop.call('company/add', { companyGroupId, company: { ...company, ...given } }, token);
  return {
    shop,
    token,
    groupId,
    add,
    added: async (given: Given = {}) => {
      const { data } = await add(given);
      if (!data) throw new Error('no company');
      return data;
    },
    update: (id: number, given: Update, as = token) => shop.call('company/update', { id, ...given }, as),
    tag: async (name: string) =>
      (await shop.database.db.insertInto('tag').values({ name }).returning('id').executeTakeFirstOrThrow()).id,
  };
};

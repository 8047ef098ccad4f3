import type { MergePath } from '#contract/merges';
import { aCompany } from '#server/test/a-company';
import { aSignedIn } from '#server/test/an-account';
import type { EveryCall } from '#server/test/call-row';
import type { TestShop } from '#server/test/shop';

/** Two companies that differ in their names alone. */
const twoCompanies = async ({ database: { db } }: TestShop) => {
  const { id } = await aCompany(db, { name: 'Frenos Norte SRL' });
  return { id, otherId: (await aCompany(db, { name: 'Frenos Norte' })).id };
};

const namesFrom = (from: 'own' | 'other') => ({ name: { from, own: 'Frenos Norte SRL', other: 'Frenos Norte' } });

const merged = async (shop: TestShop) => {
  const { token } = await aSignedIn(shop, { roles: ['administrator'] });
  const pair = await twoCompanies(shop);
  const { mergeId = 0 } = await shop.call('company/merge', { ...pair, fields: namesFrom('own') }, token);
  return { ...pair, mergeId };
};

/** The rows of the calls of merges. */
export const mergeCalls = (shop: TestShop): Pick<EveryCall, MergePath> => ({
  'company/previewMerge': ['administrator', 14, () => twoCompanies(shop)],
  'company/merge': ['administrator', 42, async () => ({ ...(await twoCompanies(shop)), fields: namesFrom('other') })],
  'company/undoMerge': ['administrator', 60, async () => ({ mergeId: (await merged(shop)).mergeId })],
  'company/listMerges': ['administrator', 3, async () => ({ id: (await merged(shop)).id })],
});

import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call';
import { contract } from '#contract/contract';
import { allowed, everyRole, type RoleName } from '#server/test/every-role';
import { type TestShop, testShop } from '#server/test/shop';

// The access table of decisions A3, written a second time on purpose: a call that changes sides has to change here too.
const access: Record<string, string[]> = {
  anyone: [
    'state/list',
    'city/list',
    'category/list',
    'category/find',
    'brand/list',
    'brand/listByCategory',
    'provider/list',
    'product/find',
    'product/filter',
    'product/listRelated',
    'stock/find',
    'release/list',
    'brand/count',
    'image/find',
    'image/listByTarget',
    'category/listTop',
    'stock/listByCodes',
    'product/listByCodes',
    'product/suggest',
    'config/getPublic',
    'order/options',
    'order/addAsGuest',
    'order/confirm',
    'order/cancelByLink',
    'order/follow',
    'payment/settle',
    'payment/start',
    'user/addWithPerson',
    'user/addWithCompany',
    'user/activate',
    'user/checkActivation',
    'user/addFirstAdministrator',
    'user/resendActivation',
    'autopart/findByFamily',
    'autopart/filter',
    'autopart/suggest',
    'autopart/listRelated',
    'vehicle/filter',
    'vehicle/find',
    'user/restorePwdStep1',
    'user/restorePwdStep2',
    'utils/email/sendContact',
    'suscription/add',
    'suscription/confirm',
    'arrival/add',
    'arrival/confirm',
  ],
  signedIn: [
    'person/find',
    'person/update',
    'company/find',
    'company/addContacts',
    'user/get',
    'user/update',
    'user/changePwd',
    'user/logout',
    'order/add',
    'order/find',
    'order/filter',
    'order/pay',
    'order/cancel',
    'payment/getAccessToken',
    'arrival/addOwn',
    'favourite/list',
    'favourite/listCodes',
    'favourite/set',
  ],
  seller: [
    'product/add',
    'product/update',
    'product/previewMany',
    'product/updateMany',
    'product/undoMany',
    'autopart/findWhole',
    'autopart/add',
    'autopart/update',
    'vehicle/listByBrand',
    'vehicle/add',
    'vehicle/update',
    'stock/filter',
    'stock/listHolds',
    'stock/set',
    'stock/count',
    'stock/transfer',
    'image/add',
    'image/update',
    'image/remove',
    'image/match',
    'image/removeUnused',
    'person/add',
    'person/filter',
    'person/listTwins',
    'company/filter',
    'company/add',
    'company/update',
    'company/listFilters',
    'company/listTwins',
    'companyGroup/add',
    'companyGroup/find',
    'companyGroup/update',
    'companyGroup/filter',
    'company/findOwn',
    'history/filter',
    'communication/add',
    'communication/addEvent',
    'communication/find',
    'comm/find',
    'communication/update',
    'communication/filter',
    'communication/listAuthors',
    'tag/list',
    'workBranch/list',
    'panel/find',
    'payment/listAlerts',
    'panel/count',
    'panel/summary',
    'agenda/find',
    'agenda/setReminder',
    'agenda/renewFeed',
    'agenda/removeFeed',
    'export/listColumns',
  ],
  selOfCompany: [
    'order/addAsSeller',
    'order/changeState',
    'order/mark',
    'order/changeDispatch',
    'order/addNote',
    'payment/list',
    'payment/solveAlert',
    'order/addCfe',
    'order/removeCfe',
    'slip/filter',
    'slip/approve',
    'slip/reject',
    'content/preview',
    'config/list',
  ],
  selOfSite: [
    'config/set',
    'payment/solveRefused',
    'category/listWhole',
    'category/add',
    'category/update',
    'category/move',
    'category/previewMerge',
    'category/merge',
    'category/remove',
    'import/list',
    'import/find',
    'import/gone',
    'import/check',
    'import/cancel',
    'import/write',
    'import/undo',
    'named/list',
    'named/add',
    'named/update',
    'named/previewMerge',
    'named/merge',
    'named/remove',
  ],
  administrator: [
    'payment/refund',
    'company/previewMerge',
    'company/merge',
    'company/undoMerge',
    'company/listMerges',
    'user/filter',
    'user/setRoles',
    'user/linkPerson',
    'user/invite',
    'user/sendInvitation',
    'user/setLock',
    'setting/find',
    'setting/update',
    'setting/locate',
    'setting/listLegalVersions',
    'mail/status',
    'mail/sendTest',
    'panel/firstSteps',
    'backup/status',
    'backup/make',
    'payment/check',
    'person/file',
    'person/previewErasure',
    'person/erase',
  ],
};

let shop: TestShop;
let roles: Awaited<ReturnType<typeof everyRole>>;
beforeAll(async () => {
  shop = await testShop();
  roles = await everyRole(shop);
});

// Each try from another address, so that no limit speaks before the door.
let addresses = 0;
const nextAddress = () => `10.1.${(addresses += 1) >> 8}.${addresses & 255}`;

const calls = Object.entries(contract) as [string, Call][];

test('every call stands in the access table of the decisions', () => {
  const table: Record<string, string[]> = {};
  for (const [path, call] of calls) (table[call.access] ??= []).push(path);
  const sorted = (of: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(of).map(([key, paths]) => [key, paths.toSorted()]));
  expect(sorted(table)).toEqual(sorted(access));
});

describe('every call × role', () => {
  test.each(calls)('%s', async (path, call) => {
    for (const [role, token] of Object.entries(roles)) {
      // A body that no call accepts: whoever passes the door gets a 400, so nothing happens behind it.
      const response = await shop.post(path, '[]', { token, client: nextAddress() });
      const passes = allowed[call.access].includes(role as RoleName);
      const expected = passes ? 400 : token === undefined ? 401 : 403;
      expect(response.status, `${role} calls ${path}`).toBe(expected);
      expect(await response.json()).toMatchObject({ success: false, data: null, error: expect.stringMatching(/\S/) });
    }
  });

  test.each(calls)('%s refuses a dead token', async (path) => {
    const response = await shop.post(path, '[]', {
      token: 'x'.repeat(43),
      client: nextAddress(),
    });
    expect(response.status).toBe(401);
  });
});

test('a call that does not exist, or is not a POST, is a 404', async () => {
  expect((await shop.post('order/destroy', '{}')).status).toBe(404);
  expect((await shop.post('__proto__', '{}')).status).toBe(404);
});

test('a session ends after its idle time: twelve hours for staff, thirty days for others', async () => {
  const at = shop.clock.now.getTime();
  const hours = (count: number) => new Date(at + count * 3_600_000);
  const status = async (token: string | undefined) => (await shop.post('user/get', '[]', { token })).status;
  shop.clock.now = hours(11);
  expect(await status(roles.seller)).toBe(400);
  shop.clock.now = hours(24);
  expect(await status(roles.seller)).toBe(401);
  expect(await status(roles.customer)).toBe(400);
  shop.clock.now = hours(24 + 31 * 24);
  expect(await status(roles.customer)).toBe(401);
});

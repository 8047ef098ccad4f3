import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CallPath, contract } from '#contract/contract';
import type { ImportState } from '#contract/plain/imports';
import { aCfe } from '#server/test/a-cfe';
import { aGuestOrder, confirmationOf, placeAsGuest } from '#server/test/a-guest-order';
import { aProvider } from '#server/test/a-provider';
import { aSale } from '#server/test/a-sale';
import { aSlip } from '#server/test/a-slip';
import { aSignedIn } from '#server/test/an-account';
import { anImportRow } from '#server/test/an-import-row';
import { aPickup } from '#server/test/an-order';
import { listed } from '#server/test/every-call';
import { aConfirmation, aMissing } from '#server/test/mailbox-calls';
import { aRefused, aSurplusPayment, linkOfOrder } from '#server/test/payment-calls';
import { setSetting } from '#server/test/set-setting';
import { sharedCalls } from '#server/test/shared-calls';
import { siteMails } from '#server/test/site-mails';
import { type Ask, type Both, type Id, pairs, type Thing, twoSites } from '#server/test/two-sites';
import { sites } from '#sites/all';

let both: Both;
beforeAll(async () => {
  both = await twoSites();
});

const ana = () => both.ana.token;
const beto = () => both.beto.token;
const seller = (thing: Thing) => thing.seller.token;
let newCategories = 0;
/** Input that names a category which was just made at the thing's site. */
const newCategory =
  <T>(input: (thing: Thing, id: string) => T) =>
  async (thing: Thing): Promise<T> => {
    const name = `${thing.mark} ${++newCategories}`;
    const parentId = thing.category.split('.')[0] ?? '';
    const shop = both.shops[thing.mark.slice(2) as Id];
    const { data } = await shop.call('category/add', { parentId, category: { name } }, thing.seller.token);
    return input(thing, data?.id ?? '');
  };
/** Another tracking of an order that an agency has. */
const sentByAgency = async ({ order }: Thing) => {
  const orders = both.shops.RTC.database.db.updateTable('orders').where('guid', '=', order);
  await orders.set({ state: 'DIS', shipping_id: 'MON', holds_stock: false }).execute();
  return { orderId: order, parms: { tracking: { value: '884422', before: null } }, sendEmail: false };
};

/** An import of the thing's site whose file bears its mark. */
const importIn = (state: ImportState) => ({
  input: ({ mark }: Thing) => anImportRow(both.shops[mark.slice(2) as Id], state, `${mark}.csv`),
  as: seller,
  elsewhere: 403 as const,
});
const slipOf = ({ order, mark }: Thing) => aSlip(both.shops.RTC, order, `${mark} 1`);
const administrator = async () => (await aSignedIn(both.shops.RTC, { roles: ['administrator'] })).token;

const surplus = ({ order, mark }: Thing) => aSurplusPayment(both.shops.RTC, order, mark);
// Paid online it leads to a page of its provider.
const online = async (thing: Thing) => {
  both.shops.RTC.providerMap.set('PYPL', aProvider('PYPL').provider);
  return { ...(await linkOfOrder(both.shops.RTC, thing.cancelled)), paymentId: 'PYPL' };
};

/** The site's own terms, which bear its mark. */
const writeLegalText = async ({ mark }: Thing) => {
  const site = mark.slice(2) as Id;
  const before = both.shops[site].settingsOf(sites[site]).legalTexts;
  const value = { version: '', sections: [{ page: '/terminos' as const, title: mark, text: mark }] };
  await both.shops[site].call('setting/update', { parms: { legalTexts: { value, before } } }, await administrator());
  return {};
};

const openToGuests = () => setSetting(both.shops.NAM, 'pricesFor', 'everyone');

/** The two keys of a visitor's order at the thing's site. */
const guestOf = async ({ mark, products }: Thing) => {
  await openToGuests();
  const shop = both.shops[mark.slice(2) as Id];
  const email = `${randomUUID()}@ejemplo.uy`;
  const [, , orderId = '', key = ''] = (await placeAsGuest(shop, aGuestOrder(products, { email }))).link.split('/');
  return { link: { orderId, key }, confirmation: await confirmationOf(shop, email) };
};

const missing = ({ mark, category }: Thing) => ({ name: `Falta ${mark}`, categoryId: category });
const shopOf = ({ mark }: Thing) => both.shops[mark.slice(2) as Id];

/** Calls that answer with what is of one site alone. */
const ofOneSite: { [P in CallPath]?: Ask<P>[] } = {
  'product/filter': [
    { input: () => listed },
    { input: ({ mark }) => ({ ...listed, filters: { text: mark } }) },
    { input: ({ category }) => ({ ...listed, filters: { categoryId: category } }) },
    { input: ({ brandId }) => ({ ...listed, filters: { brandId } }) },
  ],
  'product/suggest': [{ input: ({ mark }) => ({ text: mark }) }],
  'product/find': [{ input: ({ code }) => ({ code }), elsewhere: 404 }],
  'product/listRelated': [{ input: ({ code }) => ({ code }), elsewhere: 404 }],
  'stock/find': [{ input: ({ code }) => ({ code }), elsewhere: 404 }],
  'stock/listByCodes': [{ input: ({ code }) => ({ codes: [code] }) }],
  'category/list': [{ input: () => ({}) }],
  'category/find': [
    { input: ({ category }) => ({ categoryId: category }), elsewhere: 404 },
    { input: ({ number }) => ({ categoryId: String(number) }), elsewhere: 404 },
  ],
  'brand/list': [{ input: () => ({}) }],
  'brand/listByCategory': [{ input: ({ category }) => ({ categoryId: category }), elsewhere: 404 }],
  'brand/count': [{ input: () => ({}) }],
  'category/listTop': [{ input: () => ({}) }],
  'provider/list': [{ input: () => ({}) }],
  'autopart/findByFamily': [{ input: ({ family }) => ({ family }), elsewhere: 404 }],
  'autopart/filter': [
    { input: () => listed },
    { input: ({ mark }) => ({ ...listed, filters: { text: mark } }) },
    { input: ({ vehicle }) => ({ ...listed, filters: { vehicleId: vehicle.id } }) },
    { input: ({ vehicle }) => ({ ...listed, filters: { vehicleBrandId: vehicle.brandId } }) },
    { input: ({ brandId }) => ({ ...listed, filters: { partBrandId: brandId } }) },
  ],
  'autopart/suggest': [{ input: ({ mark }) => ({ text: mark }) }],
  'autopart/listRelated': [{ input: ({ family }) => ({ family }), elsewhere: 404 }],
  'vehicle/filter': [
    { input: ({ vehicle, number }) => ({ brandId: vehicle.brandId, categoryId: number }) },
    { input: ({ vehicle }) => ({ brandId: vehicle.brandId }) },
  ],
  'vehicle/find': [{ input: ({ vehicle }) => ({ vehicleId: vehicle.id }), elsewhere: 404 }],
  'release/list': [{ input: () => ({}) }],
  'setting/listLegalVersions': [{ input: writeLegalText, as: administrator }],
  'setting/find': [{ input: () => ({}), as: administrator }],
  'setting/update': [
    {
      input: ({ mark }) => {
        const own = [{ id: 'RES' as const, name: `Retiro ${mark}`, description: mark, price: 0 }];
        return { parms: { shipping: { value: own, before: own } } };
      },
      as: administrator,
      elsewhere: 409,
    },
  ],
  'content/preview': [{ input: () => ({}), as: seller, elsewhere: 404 }],
  'product/listByCodes': [{ input: ({ code }) => ({ codes: [code] }) }],
  'config/getPublic': [
    { input: () => ({ key: 'BANNER_HOME' }) },
    { input: () => ({ key: 'BANNER_3D' }) },
    { input: () => ({ key: 'RELEASES_HOME' }) },
    { input: () => ({ key: 'TEST_BANNER_HOME' }), as: seller, elsewhere: 403 },
  ],
  'category/listWhole': [{ input: () => ({}), as: seller, elsewhere: 403 }],
  'category/add': [
    {
      input: ({ mark, category }) => ({ parentId: category, category: { name: `Nueva ${mark}` } }),
      as: seller,
      elsewhere: 403,
    },
  ],
  'category/update': [{ input: ({ category }) => ({ categoryId: category, parms: {} }), as: seller, elsewhere: 403 }],
  'category/move': [
    {
      input: newCategory((thing, categoryId) => ({ categoryId, parentId: thing.category })),
      as: seller,
      elsewhere: 403,
    },
  ],
  'category/previewMerge': [
    { input: newCategory((thing, otherId) => ({ categoryId: thing.category, otherId })), as: seller, elsewhere: 403 },
  ],
  'category/merge': [
    { input: newCategory((thing, otherId) => ({ categoryId: thing.category, otherId })), as: seller, elsewhere: 403 },
  ],
  'category/remove': [{ input: newCategory((_, categoryId) => ({ categoryId })), as: seller, elsewhere: 403 }],
  'import/list': [{ ...importIn('done'), input: async (thing) => (await importIn('done').input(thing), {}) }],
  'import/find': [importIn('read')],
  'import/gone': [importIn('checked')],
  'import/check': [importIn('read')],
  'import/cancel': [importIn('writing')],
  'import/write': [importIn('checked')],
  'import/undo': [importIn('done')],
  'config/set': [
    {
      input: ({ mark }) => ({ key: 'TEST_RELEASES_HOME', value: JSON.stringify([{ title: mark, codes: [] }]) }),
      as: seller,
      elsewhere: 403,
    },
  ],
  'config/list': [{ input: () => ({}), as: seller, elsewhere: 404, isWritten: true }],
  'order/options': [{ input: () => ({}) }],
  'order/add': [
    {
      input: ({ products }) => ({ order: aPickup(products) }),
      as: async () => (await aSignedIn(both.shops.RTC)).token,
      elsewhere: 409,
    },
  ],
  'order/addAsGuest': [
    {
      input: async ({ products }) => (await openToGuests(), aGuestOrder(products)),
      elsewhere: 409,
    },
  ],
  'order/confirm': [{ input: async (thing) => (await guestOf(thing)).confirmation, elsewhere: 404 }],
  'order/cancelByLink': [{ input: async (thing) => (await guestOf(thing)).link, elsewhere: 404 }],
  'arrival/addOwn': [{ input: (thing) => aMissing(shopOf(thing), missing(thing)), as: ana, elsewhere: 404 }],
  'favourite/set': [{ input: ({ code }) => ({ code, isOn: true }), as: ana, elsewhere: 404 }],
  'favourite/list': [{ input: () => ({}), as: ana }],
  'favourite/listCodes': [{ input: () => ({}), as: ana }],
  'arrival/confirm': [{ input: (thing) => aConfirmation(shopOf(thing), missing(thing)), elsewhere: 422 }],
  'order/addAsSeller': [{ input: ({ products }) => ({ order: aSale(products) }), as: seller, elsewhere: 403 }],
  'order/find': [{ input: ({ order }) => ({ orderId: order }), as: ana, elsewhere: 404 }],
  'order/filter': [
    { input: () => listed, as: ana },
    { input: ({ companyId }) => ({ ...listed, filters: { toCompany: companyId } }), as: seller },
  ],
  'panel/find': [{ input: ({ code }) => ({ text: code }), as: seller }],
  'order/pay': [{ input: ({ order }) => ({ orderId: order, paymentId: 'BRDE' }), as: ana, elsewhere: 404 }],
  'order/addCfe': [
    {
      input: ({ order }) => ({ orderId: order, cfe: { type: 101, series: 'A', number: 1 } }),
      as: seller,
      elsewhere: 404,
    },
  ],
  'order/removeCfe': [{ input: ({ order }) => aCfe(both.shops.RTC, order), as: seller, elsewhere: 404 }],
  'order/mark': [
    {
      input: ({ order }) => ({ orderId: order, mark: 'prepared', isSet: false }),
      as: seller,
      elsewhere: 404,
    },
  ],
  'order/addNote': [{ input: ({ order }) => ({ orderId: order, text: 'Nota' }), as: seller, elsewhere: 404 }],
  'slip/filter': [
    { input: async (thing) => (await slipOf(thing), listed), as: seller },
    { input: ({ companyId }) => ({ ...listed, filters: { toCompany: companyId, state: 'waiting' } }), as: seller },
  ],
  'slip/reject': [
    { input: async (thing) => ({ slipId: await slipOf(thing), reason: 'No llegó' }), as: seller, elsewhere: 404 },
  ],
  'slip/approve': [{ input: async (thing) => ({ slipId: await slipOf(thing) }), as: seller, elsewhere: 404 }],
  'order/changeState': [
    { input: ({ order }) => ({ orderId: order, state: 'PAP', sendEmail: true }), as: seller, elsewhere: 404 },
  ],
  'order/follow': [{ input: ({ order }) => linkOfOrder(both.shops.RTC, order), elsewhere: 404 }],
  'payment/settle': [{ input: ({ order }) => linkOfOrder(both.shops.RTC, order), elsewhere: 404 }],
  'payment/start': [{ input: online, elsewhere: 404 }],
  'payment/list': [
    { input: async (thing) => ({ orderId: (await surplus(thing)).alert.orderId }), as: seller, elsewhere: 404 },
  ],
  'company/findOwn': [{ input: () => ({}), as: seller }],
  'communication/listAuthors': [{ input: () => ({}), as: administrator }],
  'payment/listAlerts': [{ input: () => ({ toCompany: null }), as: seller }],
  'payment/solveAlert': [{ input: async (thing) => (await surplus(thing)).alert, as: seller, elsewhere: 404 }],
  'payment/solveRefused': [
    { input: ({ mark }) => aRefused(both.shops[mark.slice(2) as Id], mark), as: seller, elsewhere: 403 },
  ],
  'payment/refund': [{ input: async (thing) => (await surplus(thing)).refund, as: administrator, elsewhere: 404 }],
  'order/cancel': [{ input: ({ cancelled }) => ({ orderId: cancelled }), as: beto, elsewhere: 404 }],
  // The last one, as the order is sent by it.
  'order/changeDispatch': [{ input: sentByAgency, as: seller, elsewhere: 404 }],
};

test('every call is either of one site, or writes mails for it, or is shared', () => {
  const known = [...Object.keys(ofOneSite), ...Object.keys(siteMails(() => both)), ...sharedCalls];
  expect(known.toSorted()).toEqual(Object.keys(contract).toSorted());
});

describe.each(pairs)('%s beside %s', (here, there) => {
  const asks = Object.entries(ofOneSite).flatMap(([path, list]) =>
    list.map((ask, at) => [`${path} (${at + 1})`, path as CallPath, ask as Ask<CallPath>] as const),
  );
  test.each(asks)('%s answers with what is of the site that was asked', async (_, path, ask) => {
    const [own, foreign] = [both.things[here], both.things[there]];
    const say = async (id: Id) => both.shops[id].call(path, await ask.input(own), await ask.as?.(own));
    const across = await say(there);
    expect([across.status, across.error]).toEqual([ask.elsewhere ?? 200, ask.elsewhere ? across.error : '']);
    const { error: _error, conflicts: _conflicts, ...rest } = across.body;
    expect(JSON.stringify(rest)).not.toContain(own.mark);
    const answer = await say(here);
    expect([answer.status, answer.error]).toEqual([200, '']);
    expect(JSON.stringify(answer.body)).toContain(own.mark);
    const text = JSON.stringify(answer.body);
    expect(ask.isWritten ? text.replaceAll(new RegExp(`${foreign.mark}-\\d`, 'g'), '') : text).not.toContain(
      foreign.mark,
    );
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CallPath, contract, type Input } from '#contract/contract';
import { aCfe } from '#server/test/a-cfe';
import { aProvider } from '#server/test/a-provider';
import { aSlip } from '#server/test/a-slip';
import { anInvited } from '#server/test/a-staff-member';
import { anAccount, aSignedIn } from '#server/test/an-account';
import { aPickup } from '#server/test/an-order';
import { listed } from '#server/test/every-call';
import { linkTo, mailsOf } from '#server/test/mails';
import { aSurplusPayment, linkOfOrder } from '#server/test/payment-calls';
import { type Thing, twoSites } from '#server/test/two-sites';
import { sites } from '#sites/all';

type Both = Awaited<ReturnType<typeof twoSites>>;
type Id = 'RTC' | 'NAM';
const pairs: [Id, Id][] = [
  ['RTC', 'NAM'],
  ['NAM', 'RTC'],
];

let both: Both;
beforeAll(async () => {
  both = await twoSites();
});

type Ask<P extends CallPath> = {
  /** Asks for what `thing` names of its site. */
  input: (thing: Thing) => Input<P> | Promise<Input<P>>;
  /** Who asks; a visitor where nobody is said. */
  as?: (thing: Thing) => Promise<string> | string;
  /** What the other site says to it: a refusal, or 200 without it. */
  elsewhere?: 403 | 404 | 409;
  /** What its own sellers wrote, as they wrote it: it may name products of the other. */
  isWritten?: true;
};

const ana = () => both.ana.token;
const beto = () => both.beto.token;
const seller = (thing: Thing) => thing.seller.token;
const slipOf = ({ order, mark }: Thing) => aSlip(both.shops.RTC, order, `${mark} 1`);
const administrator = async () => (await aSignedIn(both.shops.RTC, { roles: ['administrator'] })).token;

const surplus = ({ order, mark }: Thing) => aSurplusPayment(both.shops.RTC, order, mark);
// Paid online it leads to a page of its provider.
const online = async (thing: Thing) => {
  both.shops.RTC.providerMap.set('PYPL', aProvider('PYPL').provider);
  return { ...(await linkOfOrder(both.shops.RTC, thing.cancelled)), paymentId: 'PYPL' };
};

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
    { input: ({ vehicle, number }) => ({ brandId: vehicle.brandId, categoryId: number }), elsewhere: 404 },
    { input: ({ vehicle }) => ({ brandId: vehicle.brandId }) },
  ],
  'vehicle/find': [{ input: ({ vehicle }) => ({ vehicleId: vehicle.id }), elsewhere: 404 }],
  'release/list': [{ input: () => ({}) }],
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
  'payment/listAlerts': [{ input: () => ({}), as: seller }],
  'payment/solveAlert': [{ input: async (thing) => (await surplus(thing)).alert, as: seller, elsewhere: 404 }],
  'payment/refund': [{ input: async (thing) => (await surplus(thing)).refund, as: administrator, elsewhere: 404 }],
  'order/cancel': [{ input: ({ cancelled }) => ({ orderId: cancelled }), as: beto, elsewhere: 404 }],
};

const contacts = {
  phones: [{ phone: '099 123 456', type: 'HOM' as const }],
  addresses: [{ address: 'Rincón 500', stateId: 1, cityId: 1 }],
  emails: [],
};
const user = () => ({ email: `${randomUUID()}@ejemplo.uy`, password: 'secreta', firstName: 'Eva', lastName: 'Paz' });

/** What confirms a new subscription at a site. */
const subscription = async (site: Id) => {
  const value = `${randomUUID()}@ejemplo.uy`;
  await both.shops[site].call('suscription/add', { type: 'NEM', value }, undefined, { client: randomUUID() });
  return { key: (await linkTo(both.shops[site], value, '/confirmar/')).split('/').pop() ?? '' };
};

type Writes<P extends CallPath> = (origin: string, site: Id) => Input<P> | Promise<Input<P>>;
/** Calls that write a mail, which speaks for the site that was asked. */
const mails: { [P in CallPath]?: Writes<P> } = {
  'user/addWithPerson': (origin) => ({
    user: user(),
    urlActivation: `${origin}/activar/`,
    person: { name: 'Eva', lastName: 'Paz', ...contacts },
  }),
  'user/addWithCompany': (origin) => ({
    user: user(),
    urlActivation: `${origin}/activar/`,
    company: { name: 'Taller Sur SRL', identifier: '21 100342 0017', ...contacts },
  }),
  'user/resendActivation': () => ({ email: both.ana.email }),
  'user/invite': () => anInvited(),
  'user/sendInvitation': async () => ({ guid: (await anAccount(both.shops.RTC, { isActive: false })).guid }),
  'user/restorePwdStep1': () => ({ email: both.ana.email }),
  'suscription/add': () => ({ type: 'NEM', value: 'eva@ejemplo.uy' }),
  'suscription/confirm': (_, site) => subscription(site),
  'utils/email/sendContact': () => ({
    name: 'Eva',
    phone: '099 123 456',
    email: 'eva@ejemplo.uy',
    subject: 'Horario',
    message: '¿Abren hoy?',
  }),
};

/** What all sites share: accounts, people, companies, places (decisions S1). */
const shared: readonly CallPath[] = [
  ...(['state/list', 'city/list', 'person/find', 'person/update', 'person/add', 'person/filter'] as const),
  ...(['product/previewMany', 'product/updateMany', 'product/undoMany'] as const),
  ...(['autopart/findWhole', 'autopart/add', 'autopart/update'] as const),
  ...(['vehicle/listByBrand', 'vehicle/add', 'vehicle/update'] as const),
  ...(['stock/filter', 'stock/listHolds', 'stock/set', 'stock/count', 'stock/transfer'] as const),
  ...(['product/add', 'product/update', 'image/add', 'image/find', 'image/update', 'image/remove'] as const),
  ...(['image/listByTarget', 'image/match', 'image/removeUnused'] as const),
  ...([
    'company/find',
    'company/filter',
    'history/filter',
    'backup/status',
    'tag/list',
    'workBranch/list',
    'user/get',
    'user/update',
    'user/filter',
  ] as const),
  ...(['user/setRoles', 'user/setLock', 'user/activate', 'user/checkActivation', 'user/restorePwdStep2'] as const),
  ...(['user/changePwd', 'user/logout', 'payment/getAccessToken'] as const),
];

test('every call is either of one site, or writes mails for it, or is shared', () => {
  const known = [...Object.keys(ofOneSite), ...Object.keys(mails), ...shared];
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

  const written = Object.entries(mails) as [CallPath, Writes<CallPath>][];
  test.each(written)('%s mails in the name of the site that was asked', async (path, input) => {
    const { origin, call, database } = both.shops[here];
    const client = { client: randomUUID() };
    const token = contract[path].access === 'anyone' ? undefined : await administrator();
    expect((await call(path, await input(origin, here), token, client)).error).toBe('');
    const mail = await database.db.selectFrom('mail').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect([mail.site, mail.message_id.includes(`@${new URL(origin).hostname}>`)]).toEqual([here, true]);
    const { links = [] } = (await mailsOf(both.shops[here])).at(-1) ?? {};
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !link.startsWith(origin))).toEqual([]);
    expect(mail.html).toContain(sites[here].name);
    expect(mail.html).not.toContain(sites[there].about);
  });

  test('a subscription is confirmed at the site that was asked alone', async () => {
    const input = await subscription(here);
    expect((await both.shops[there].call('suscription/confirm', input)).status).toBe(422);
    expect((await both.shops[here].call('suscription/confirm', input)).status).toBe(200);
  });

  test('an activation that leads to the other site is refused', async () => {
    const input = await mails['user/addWithPerson']?.(both.shops[there].origin, there);
    if (!input) throw new Error('No registration.');
    const answer = await both.shops[here].call('user/addWithPerson', input, undefined, { client: randomUUID() });
    expect([answer.status, answer.error]).toEqual([422, 'La dirección de activación no es de este sitio']);
  });
});

describe('what the sites share', () => {
  const asks: { [P in CallPath]?: () => Input<P> } = {
    'state/list': () => ({}),
    'city/list': () => ({}),
    'person/find': () => ({ id: both.ana.personId ?? 0 }),
    'person/filter': () => listed,
    'company/find': () => ({ id: both.things.RTC.companyId }),
    'image/listByTarget': () => ({ target: 'product' }),
    'tag/list': () => ({}),
    'workBranch/list': () => ({}),
    'stock/filter': () => listed,
    'stock/listHolds': () => ({ code: both.things.RTC.code }),
    'user/get': () => ({ guid: both.ana.guid }),
    'user/filter': () => ({ ...listed, filters: { text: both.ana.email } }),
  };
  test.each(Object.entries(asks) as [CallPath, () => Input<CallPath>][])('%s', async (path, input) => {
    const { token } = await aSignedIn(both.shops.RTC, { roles: ['administrator', 'seller'] });
    const [atRtc, atNam] = await Promise.all(pairs.map(([id]) => both.shops[id].call(path, input(), token)));
    expect(atRtc?.status).toBe(200);
    expect(atRtc?.body).toEqual(atNam?.body);
  });

  test('an account: made and activated, changed, given roles and a password at either', async () => {
    const { RTC: rtc, NAM: nam } = both.shops;
    const client = { client: randomUUID() };
    const given = user();
    const person = { name: 'Eva', lastName: 'Paz', ...contacts };
    const urlActivation = `${rtc.origin}/activar/`;
    await rtc.call('user/addWithPerson', { user: given, person, urlActivation }, undefined, client);
    const guid = (await linkTo(rtc, given.email, '/activar/')).split('/').pop() ?? '';
    expect((await nam.call('user/checkActivation', { guid })).status).toBe(200);
    expect((await nam.call('user/activate', { guid })).status).toBe(200);
    expect((await rtc.login(given.email, given.password)).status).toBe(200);
    await rtc.call('user/restorePwdStep1', { email: given.email }, undefined, client);
    const key = (await linkTo(rtc, given.email, '/restablecer')).split('/').pop() ?? '';
    const reset = { key, email: given.email, newPassword: 'otra-clave' };
    expect((await nam.call('user/restorePwdStep2', reset)).status).toBe(200);
    const { access_token: token = '', user_guid: own = '' } = await rtc.login(given.email, 'otra-clave');
    const parms = { firstName: { value: 'Evita', before: 'Eva' } };
    expect((await nam.call('user/update', { guid: own, parms }, token)).data?.firstName).toBe('Evita');
    const admin = await aSignedIn(rtc, { roles: ['administrator'] });
    expect((await nam.call('user/setRoles', { guid: own, roles: ['seller'] }, admin.token)).status).toBe(200);
    expect((await rtc.call('user/get', { guid: own }, token)).data).toMatchObject({
      firstName: 'Evita',
      roles: ['seller'],
    });
    const change = { password: 'otra-clave', newPassword: 'tercera-clave' };
    expect((await nam.call('user/changePwd', change, token)).status).toBe(200);
    expect((await rtc.login(given.email, 'tercera-clave')).status).toBe(200);
    expect((await nam.call('user/logout', {}, token)).status).toBe(200);
    expect((await rtc.call('user/get', { guid: own }, token)).status).toBe(401);
  });

  test('people: added and changed at either', async () => {
    const { RTC: rtc, NAM: nam } = both.shops;
    const { token } = both.things.RTC.seller;
    const person = { name: 'Iris', lastName: 'Gil', defaultEmail: 'iris@ejemplo.uy', ...contacts };
    const { data } = await rtc.call('person/add', { person }, token);
    const parms = { name: { value: 'Irma', before: 'Iris' } };
    expect((await nam.call('person/update', { id: data?.id ?? 0, parms }, token)).status).toBe(200);
    expect((await rtc.call('person/find', { id: data?.id ?? 0 }, token)).data?.name).toBe('Irma');
  });
});

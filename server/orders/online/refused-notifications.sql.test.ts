import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { refusalAdvice } from '#contract/plain/payment-alerts';
import { checkPayments } from '#server/payments/check-payments.service';
import { notificationPaths, type OnlineId, ProviderError } from '#server/payments/providers/provider';
import { aCompany } from '#server/test/a-company';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { anOnlineShop, type OnlineShop } from '#server/test/an-online-order';
import { mailsOf } from '#server/test/mails';
import { setSetting } from '#server/test/set-setting';

const hour = 3_600_000;
const day = 24 * hour;

let it: OnlineShop;
beforeEach(async () => {
  it = await anOnlineShop();
});

/** A POST to the address of a provider's notifications; without a signature it bears none. */
const post = async (signature?: string, method: OnlineId = 'MPU') => {
  const headers = { ...(signature !== undefined && { 'x-signature': signature }) };
  const request = { method: 'POST', body: JSON.stringify({ kind: 'other' }), headers };
  return (await it.shop.app.request(it.shop.origin + notificationPaths[method], request)).status;
};
const forged = () => post('of another secret');
const right = () => post('right');
const later = (ms: number) => {
  it.shop.clock.now = new Date(it.shop.clock.now.getTime() + ms);
};
/** By default as somebody who has just signed in. */
const list = async (token?: string) => {
  const as = token ?? (await aSeller(it.shop)).token;
  const { refused = [], solved = [] } = await it.shop.call('payment/listAlerts', { toCompany: null }, as);
  return { refused, solved };
};
const causes = async () => (await list()).refused.map(({ method, cause, times }) => [method, cause, times]);
const mails = async () => (await mailsOf(it.shop)).filter(({ subject }) => subject.startsWith('Alerta: avisos'));
const solve = async (refusedId: number, token?: string, reason = 'Puse la clave nueva') => {
  const as = token ?? (await aSeller(it.shop, { firstName: 'Leo', lastName: 'Paz' })).token;
  return it.shop.call('payment/solveRefused', { refusedId, reason }, as);
};
const onlyId = async () => (await list()).refused[0]?.id ?? 0;

describe('a notification that is refused', () => {
  test('is an alert of the site’s sellers for each likely cause, until one is right', async () => {
    expect(await list()).toEqual({ refused: [], solved: [] });
    expect(await forged()).toBe(401);
    const firstAt = it.shop.clock.now.toISOString();
    later(hour);
    expect([await forged(), await post()]).toEqual([401, 401]);
    const lastAt = it.shop.clock.now.toISOString();
    const open = { method: 'MPU', solvedAt: null, solvedBy: null, reason: null };
    expect((await list()).refused).toEqual([
      { ...open, id: expect.any(Number), cause: 'wrongSignature', times: 2, firstAt, lastAt },
      { ...open, id: expect.any(Number), cause: 'unsigned', times: 1, firstAt: lastAt, lastAt },
    ]);
    const admin = await aSignedIn(it.shop, { roles: ['administrator'] });
    expect((await list(admin.token)).refused).toHaveLength(2);
    const far = await aSeller(it.shop, { sellsFor: [(await aCompany(it.shop.database.db)).id] });
    expect(await list(far.token)).toEqual({ refused: [], solved: [] });
    expect(await right()).toBe(200);
    const { refused, solved } = await list();
    expect([refused, solved.map(({ solvedBy, reason }) => [solvedBy, reason])]).toEqual([
      [],
      [
        ['Sistema', 'Llegó un aviso bueno'],
        ['Sistema', 'Llegó un aviso bueno'],
      ],
    ]);
  });

  test('alarms nobody where the shop sends it to try its own address', async () => {
    const { app, origin, providerMap } = it.shop;
    const ask = async (url: string, init: RequestInit) => app.request(url, init);
    const lines = await checkPayments({ providers: () => providerMap, origins: [origin] }, ask as typeof fetch);
    expect(lines.find(({ what }) => what === origin + notificationPaths.MPU)?.ok).toBe(true);
    expect([await list(), await mails()]).toEqual([{ refused: [], solved: [] }, []]);
  });

  test('more than a week ago alarms nobody', async () => {
    await forged();
    later(8 * day);
    expect((await list()).refused).toEqual([]);
  });

  test('as its provider takes our keys no more is a cause of its own; one that is silent is none', async () => {
    const failing = (isFinal: boolean) => {
      it.wallet.provider.readNotification = () => Promise.reject(new ProviderError('401', { isFinal }));
      return post('any', 'PYPL');
    };
    expect([await failing(false), await causes()]).toEqual([503, []]);
    expect([await failing(true), await causes()]).toEqual([503, [['PYPL', 'keys', 1]]]);
  });
});

describe('the shop gets a mail', () => {
  test('where they begin, to its staff, with the cause and the way to the alert', async () => {
    await setSetting(it.shop, 'newOrderMail', 'ventas@tienda.uy');
    await forged();
    expect(await mails()).toMatchObject([
      { to: 'ventas@tienda.uy', subject: 'Alerta: avisos de Mercado Pago rechazados' },
    ]);
    const [mail] = await mails();
    expect(mail?.text).toContain(refusalAdvice.wrongSignature);
    expect(mail?.links).toContain('http://tienda.test/gestion/alertas');
  });

  test('where it wants none of new orders too, at the address of its contact', async () => {
    await setSetting(it.shop, 'newOrderMail', 'off');
    await forged();
    expect((await mails()).map(({ to }) => to)).toEqual([it.shop.ctx.site.contact.email]);
  });

  test('once for each provider and cause, however many come at once', async () => {
    const all = Array.from({ length: 20 }, () => [forged(), post(), post('other', 'PYPL')]).flat();
    expect(new Set(await Promise.all(all))).toEqual(new Set([401]));
    expect((await causes()).toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
      ['MPU', 'unsigned', 20],
      ['MPU', 'wrongSignature', 20],
      ['PYPL', 'unsigned', 20],
    ]);
    expect(await mails()).toHaveLength(3);
  });

  test('no more than once a day where right ones come between', async () => {
    for (let at = 0; at < 5; at += 1) {
      await forged();
      await right();
      later(hour);
    }
    expect([(await mails()).length, (await list()).solved.map(({ times }) => times)]).toEqual([1, [5]]);
    later(day);
    await forged();
    expect([(await mails()).length, await causes()]).toEqual([2, [['MPU', 'wrongSignature', 1]]]);
  });

  test('again where they begin again after a quiet week', async () => {
    await forged();
    later(8 * day);
    await forged();
    expect([(await mails()).length, await causes()]).toEqual([2, [['MPU', 'wrongSignature', 1]]]);
    expect((await list()).solved).toMatchObject([{ reason: 'Dejaron de llegar' }]);
  });

  test('not while the same go on for longer than that', async () => {
    for (let at = 0; at < 5; at += 1) {
      await forged();
      later(3 * day);
    }
    expect((await mails()).length).toBe(1);
  });

  test('with the alert, or neither is there', async () => {
    const { mail } = it.shop.ctx;
    const send = mail.send;
    mail.send = () => Promise.reject(new Error('no room for mails'));
    expect([await forged(), await causes()]).toEqual([500, []]);
    mail.send = send;
    expect([await forged(), await causes()]).toEqual([401, [['MPU', 'wrongSignature', 1]]]);
    expect(await mails()).toHaveLength(1);
  });
});

describe('who sells for the site’s company solves it by hand', () => {
  test('and the list keeps who, when and why; the next one begins it anew, with its mail', async () => {
    await forged();
    const id = await onlyId();
    later(hour);
    const leo = await aSeller(it.shop, { firstName: 'Leo', lastName: 'Paz' });
    expect((await solve(id, leo.token)).status).toBe(200);
    const solvedAt = it.shop.clock.now.toISOString();
    const kept = { id, solvedAt, solvedBy: 'Leo Paz', reason: 'Puse la clave nueva' };
    expect(await list()).toMatchObject({ refused: [], solved: [kept] });
    later(hour);
    expect((await solve(id, leo.token)).status).toBe(200);
    const other = await solve(id, undefined, 'Otra cosa');
    expect([other.status, other.error]).toEqual([409, 'Leo Paz ya resolvió esa alerta: «Puse la clave nueva»']);
    expect((await list()).solved).toMatchObject([kept]);
    await forged();
    expect([await causes(), (await mails()).length]).toEqual([[['MPU', 'wrongSignature', 1]], 2]);
    expect((await list()).solved).toMatchObject([kept]);
  });

  test('one of two causes, and the other stays', async () => {
    await forged();
    await post();
    await solve(await onlyId());
    expect(await causes()).toEqual([['MPU', 'unsigned', 1]]);
  });

  test('with a reason, and one that there is', async () => {
    await forged();
    const blank = await solve(await onlyId(), undefined, ' ');
    expect([blank.status, blank.fields]).toEqual([422, { reason: messages['field.required'] }]);
    const unknown = await solve(999_999);
    expect([unknown.status, unknown.error]).toEqual([404, messages['alert.notFound']]);
  });

  test('a seller of another company, or whom nobody employs, does not', async () => {
    await forged();
    const id = await onlyId();
    const far = await aSeller(it.shop, { sellsFor: [(await aCompany(it.shop.database.db)).id] });
    const free = await aSignedIn(it.shop, { roles: ['seller'] });
    for (const { token } of [far, free, it.people.ana]) expect((await solve(id, token)).status).toBe(403);
    expect((await list()).refused).toHaveLength(1);
  });
});

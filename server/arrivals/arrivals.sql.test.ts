import { beforeEach, describe, expect, test } from 'vitest';
import { arrivalConsent } from '#contract/plain/arrival-consent';
import { sentence } from '#contract/plain/messages';
import { tellArrivals } from '#server/arrivals/tell-arrivals.service';
import { clean } from '#server/cleaning';
import { aProduct } from '#server/test/a-product';
import { aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { expectToWait } from '#server/test/expect-to-wait';
import { keyTo, mailsOf } from '#server/test/mails';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let product: { id: number };
const code = 'PLACA-1';
const email = 'ana@ejemplo.uy';
const name = 'Placa de red';
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  product = await aProduct(shop, { code, name, stock: { BUL: 0, CEN: 0 } });
});

let asks = 0;
const ask = (value = email, asked = code) => {
  asks += 1;
  return shop.call('arrival/add', { code: asked, email: value }, undefined, { client: `10.8.0.${asks}` });
};
const confirmKey = (to = email) => keyTo(shop, to, '/avisos/confirmar/');
const confirm = async (key: string) => shop.call('arrival/confirm', { key });
const end = async (key: string, body = 'List-Unsubscribe=One-Click') => {
  const response = await shop.app.request(`${shop.origin}/avisos/baja/${key}`, { method: 'POST', body });
  return { status: response.status, text: await response.text() };
};
const stored = () => shop.database.db.selectFrom('arrival_notice').selectAll().orderBy('id').execute();
const state = async () => (await stored()).map((row) => row.state).join();
const subjects = async () => (await mailsOf(shop)).map(({ to, subject }) => `${to} ${subject}`);
const days = (count: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + count * 24 * 3_600_000);
};
const confirmed = async (to = email) => {
  await ask(to);
  await confirm(await confirmKey(to));
};
const arrive = (units = 3, productId = product.id) =>
  shop.database.db.updateTable('stock').set({ on_hand: units }).where('product_id', '=', productId).execute();
const tell = () => tellArrivals(shop.systemCtx(shop.ctx.ownSite));

const asked = `${email} Confirmá que te avisemos cuando llegue «${name}»`;
const arrived = `${email} Ya llegó «${name}»`;

describe('a visitor', () => {
  test('is told once that it arrived, after he confirmed', async () => {
    expect(await ask(' ANA@ejemplo.uy ')).toMatchObject({ status: 200, data: null });
    expect(await stored()).toMatchObject([
      { site: 'RTC', email, state: 'waiting', text_version: arrivalConsent.version, asked_at: shop.clock.now },
    ]);
    expect((await mailsOf(shop)).at(-1)?.text).toContain(arrivalConsent.text);
    expect(await confirm(await confirmKey())).toMatchObject({ status: 200, data: { code, name } });
    expect(await tell()).toBe(0);
    await arrive();
    expect(await tell()).toBe(1);
    expect(await tell()).toBe(0);
    expect(await subjects()).toEqual([asked, arrived]);
    const mail = (await mailsOf(shop)).at(-1);
    expect(mail?.text).toContain('Precio, IVA incluido: U$S 12,50');
    expect(mail?.links[0]).toBe(`${shop.origin}/productos/${code}`);
    expect(await state()).toBe('sent');
  });

  test('who never confirmed is not told', async () => {
    await ask();
    await arrive();
    expect(await tell()).toBe(0);
  });

  test('ends it by one click of a mail, and is told nothing', async () => {
    await confirmed();
    await ask();
    const rows = await shop.database.db.selectFrom('mail').select('unsubscribe_url').execute();
    const key = await keyTo(shop, email, '/avisos/baja/');
    expect(rows).toEqual(Array(2).fill({ unsubscribe_url: `${shop.origin}/avisos/baja/${key}` }));
    expect((await end(key, 'x')).status).toBe(400);
    expect(await state()).toBe('confirmed');
    const ended = { status: 200, text: 'Listo: no te vamos a escribir por este producto.' };
    expect([await end(key), await end(key)]).toEqual([ended, ended]);
    await arrive();
    expect([await state(), await tell()]).toEqual(['ended', 0]);
    expect(await end('x')).toEqual({ status: 404, text: sentence('arrival.unknown') });
  });

  test('may ask again once he was told, and is told again', async () => {
    await confirmed();
    const first = await confirmKey();
    await arrive();
    await tell();
    await arrive(0);
    expect(await confirm(first)).toMatchObject({ status: 422, error: sentence('arrival.linkDead') });
    await confirmed();
    await arrive();
    expect(await tell()).toBe(1);
    expect(await subjects()).toEqual([asked, arrived, asked, arrived]);
  });

  test('learns nothing of others: each answer is the same, and asking alone moves nothing', async () => {
    await aSignedIn(shop, { email: 'cliente@ejemplo.uy' });
    const answers = [await ask('cliente@ejemplo.uy'), await ask(), await ask()];
    await confirm(await confirmKey());
    answers.push(await ask());
    expect((await subjects()).at(-1)).toBe(`${email} Te vamos a avisar cuando llegue «${name}»`);
    await end(await keyTo(shop, email, '/avisos/baja/'));
    answers.push(await ask());
    expect(await state()).toBe('waiting,ended');
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(5).fill([200, { success: true, data: null, error: '' }]),
    );
    for (const [at, value] of [email, email, 'otra@ejemplo.uy'].entries())
      await expectToWait(shop, ({ call }) =>
        call('arrival/add', { code, email: value }, undefined, { client: `10.8.9.${at}` }),
      );
  });
});

describe('a link to confirm', () => {
  const dead = { status: 422, error: sentence('arrival.linkDead') };

  test('works again as long as it lives', async () => {
    await ask();
    const key = await confirmKey();
    expect(JSON.stringify(await stored())).not.toContain(key);
    await confirm(key);
    expect((await confirm(key)).status).toBe(200);
    expect(await subjects()).toEqual([asked]);
  });

  test('dies by a new one, after seven days, and with the wish', async () => {
    expect(await confirm('x')).toMatchObject(dead);
    await ask();
    const first = await confirmKey();
    await ask();
    expect(await confirm(first)).toMatchObject(dead);
    days(7.1);
    expect(await confirm(await confirmKey())).toMatchObject(dead);
    await ask();
    await end(await keyTo(shop, email, '/avisos/baja/'));
    expect(await confirm(await confirmKey())).toMatchObject(dead);
  });
});

describe('somebody signed in', () => {
  test('is told at his account’s mailbox, confirmed by asking', async () => {
    const { token, email: own } = await aSignedIn(shop);
    for (let time = 0; time < 2; time += 1)
      expect(await shop.call('arrival/addOwn', { code }, token)).toMatchObject({ status: 200, email: own });
    expect(await stored()).toMatchObject([{ email: own, state: 'confirmed', text_version: null }]);
    await arrive();
    await tell();
    expect(await subjects()).toEqual([`${own} Ya llegó «${name}»`]);
  });

  test('takes over what was asked for without the account', async () => {
    const { token, email: own } = await aSignedIn(shop);
    await ask(own);
    await shop.call('arrival/addOwn', { code }, token);
    expect(await state()).toBe('confirmed');
    expect((await confirm(await confirmKey(own))).status).toBe(422);
  });
});

describe('what is refused', () => {
  test('a product that is there, one that is not sold here, one that is none', async () => {
    const { token } = await aSignedIn(shop);
    await aProduct(shop, { code: 'HAY' });
    await aProduct(shop, { code: 'OCULTO', isPublic: false, stock: {} });
    await aProduct(shop, { code: 'AJENO', categoryId: '2.301', stock: {} });
    const inStock = { status: 409, error: sentence('arrival.inStock') };
    expect(await ask(email, 'HAY')).toMatchObject(inStock);
    expect(await shop.call('arrival/addOwn', { code: 'HAY' }, token)).toMatchObject(inStock);
    for (const other of ['OCULTO', 'AJENO', 'NADA']) expect((await ask(email, other)).status).toBe(404);
    expect(await stored()).toEqual([]);
  });

  test('what is no e-mail', async () => {
    expect(await ask('')).toMatchObject({ status: 422, fields: { email: 'Este campo es obligatorio' } });
    expect(await ask('ana@')).toMatchObject({ status: 422, fields: { email: 'Ingrese un email válido' } });
  });

  test('more than five in a quarter of an hour from an address; a mailbox gets five mails an hour', async () => {
    const from = (client: string, value: string) =>
      shop.call('arrival/add', { code, email: value }, undefined, { client });
    for (let at = 0; at < 5; at += 1) expect((await from('10.9.0.1', `a${at}@ejemplo.uy`)).status).toBe(200);
    expect(await from('10.9.0.1', 'b@ejemplo.uy')).toMatchObject({ status: 429 });
    for (let at = 0; at < 7; at += 1) expect((await ask()).status).toBe(200);
    expect((await subjects()).filter((one) => one.startsWith(email))).toHaveLength(5);
  });

  test('a 51st product: the account hears of it, a visitor nothing', async () => {
    const { token, email: own } = await aSignedIn(shop);
    const others = { site: 'RTC', state: 'confirmed' as const, asked_at: shop.clock.now, expires_at: shop.clock.now };
    for (let at = 0; at < 50; at += 1) {
      const { id } = await aProduct(shop, { stock: {} });
      const row = { ...others, product_id: id, email: own, end_key: `${at}` };
      await shop.database.db.insertInto('arrival_notice').values(row).execute();
    }
    const answer = await shop.call('arrival/addOwn', { code }, token);
    expect(answer).toMatchObject({ status: 409, error: sentence('arrival.tooMany', { most: 50 }) });
    expect((await ask(own)).status).toBe(200);
    expect([await subjects(), (await stored()).length]).toEqual([[], 50]);
  });
});

describe('the clock', () => {
  test('looks at free units of all branches, and at what is sold here', async () => {
    await confirmed();
    const { db } = shop.database;
    const products = db.updateTable('product').where('id', '=', product.id);
    await db.updateTable('stock').set({ on_hand: 2, reserved: 2 }).execute();
    expect(await tell()).toBe(0);
    await arrive();
    await products.set({ is_public: false }).execute();
    expect(await tell()).toBe(0);
    await products.set({ is_public: true }).execute();
    expect(await tell()).toBe(1);
  });

  test('tells nobody twice where two look at once', async () => {
    for (let at = 0; at < 5; at += 1) await confirmed(`b${at}@ejemplo.uy`);
    await arrive();
    const told = await Promise.all([tell(), tell(), tell()]);
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(5);
    expect((await subjects()).filter((one) => one.includes('Ya llegó'))).toHaveLength(5);
  });

  test('tells no price where not everybody sees it, nor one that is on request', async () => {
    await confirmed();
    await setSetting(shop, 'pricesFor', 'signedIn');
    await arrive();
    await tell();
    expect((await mailsOf(shop)).at(-1)?.text).not.toContain('Precio');
    await setSetting(shop, 'pricesFor', 'everyone');
    await arrive(0);
    await confirmed();
    await shop.database.db.updateTable('product').set({ price_cents: 0 }).execute();
    await arrive();
    expect(await tell()).toBe(1);
    expect((await mailsOf(shop)).at(-1)?.text).not.toContain('Precio');
  });

  test('writes 500 mails in a look, and the rest at the next', async () => {
    const at = shop.clock.now;
    const row = { site: 'RTC', product_id: product.id, state: 'confirmed' as const, asked_at: at, expires_at: at };
    const rows = Array.from({ length: 620 }, (_, n) => ({ ...row, email: `c${n}@ejemplo.uy`, end_key: `${n}` }));
    await shop.database.db.insertInto('arrival_notice').values(rows).execute();
    await arrive();
    expect([await tell(), await tell(), await tell()]).toEqual([500, 120, 0]);
  });

  test('forgets what was never confirmed in a week, what is over in a month, and a wish after a year', async () => {
    await confirmed('a@ejemplo.uy');
    await arrive();
    await tell();
    await arrive(0);
    await confirmed('b@ejemplo.uy');
    await ask('c@ejemplo.uy');
    const left = async (after: number) => {
      days(after);
      await clean(shop.database.db, shop.clock.now);
      return (await stored()).map((one) => one.email.charAt(0)).join('');
    };
    expect([await left(6.9), await left(0.2), await left(23.1), await left(334), await left(2)]).toEqual([
      'abc',
      'ab',
      'b',
      'b',
      '',
    ]);
  });
});

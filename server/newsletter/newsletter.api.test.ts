import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { newsletterConsent } from '#contract/plain/newsletter-consent';
import { clean } from '#server/cleaning';
import { freshDatabase } from '#server/test/database';
import { expectToWait } from '#server/test/expect-to-wait';
import { linkTo, mailsOf } from '#server/test/mails';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
});

const email = 'ana@ejemplo.uy';
const oneClick = 'List-Unsubscribe=One-Click';
let asks = 0;
const ask = (value = email) => {
  asks += 1;
  return shop.call('suscription/add', { type: 'NEM', value }, undefined, { client: `10.8.0.${asks}` });
};
const keyIn = async (part: string) => (await linkTo(shop, email, part)).split('/').pop() ?? '';
const confirmKey = () => keyIn('/newsletter/confirmar/');
const endKey = () => keyIn('/newsletter/baja/');
const confirm = (key: string) => shop.call('suscription/confirm', { key });
const end = async (key: string, body = oneClick, headers: Record<string, string> = {}) => {
  const response = await shop.app.request(`${shop.origin}/newsletter/baja/${key}`, { method: 'POST', body, headers });
  return { status: response.status, text: await response.text() };
};
const stored = () => shop.database.db.selectFrom('newsletter_subscription').selectAll().execute();
const state = async () => (await stored()).map((row) => row.state).join();
const days = (count: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + count * 24 * 3_600_000);
};
const confirmed = async () => {
  await ask();
  await confirm(await confirmKey());
};

describe('a subscription', () => {
  test('is asked for, confirmed from the mailbox and ended by one click of a mail', async () => {
    expect(await ask(' ANA@ejemplo.uy ')).toMatchObject({ status: 200, data: null });
    expect(await state()).toBe('waiting');
    const [asked] = await stored();
    const { version, text } = newsletterConsent;
    expect(asked).toMatchObject({ site: 'RTC', email, text_version: version, asked_at: shop.clock.now });
    expect((await mailsOf(shop)).at(-1)?.text).toContain(text);
    days(1);
    expect((await confirm(await confirmKey())).status).toBe(200);
    expect(await stored()).toMatchObject([{ state: 'confirmed', confirmed_at: shop.clock.now }]);
    expect((await mailsOf(shop)).map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Confirmá tu suscripción a las novedades de RTC'],
      [email, 'Estás en la lista de novedades de RTC'],
    ]);
    const key = await endKey();
    days(1);
    expect(await end(key)).toEqual({ status: 200, text: 'Listo: no te vamos a escribir más novedades.' });
    const ended = { state: 'unsubscribed', unsubscribed_at: shop.clock.now };
    expect(await stored()).toMatchObject([ended]);
    days(1);
    expect((await end(key)).status).toBe(200);
    expect(await stored()).toMatchObject([ended]);
  });

  test('of a mail carries where one click ends it', async () => {
    await confirmed();
    const rows = await shop.database.db.selectFrom('mail').select(['unsubscribe_url', 'text']).execute();
    const url = `${shop.origin}/newsletter/baja/${await endKey()}`;
    expect(rows.map((row) => [row.unsubscribe_url, row.text.includes(url)])).toEqual(Array(2).fill([url, true]));
  });

  test('answers the same in each state, and asking alone moves none', async () => {
    const answers = [await ask()];
    answers.push(await ask());
    await confirm(await confirmKey());
    answers.push(await ask());
    expect(await state()).toBe('confirmed');
    expect((await mailsOf(shop)).at(-1)?.subject).toBe('Estás en la lista de novedades de RTC');
    await end(await endKey());
    answers.push(await ask());
    expect(await state()).toBe('unsubscribed');
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(4).fill([200, { success: true, data: null, error: '' }]),
    );
    expect((await confirm(await confirmKey())).status).toBe(200);
    expect(await stored()).toMatchObject([{ state: 'confirmed', unsubscribed_at: null }]);
  });

  test('takes as long as the shop takes for all such answers, whatever is known', async () => {
    for (const [at, value] of [email, email, 'otra@ejemplo.uy'].entries())
      await expectToWait(shop, ({ call }) =>
        call('suscription/add', { type: 'NEM', value }, undefined, { client: `10.8.9.${at}` }),
      );
  });
});

describe('a link to confirm', () => {
  const dead = { status: 422, error: messages['newsletter.linkDead'] };

  test('works again as long as it lives, and sends no second mail', async () => {
    await ask();
    const key = await confirmKey();
    await confirm(key);
    expect((await confirm(key)).status).toBe(200);
    expect(await mailsOf(shop)).toHaveLength(2);
  });

  test('dies by a new one, after seven days, and with the subscription', async () => {
    expect(await confirm('x')).toMatchObject(dead);
    await ask();
    const first = await confirmKey();
    await ask();
    expect(await confirm(first)).toMatchObject(dead);
    days(7.1);
    expect(await confirm(await confirmKey())).toMatchObject(dead);
    await ask();
    const last = await confirmKey();
    await end(await endKey());
    expect(await confirm(last)).toMatchObject(dead);
    expect(await state()).toBe('unsubscribed');
  });

  test('is kept as a hash', async () => {
    await ask();
    const key = await confirmKey();
    expect(JSON.stringify(await stored())).not.toContain(key);
    expect(await shop.database.db.selectFrom('mail').select('secret').execute()).toEqual([{ secret: key }]);
  });
});

describe('a click that ends a subscription', () => {
  test('is a form of either kind; anything else changes nothing', async () => {
    await confirmed();
    const key = await endKey();
    expect(await end(key, 'List-Unsubscribe=')).toEqual({ status: 400, text: messages['call.notForm'] });
    expect((await end(key, '')).status).toBe(400);
    expect((await end(key, 'x'.repeat(2001))).status).toBe(413);
    expect(await state()).toBe('confirmed');
    const parts = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    expect((await end(key, parts, { 'content-type': 'multipart/form-data; boundary=b' })).status).toBe(200);
    expect(await state()).toBe('unsubscribed');
  });

  test('of a key that is nobody’s, or of another site, is a 404', async () => {
    await confirmed();
    expect(await end('x')).toEqual({ status: 404, text: messages['newsletter.unknown'] });
    await shop.database.db.updateTable('newsletter_subscription').set({ site: 'NAM' }).execute();
    expect((await end(await endKey())).status).toBe(404);
    expect(await state()).toBe('confirmed');
  });
});

test('what is no e-mail, or no newsletter, is refused', async () => {
  expect(await ask('')).toMatchObject({ status: 422, fields: { value: 'Este campo es obligatorio' } });
  expect(await ask('ana@')).toMatchObject({ status: 422, fields: { value: 'Ingrese un email válido' } });
  expect((await shop.post('suscription/add', JSON.stringify({ type: 'SMS', value: email }))).status).toBe(400);
  expect(await stored()).toEqual([]);
});

test('asking is limited to 5 from an address in 15 minutes, and a mailbox to five mails an hour', async () => {
  const from = (client: string, value: string) =>
    shop.call('suscription/add', { type: 'NEM', value }, undefined, { client });
  for (let at = 0; at < 5; at += 1) expect((await from('10.9.0.1', `a${at}@ejemplo.uy`)).status).toBe(200);
  expect(await from('10.9.0.1', 'b@ejemplo.uy')).toMatchObject({ status: 429 });
  for (let at = 0; at < 7; at += 1) expect((await ask()).status).toBe(200);
  expect((await mailsOf(shop)).filter(({ to }) => to === email)).toHaveLength(5);
  expect((await confirm(await confirmKey())).status).toBe(200);
});

test('what was never confirmed goes after 30 days; what was stays, ended or not', async () => {
  await confirmed();
  await end(await endKey());
  await ask('eva@ejemplo.uy');
  await ask('iris@ejemplo.uy');
  days(29);
  await clean(shop.database.db, shop.clock.now);
  expect(await stored()).toHaveLength(3);
  await ask('iris@ejemplo.uy');
  days(2);
  await clean(shop.database.db, shop.clock.now);
  expect((await stored()).map((row) => row.email).toSorted()).toEqual([email, 'iris@ejemplo.uy']);
});

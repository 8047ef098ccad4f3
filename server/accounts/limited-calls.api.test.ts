import { beforeEach, expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { freshDatabase } from '#server/test/database';
import { mailsOf } from '#server/test/mails';
import { type TestShop, testShop } from '#server/test/shop';
import { somePlaces } from '#server/test/some-places';

let shop: TestShop;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  await somePlaces(shop.database.db);
});

const email = 'ana@ejemplo.uy';
const user = { email, password: 'secreta', firstName: 'Ana', lastName: 'Pérez' };
const contacts = {
  phones: [{ phone: '099 123 456' }],
  addresses: [{ address: 'Rincón 500', stateId: 1, cityId: 1 }],
  emails: [{ email }],
};
const person: Input<'user/addWithPerson'> = {
  user,
  person: { name: 'Ana', lastName: 'Pérez', defaultEmail: email, ...contacts },
  urlActivation: '/activar',
};
const company: Input<'user/addWithCompany'> = {
  user,
  company: { name: 'Taller Sur SRL', identifier: '21 100342 0017', ...contacts },
  urlActivation: '/activar',
};
const register = (client?: string) => shop.call('user/addWithPerson', person, undefined, client ? { client } : {});
const registerBadly = () => shop.call('user/addWithPerson', { ...person, user: { ...user, password: '1234' } });

test('registration is limited to 5 from one address in 15 minutes, companies included', async () => {
  for (let time = 0; time < 4; time += 1) await register();
  expect((await shop.call('user/addWithCompany', company)).status).toBe(200);
  const answer = await register();
  expect(answer).toMatchObject({ status: 429, success: false });
  expect(answer.error).toMatch(/^Demasiados intentos\. Esperá 15 min/);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(800);
  expect((await register('10.9.9.9')).status).toBe(200);
});

test('who mistypes a form ten times may still register five times', async () => {
  for (let time = 0; time < 10; time += 1) expect((await registerBadly()).status).toBe(422);
  for (let time = 0; time < 5; time += 1) expect((await register()).status).toBe(200);
  expect((await registerBadly()).status).toBe(429);
});

test('what is refused is limited to 30, whatever was wrong, and then stops all', async () => {
  for (let time = 0; time < 28; time += 1) expect((await registerBadly()).status).toBe(422);
  expect((await shop.call('user/addWithCompany', {} as typeof company)).status).toBe(400);
  expect((await register()).status).toBe(200);
  expect((await registerBadly()).status).toBe(422);
  const answer = await register();
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(800);
  expect((await shop.call('user/resendActivation', { email })).status).toBe(200);
});

test.each(['user/resendActivation', 'user/restorePwdStep1'] as const)(
  '%s is limited to 5 from one address in 15 minutes, what was refused aside',
  async (path) => {
    for (let time = 0; time < 6; time += 1) expect((await shop.call(path, { email: 'ana' })).status).toBe(422);
    for (let time = 0; time < 5; time += 1) expect((await shop.call(path, { email })).status).toBe(200);
    expect(await shop.call(path, { email })).toMatchObject({ status: 429 });
  },
);

test('guessing keys of a reset counts although it is refused', async () => {
  const guess = () => shop.call('user/restorePwdStep2', { email, key: 'x', newPassword: 'nueva' });
  for (let time = 0; time < 20; time += 1) expect((await guess()).status).toBe(422);
  expect((await guess()).status).toBe(429);
});

const from = (at: number) => ({ client: `10.7.0.${at}` });

test('a mailbox gets five mails of a kind an hour, from however many addresses; the last link works', async () => {
  for (let at = 0; at < 9; at += 1) {
    const answer = await shop.call('user/addWithPerson', person, undefined, from(at));
    expect(answer).toMatchObject({ status: 200, data: null });
  }
  const mails = await mailsOf(shop);
  expect(mails).toHaveLength(5);
  const guid = /activar\/([0-9a-f-]{36})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  expect((await shop.call('user/activate', { guid, newPassword: 'elegida' })).status).toBe(200);
  expect((await shop.login(email, 'elegida')).status).toBe(200);
});

test('mails of one kind use up none of another: a reset is never starved', async () => {
  await register();
  for (let at = 0; at < 9; at += 1) {
    const answer = await shop.call('user/resendActivation', { email: 'ANA@ejemplo.uy' }, undefined, from(at));
    expect(answer).toMatchObject({ status: 200, data: null });
  }
  expect(await mailsOf(shop)).toHaveLength(6);
  for (let at = 0; at < 6; at += 1) await shop.call('user/restorePwdStep1', { email }, undefined, from(at));
  const subjects = (await mailsOf(shop)).slice(6).map(({ subject }) => subject);
  expect(subjects).toEqual(Array(5).fill('Restablecé tu contraseña de RTC'));
});

test('what is asked for an address without an account takes none of its later mails', async () => {
  for (const path of ['user/resendActivation', 'user/restorePwdStep1'] as const)
    for (let at = 0; at < 9; at += 1) await shop.call(path, { email }, undefined, from(at));
  await register();
  await shop.call('user/resendActivation', { email }, undefined, from(10));
  await shop.call('user/restorePwdStep1', { email }, undefined, from(10));
  expect(await mailsOf(shop)).toHaveLength(3);
});

import { expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { freshDatabase } from '#server/test/database';
import { keyTo } from '#server/test/mails';
import { testShop } from '#server/test/shop';
import { somePlaces } from '#server/test/some-places';
import { untilBlocked } from '#server/test/until-blocked';

const email = 'ana@ejemplo.uy';
const person: Input<'user/addWithPerson'> = {
  user: { email, password: 'secreta', firstName: 'Ana', lastName: 'Pérez' },
  person: {
    name: 'Ana',
    lastName: 'Pérez',
    defaultEmail: email,
    phones: [{ phone: '099 123 456', type: 'HOM' }],
    addresses: [{ address: 'Rincón 500', stateId: 1, cityId: 1 }],
    emails: [{ email }],
  },
  urlActivation: '/activar/',
};

test('the same e-mail registered many times at once makes one account', async () => {
  const shop = await testShop();
  const { db } = shop.database;
  await somePlaces(db);
  const clients = ['10.1.0.1', '10.1.0.2', '10.1.0.3', '10.1.0.4'];
  const answer = await Promise.all(
    clients.map((client) => shop.call('user/addWithPerson', person, undefined, { client })),
  );
  expect(answer.map((one) => one.status)).toEqual([200, 200, 200, 200]);
  expect(await db.selectFrom('account').selectAll().execute()).toHaveLength(1);
  expect(await db.selectFrom('person').selectAll().execute()).toHaveLength(1);
  const guid = await keyTo(shop, email, '/activar/');
  expect(await shop.call('user/activate', { guid, newPassword: 'elegida' })).toMatchObject({ status: 200 });
});

test('a link does not activate the password of who registers the e-mail in that moment', async () => {
  await freshDatabase();
  const shop = await testShop();
  const { db } = shop.database;
  await somePlaces(db);
  await shop.call('user/addWithPerson', person);
  const guid = await keyTo(shop, email, '/activar/');
  const activated = await db.transaction().execute(async (tx) => {
    // As a registration does whose mail is one too many: the link stays.
    await tx.updateTable('account').set({ password_hash: 'of another', needs_password: true }).execute();
    const activation = shop.call('user/activate', { guid });
    await untilBlocked();
    return { activation };
  });
  expect(await activated.activation).toMatchObject({
    status: 422,
    fields: { newPassword: 'Este campo es obligatorio' },
  });
  expect(await db.selectFrom('account').select('activated_at').executeTakeFirst()).toEqual({ activated_at: null });
});

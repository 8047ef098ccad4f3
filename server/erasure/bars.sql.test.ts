import { beforeEach, describe, expect, test } from 'vitest';
import { messages, sentence } from '#contract/plain/messages';
import { employ } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { aPickup, readyForOrders } from '#server/test/an-order';
import { dumpTables, rowsWith } from '#server/test/dump-tables';
import { erasing } from '#server/test/erasing';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';

const mark = 'zqana';
let given: Awaited<ReturnType<typeof erasing>>;
let shop: TestShop;
let toCompanyId: number;
beforeEach(async () => {
  given = await erasing(mark);
  ({ shop } = given);
  toCompanyId = (await readyForOrders(shop)).id;
});

describe('what bars an erasure', () => {
  test('an open order and the days to withdraw, each with its number', async () => {
    const person = await given.marked();
    const unpaid = await shop.call('order/add', { order: aPickup([given.product]) }, person.token);
    expect(unpaid.status).toBe(200);
    const refused = await given.erase(person.personId, person.name);
    const bars = [
      { number: 1, toCompanyId, sentence: 'Del pedido 1 su comprador puede arrepentirse hasta el 27/11/2026' },
      { number: 2, toCompanyId, sentence: 'El pedido 2 está en «Pago pendiente»' },
    ];
    expect([refused.status, refused.error, refused.body.bars]).toEqual([409, messages['erasure.barred'], bars]);
    expect((await given.preview(person.personId)).data?.bars).toEqual(bars);
    expect(rowsWith(await dumpTables(shop.database), mark).length).toBeGreaterThan(10);
  });

  test('an order of another site, with its site; there it is opened, and that of this site is not', async () => {
    const { personId } = await given.marked();
    await given.later();
    await shop.database.db.updateTable('orders').set({ site: 'NAM', state: 'PAP' }).execute();
    const sentence = 'El pedido 1 está en «Pago aprobado» (en NAM Autopartes)';
    expect((await given.preview(personId)).data?.bars).toEqual([{ number: 1, sentence, toCompanyId: null }]);
    const both = await testShop({ beside: ['NAM'] });
    await setSetting(both.at('NAM'), 'name', 'Norte Repuestos');
    const renamed = 'El pedido 1 está en «Pago aprobado» (en Norte Repuestos)';
    expect((await given.preview(personId)).data?.bars).toMatchObject([{ sentence: renamed }]);
    const there = await both.at('NAM').call('person/previewErasure', { id: personId }, given.admin.token);
    const open = { number: 1, toCompanyId, sentence: 'El pedido 1 está en «Pago aprobado»' };
    expect(there.data?.bars).toEqual([open]);
  });

  test('a refund, an alert and a dispute that are open', async () => {
    const person = await given.marked();
    await given.later();
    const { db } = shop.database;
    await db.updateTable('payment_refund').set({ done_at: null }).execute();
    await db.updateTable('payment').set({ status: 'disputed' }).execute();
    const barred = async () => (await given.erase(person.personId, person.name)).body.bars;
    const refund = { number: 1, toCompanyId, sentence: 'El pedido 1 tiene una devolución sin confirmar' };
    const dispute = { number: 1, toCompanyId, sentence: 'El pago del pedido 1 está en disputa' };
    expect(await barred()).toEqual([refund, dispute]);
    await db.updateTable('order_alert').set({ solved_at: null }).execute();
    const alert = { number: 1, toCompanyId, sentence: 'El pedido 1 tiene una alerta sin resolver: Pagado dos veces' };
    expect(await barred()).toEqual([refund, alert, dispute]);
  });

  test('oneself, the last administrator, another’s name, a reason that says who it is', async () => {
    const own = await given.erase(given.admin.personId ?? 0, 'Alba Sosa');
    expect([own.status, own.body.bars]).toEqual([
      409,
      [
        {
          number: null,
          toCompanyId: null,
          sentence: 'Nadie borra sus propios datos: pedíselo a otra persona que administre',
        },
        { number: null, toCompanyId: null, sentence: messages['user.lastAdministrator'] },
      ],
    ]);
    const { id } = await aPerson(shop.database.db, {
      name: 'Eva',
      lastName: 'Núñez',
      identifier: '1.234.567-2',
      email: 'eva@ejemplo.uy',
    });
    const wrong = await given.erase(id, 'Eva Paz');
    expect([wrong.status, wrong.fields]).toEqual([
      422,
      { name: 'No es el nombre de la persona: escribilo como se ve arriba' },
    ]);
    for (const word of ['Núñez', '1.234.567-2', 'eva@ejemplo.uy']) {
      const told = await given.erase(id, 'Eva Núñez', `Pedido de ${word.toUpperCase()}.`);
      expect([told.status, told.fields]).toEqual([
        422,
        { reason: `El motivo queda guardado: escribilo sin «${word}»` },
      ]);
    }
    const called = await given.erase(id, 'Eva Núñez', 'Llamó del 99123456');
    expect(called.fields).toEqual({ reason: 'El motivo queda guardado: escribilo sin «099 123 456»' });
    expect(await given.erase(id, '')).toMatchObject({ status: 422, fields: { name: messages['field.required'] } });
    expect(await given.erase(999_999, '')).toMatchObject({ status: 404, error: messages['person.notFound'] });
    expect(await given.preview(999_999)).toMatchObject({ status: 404, error: messages['person.notFound'] });
  });

  test('the last one who could sell for a site’s own company', async () => {
    const { db } = shop.database;
    const eva = await aSeller(shop, { firstName: 'Eva', lastName: 'Paz', sellsFor: [toCompanyId] });
    const bar = {
      number: null,
      toCompanyId: null,
      sentence: sentence('user.lastSeller', { company: 'La tienda' }),
    };
    const evaId = eva.personId ?? 0;
    const bars = async () => (await given.preview(evaId)).data?.bars;
    expect(await bars()).toEqual([bar]);
    const refused = await given.erase(evaId, 'Eva Paz');
    expect([refused.status, refused.body.bars]).toEqual([409, [bar]]);
    // Neither who buys for it, nor who has no account, or cannot enter, nor a SEL of another company.
    const buyer = await aSignedIn(shop, { roles: ['seller'] });
    await employ(db, toCompanyId, buyer.personId ?? 0, 'COM');
    await employ(db, toCompanyId, (await aPerson(db)).id);
    await aSeller(shop, { sellsFor: [given.companyId] });
    await aSignedIn(shop, { sellsFor: [toCompanyId] });
    const other = await aSeller(shop, { sellsFor: [toCompanyId] });
    const lock = (at: Date | null) =>
      db.updateTable('account').set({ locked_at: at }).where('id', '=', other.id).execute();
    await lock(shop.clock.now);
    expect(await bars()).toEqual([bar]);
    await lock(null);
    expect(await bars()).toEqual([]);
    expect((await given.erase(evaId, 'Eva Paz')).status).toBe(200);
    expect((await given.preview(other.personId ?? 0)).data?.bars).toEqual([bar]);
  });
});

import { randomUUID } from 'node:crypto';
import { serve } from '@hono/node-server';
import type { Context } from 'hono';
import { startSession } from '#server/accounts/sessions.service';
import { readEnvironment } from '#server/environment';
import { mountCalls } from '#server/http/calls';
import { mountDoor } from '#server/http/door';
import { uncounted } from '#server/http/limits';
import { inTransaction } from '#server/in-transaction';
import { openLog } from '#server/log/log';
import { notificationEntries } from '#server/orders/online/notification.http';
import { saveSetting } from '#server/settings/settings.service';
import { startShop } from '#server/start-shop';
import { sites } from '#sites/all';

// A process of its own for tests: a shop that sells by its calls and hears from providers until it is killed; with WORK
// it does its jobs too. Its first start fills an empty
// database with products and buyers; each start names its port, tokens and products on its output.
const log = openLog('error');
const { shop, database } = await startShop(readEnvironment(process.env), { log, work: process.env.WORK === '1' });
const ctx = shop.systemCtx(sites.RTC);

const buyers = 12;
const products = 8;
const onHand = 400;

const fill = () =>
  inTransaction(ctx, async ({ db }) => {
    const brand = await db.insertInto('brand').values({ name: 'Nodo' }).returning('id').executeTakeFirstOrThrow();
    const branches = await db.selectFrom('branch').select('id').execute();
    for (let at = 0; at < products; at += 1) {
      const code = `P-${at}`;
      const { id } = await db
        .insertInto('product')
        .values({ code, name: `Placa ${at}`, category_id: '1', brand_id: brand.id, price_cents: 1000 + at })
        .returning('id')
        .executeTakeFirstOrThrow();
      const rows = branches.map((branch) => ({ product_id: id, branch_id: branch.id, on_hand: onHand }));
      await db.insertInto('stock').values(rows).execute();
    }
    // Cards are charged in dollars: there is no rate.
    await saveSetting(db, ctx.site.id, 'cardCurrency', 'USD');
    // Under an example of a firm it would take no orders.
    const company = await db
      .updateTable('company')
      .set({ identifier: '211003420017' })
      .where('own_site', '=', 'RTC')
      .returning('id')
      .executeTakeFirstOrThrow();
    for (let at = 0; at <= buyers; at += 1) {
      const name = { first_name: 'Ana', last_name: `Pérez ${at}`, email: `cuenta${at}@ejemplo.uy` };
      const person = await db
        .insertInto('person')
        .values({ name: name.first_name, last_name: name.last_name })
        .returning('id')
        .executeTakeFirstOrThrow();
      const account = await db
        .insertInto('account')
        .values({
          ...name,
          guid: randomUUID(),
          password_hash: '-',
          person_id: person.id,
          site: 'RTC',
          activated_at: new Date(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (at > 0) continue;
      await db.insertInto('account_role').values({ account_id: account.id, role: 'seller' }).execute();
      await db
        .insertInto('employee')
        .values({ company_id: company.id, person_id: person.id, position: 'SEL' })
        .execute();
    }
  });

if (!(await database.db.selectFrom('product').select('id').executeTakeFirst())) await fill();
const accounts = await database.db.selectFrom('account').select('id').orderBy('id').execute();
const [seller, ...tokens] = await Promise.all(accounts.map(({ id }) => startSession(ctx, id)));
const sold = await database.db.selectFrom('product').select(['code', 'price_cents as price']).orderBy('id').execute();

// Its buyers are quicker than people.
const options = { ...shop.calls, limits: uncounted };
const calls = mountDoor(options, notificationEntries).route('/', mountCalls(options));
const port = Number(process.env.LISTEN ?? 0);
const server = serve(
  { fetch: (request, env) => calls.fetch(request, env as Context['env']), port, hostname: '127.0.0.1' },
  ({ port }) => {
    process.stdout.write(`${JSON.stringify({ port, seller, tokens, products: sold, onHand })}\n`);
  },
);
server.unref();
setInterval(() => {}, 1000);

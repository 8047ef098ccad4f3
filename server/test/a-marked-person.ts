import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { sendMorningMails } from '#server/communications/agenda/morning-mail.service';
import { inTransaction } from '#server/in-transaction';
import { shopDay } from '#server/shop-day';
import { aCfe } from '#server/test/a-cfe';
import { aProduct } from '#server/test/a-product';
import { pdf, sendSlip } from '#server/test/a-slip';
import { aSignedIn } from '#server/test/an-account';
import { anOrder, placeOrder } from '#server/test/an-order';
import type { TestShop } from '#server/test/shop';

type Given = {
  /** Stands in every text that is the person's. */
  mark: string;
  /** An administrator's token. */
  administrator: string;
  product: { code: string; price: number };
  companyId: number;
  /** Whether a fiscal document was noted for the order. */
  hasDocument?: boolean;
};

/** An account's person of whom the shop knows everything that it can, with one order that was sent. */
export const aMarkedPerson = async (shop: TestShop, given: Given) => {
  const { mark, administrator } = given;
  const { db } = shop.database;
  const account = await aSignedIn(shop, {
    firstName: `Ana${mark}`,
    lastName: `Paz${mark}`,
    email: `${mark}@ejemplo.uy`,
  });
  const id = account.personId ?? 0;
  await enter(shop, id, mark);
  const renamed = { name: { value: `Ana${mark}`, before: `Antes${mark}` } };
  await db
    .updateTable('person')
    .set({ name: `Antes${mark}` })
    .where('id', '=', id)
    .execute();
  await shop.call('person/update', { id, parms: renamed }, administrator);
  const firstName = { value: `Anita${mark}`, before: `Ana${mark}` };
  await shop.call('user/update', { guid: account.guid, parms: { firstName } }, account.token);
  await shop.call('company/update', { id: given.companyId, employees: [{ mode: 'INS', personId: id }] }, administrator);
  const orderId = await order(shop, { ...given, token: account.token });
  if (given.hasDocument) await aCfe(shop, orderId);
  await note(shop, { mark, orderId, accountId: account.id });
  await talk(shop, id, given);
  await plan(shop, id, given);
  const message = { name: mark, phone: '099 123 456', email: account.email, subject: mark, message: mark };
  await shop.call('utils/email/sendContact', message, undefined, { client: randomUUID() });
  return { ...account, personId: id, orderId, name: `Ana${mark} Paz${mark}` };
};

/** Contacts, consent and newsletter. */
const enter = async (shop: TestShop, id: number, mark: string) => {
  const { db } = shop.database;
  await db.updateTable('person').set({ identifier: mark }).where('id', '=', id).execute();
  const phone = { phone: `099 ${mark}`, observation: mark };
  await db.updateTable('phone').set(phone).where('person_id', '=', id).execute();
  const address = {
    address: mark,
    zip_code: mark,
    recipient: mark,
    observation: mark,
    identifier: mark,
    geolocation: mark,
  };
  await db.updateTable('address').set(address).where('person_id', '=', id).execute();
  const emails = [`${mark}@ejemplo.uy`, `Otra.${mark}@ejemplo.uy`];
  await db
    .insertInto('email')
    .values({ person_id: id, email: emails[1] ?? '' })
    .execute();
  const at = shop.ctx.clock();
  const subscription = { site: 'RTC', state: 'confirmed' as const, text_version: '1', asked_at: at, confirmed_at: at };
  await db
    .insertInto('newsletter_subscription')
    .values(
      emails.map((email) => ({ ...subscription, email: email.toLowerCase(), unsubscribe_key: randomUUID() + mark })),
    )
    .execute();
  const { id: productId } = await aProduct(shop, { stock: {} });
  const wish = { site: 'RTC', state: 'confirmed' as const, product_id: productId, asked_at: at, expires_at: at };
  await db
    .insertInto('arrival_notice')
    .values(emails.map((email) => ({ ...wish, email: email.toLowerCase(), end_key: randomUUID() + mark })))
    .execute();
};

/** An order that was paid by a slip and sent. */
const order = async (shop: TestShop, { mark, administrator, product, token }: Given & { token: string }) => {
  const sent = anOrder([product], {
    phone: `099 111 222 ${mark}`,
    phoneObservation: mark,
    address: mark,
    addressIdentifier: mark,
    addressObservation: mark,
    addressZIPCode: mark.slice(0, 20),
    addressRecipient: mark,
    companyName: mark,
    companyIdentifier: '211003420017',
  });
  const { guid: orderId } = await placeOrder(shop, token, sent);
  // As an order took any text for a place before.
  const placed = shop.database.db.updateTable('orders').set({ address_geolocation: mark });
  await placed.where('guid', '=', orderId).execute();
  await sendSlip(shop, token, { orderId, reference: mark, file: { bytes: pdf(mark), name: `${mark}.pdf` } });
  for (const state of ['PAP', 'DIS'] as const)
    await shop.call('order/changeState', { orderId, state, sendEmail: true, reason: mark }, administrator);
  return orderId;
};

/** E-mails that an administrator sent him, one of them to his company; the first with another subject before. */
const talk = async (shop: TestShop, id: number, { mark, administrator, companyId }: Given) => {
  const [author] = (await shop.call('communication/listAuthors', {}, administrator)).data ?? [];
  const creator = { creatorPersonId: author?.personId ?? 0, creatorCompanyId: author?.companyId ?? 0 };
  const texts = { subject: `Antes ${mark}`, message: mark, observation: mark };
  const contact = { contactCompanyId: companyId, contactPersonId: id };
  const send = (sendTo: string) =>
    shop.call('communication/add', { comm: { ...creator, ...texts, ...contact, type: 'EMA', sendTo } }, administrator);
  const { data } = await send(`${mark}@ejemplo.uy`);
  for (const address of [`Otra.${mark}@ejemplo.uy`, 'taller@ejemplo.uy']) await send(address);
  const subject = { value: mark, before: texts.subject };
  await shop.call('communication/update', { id: data?.id ?? 0, parms: { subject } }, administrator);
};

/** A call to him that an administrator has still to make, as the administrator's mail of that morning says. */
const plan = async (shop: TestShop, id: number, { mark, administrator, companyId }: Given) => {
  const [author] = (await shop.call('communication/listAuthors', {}, administrator)).data ?? [];
  const creator = { creatorPersonId: author?.personId ?? 0, creatorCompanyId: author?.companyId ?? 0 };
  const texts = { subject: mark, message: mark, observation: mark };
  const comm = { ...creator, ...texts, contactCompanyId: companyId, contactPersonId: id };
  await shop.call('communication/add', { comm: { ...comm, lastEvent: 'SCH' } }, administrator);
  await shop.call('agenda/setReminder', { isOn: true }, administrator);
  const morning = new Date(`${shopDay(shop.clock.now)}T08:00:00-03:00`);
  await sendMorningMails({ ...shop.ctx, clock: () => morning });
};

/** Records a refunded payment of the order with its answer and alert, and a consent of the account. */
const note = (shop: TestShop, { mark, orderId, accountId }: { mark: string; orderId: string; accountId: number }) =>
  inTransaction(shop.ctx, async ({ db }) => {
    await sql`with own as (select id from orders where guid = ${orderId}),
      attempt as (insert into payment_attempt (order_id, method, currency, amount_cents, made_at, ends_at, url)
        select id, 'MPU', 'UYU', 100, now(), now(), ${`https://pagos.test/${mark}`} from own returning id, order_id),
      paid as (insert into payment (attempt_id, order_id, method, provider_id, status, currency, amount_cents, detail, first_at, changed_at)
        select id, order_id, 'MPU', ${randomUUID()}, 'refunded', 'UYU', 100, ${mark}, now(), now() from attempt
        returning id, attempt_id, order_id),
      answered as (insert into payment_answer (attempt_id, payment_id, at, origin, detail)
        select attempt_id, id, now(), 'ask', ${mark} from paid),
      given_back as (insert into payment_refund (payment_id, amount_cents, asked_at, done_at, by, reason)
        select id, 100, now(), now(), 'Alguien', ${mark} from paid)
      insert into order_alert (order_id, kind, payment_id, at, solved_at, solved_by, reason)
        select order_id, 'paidTwice', id, now(), now(), 'Alguien', ${mark} from paid`.execute(db);
    await sql`insert into consent (account_id, kind, text_version, at) values (${accountId}, 'registration', ${mark}, now())`.execute(
      db,
    );
  });

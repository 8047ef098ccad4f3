import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { listSitePictures } from '#server/content/banner-pictures.service';
import { aVehicle } from '#server/test/a-family';
import { aPerson } from '#server/test/a-person';
import { aProduct } from '#server/test/a-product';
import { aPickup, placeOrder } from '#server/test/an-order';
import { erasing } from '#server/test/erasing';
import { aBannerOf, anImage } from '#server/test/pictures';
import { setSetting } from '#server/test/set-setting';

// Rows that are equal by what a list is ordered by stand by their ids, wherever a change put them in their table.

let given: Awaited<ReturnType<typeof erasing>>;
beforeEach(async () => {
  given = await erasing('zqorder');
});

const db = () => given.shop.database.db;
/** Writes rows anew, one after the other, so that they lie in this order: a text of each becomes another, and what it was. */
const rewrite = async (table: string, column: string, ids: readonly number[]) => {
  const text = sql.ref(column);
  for (const id of ids)
    for (const value of [sql`${text} || '~'`, sql`rtrim(${text}, '~')`])
      await sql`update ${sql.table(table)} set ${text} = ${value} where id = ${id}`.execute(db());
};

test('open alerts of one moment', async () => {
  const { shop, admin, marked } = given;
  const person = await marked();
  const { number } = await placeOrder(shop, person.token, aPickup([given.product]));
  await sql`delete from order_alert`.execute(db());
  await sql`insert into order_alert (order_id, kind, at)
    select id, kind, '2026-11-20 12:00Z' from orders, unnest(array['refundDue', 'wrongAmount', 'paidTwice']) as kind
    where number = ${number}`.execute(db());
  const alerts = await db().selectFrom('order_alert').select(['id', 'kind']).orderBy('id').execute();
  await rewrite('order_alert', 'kind', alerts.map(({ id }) => id).toReversed());
  const { data } = await shop.call('payment/listAlerts', { toCompany: null }, admin.token);
  expect(data?.map(({ kind }) => kind)).toEqual(alerts.map(({ kind }) => kind));
  const { data: preview } = await given.preview(person.personId);
  const told = preview?.bars.filter((bar) => bar.number === number).map(({ sentence }) => sentence.split(': ')[1]);
  expect(told).toEqual([undefined, 'Dinero por devolver', 'Importe o moneda distintos', 'Pagado dos veces']);
});

test('the rows of a person’s file', async () => {
  const { shop, admin } = given;
  const { id } = await aPerson(db(), { name: 'Eva' });
  for (const phone of ['099 000 001', '099 000 002'])
    await db().insertInto('phone').values({ person_id: id, phone, type: 'HOM' }).execute();
  const phones = await db()
    .selectFrom('phone')
    .select(['id', 'phone'])
    .where('person_id', '=', id)
    .orderBy('id')
    .execute();
  await rewrite('phone', 'phone', phones.map((one) => one.id).toReversed());
  const { data } = await shop.call('person/file', { id }, admin.token);
  const rows = data?.sections.find(({ title }) => title === 'Teléfonos')?.rows ?? [];
  expect(rows.map(({ fields }) => fields[0]?.value)).toEqual(phones.map(({ phone }) => phone));
});

test('the uses of a picture, by the name of several products', async () => {
  const { shop, admin } = given;
  const { id } = await anImage(shop, { name: 'sg90.jpg' });
  for (const code of ['SG90', 'sg90', 'Sg90', 'sG90']) await aProduct(shop, { code });
  const products = await db()
    .selectFrom('product')
    .select(['id', 'code'])
    .where(sql<boolean>`lower(code) = 'sg90'`)
    .orderBy('code')
    .execute();
  await rewrite('product', 'name', products.map((one) => one.id).toReversed());
  const { data } = await shop.call('image/find', { id }, admin.token);
  expect(data?.uses?.map(({ code }) => code)).toEqual(products.map(({ code }) => code));
});

test('banners and logos of a site', async () => {
  const { shop } = given;
  const image = await anImage(shop, { target: 'banner' });
  for (const key of ['TEST_BANNER_HOME', 'BANNER_HOME']) await aBannerOf(shop.ctx, image, key);
  await setSetting(shop, 'logo', { image: image.path, width: 640, height: 480 });
  expect((await listSitePictures(shop.ctx)).map(({ key }) => key)).toEqual(['BANNER_HOME', 'LOGO', 'TEST_BANNER_HOME']);
});

test('vehicles whose models are the same number', async () => {
  const { shop, admin } = given;
  const { id, brandId } = await aVehicle(shop, { model: 'Gol 01' });
  const other = await aVehicle(shop, { model: 'Gol 1', brandId });
  await rewrite('vehicle', 'engine', [other.id, id]);
  const { data } = await shop.call('vehicle/listByBrand', { brandId }, admin.token);
  expect(data?.map(({ name }) => name)).toEqual(['Gol 01', 'Gol 1']);
});

test('cities and departments of one name', async () => {
  const { shop } = given;
  const states = [
    { id: 91, name: 'San Antonio' },
    { id: 92, name: 'SAN ANTONIO' },
  ];
  await db().insertInto('state').values(states).execute();
  await db()
    .insertInto('city')
    .values(states.map(({ id }) => ({ id: id + 1000, state_id: id, name: 'San Antonio' })))
    .execute();
  await rewrite('state', 'name', [92, 91]);
  await rewrite('city', 'name', [1092, 1091]);
  const ids = (rows: readonly { id: number; name: string }[] = []) =>
    rows.filter(({ name }) => name.toLowerCase() === 'san antonio').map(({ id }) => id);
  expect(ids((await shop.call('state/list', {})).data)).toEqual([91, 92]);
  expect(ids((await shop.call('city/list', {})).data)).toEqual([1091, 1092]);
});

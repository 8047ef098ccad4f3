import { beforeAll, expect, test } from 'vitest';
import { aCompany } from '#server/test/a-company';
import { aFamily } from '#server/test/a-family';
import { aProduct } from '#server/test/a-product';
import { freshDatabase } from '#server/test/database';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';

/** Merchant Center's list: what each item needs, and what its values may be. */
const attributes: Record<string, { isRequired?: true; value: RegExp }> = {
  id: { isRequired: true, value: /^.{1,50}$/s },
  title: { isRequired: true, value: /^.{1,150}$/s },
  description: { isRequired: true, value: /^.{1,5000}$/s },
  link: { isRequired: true, value: /^https?:\/\/\S{1,2000}$/ },
  image_link: { isRequired: true, value: /^https?:\/\/\S+\.webp$/ },
  additional_image_link: { value: /^https?:\/\/\S+\.webp$/ },
  availability: { isRequired: true, value: /^(in_stock|out_of_stock|preorder|backorder)$/ },
  price: { isRequired: true, value: /^\d+\.\d\d (USD|UYU)$/ },
  brand: { isRequired: true, value: /^.{1,70}$/s },
  gtin: { value: /^\d{8}$|^\d{12,14}$/ },
  mpn: { value: /^.{1,70}$/s },
  identifier_exists: { value: /^(yes|no)$/ },
  condition: { isRequired: true, value: /^(new|refurbished|used)$/ },
  google_product_category: { value: /^\d{1,6}$/ },
  product_type: { value: /^.{1,750}$/s },
  shipping: { isRequired: true, value: /<g:country>UY<\/g:country>.*<g:price>\d+\.\d\d (USD|UYU)<\/g:price>/ },
};

const plain = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

/** The items of a feed by their ids, each held against the list. */
const itemsOf = (xml: string) =>
  new Map(
    [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, text = '']) => {
      const found = [...text.matchAll(/<g:(\w+)>(.*?)<\/g:\1>/gs)].map(([, name = '', value = '']) => [
        name,
        plain(value),
      ]);
      for (const [name = '', value] of found) expect(value, name).toMatch(attributes[name]?.value ?? /^$/);
      const item = Object.fromEntries(found) as Record<string, string>;
      for (const [name, { isRequired }] of Object.entries(attributes))
        if (isRequired) expect(item).toHaveProperty(name);
      expect(Boolean(item.gtin ?? item.mpn ?? item.brand)).toBe(item.identifier_exists === undefined);
      return [item.id ?? '', item];
    }),
  );

let shop: TestShop;
const feedOf = async (id: 'RTC' | 'NAM') => {
  const response = await shop.app.request(`${shop.at(id).origin}/feed/google.xml`, {
    headers: { 'x-test-client': `${Math.random()}` },
  });
  return { status: response.status, text: await response.text() };
};

const anImage = async (code: string) => {
  const { query } = shop.database;
  await query(
    `insert into image (name, path, target, width, height) values ('Foto', 'fotos/${code.toLowerCase()}', 'product', 800, 600)`,
  );
  await query(`insert into product_image (product_id, image_id, position)
    select product.id, image.id, 0 from product, image where code = '${code}' and image.path = 'fotos/${code.toLowerCase()}'`);
};

beforeAll(async () => {
  await freshDatabase();
  shop = await testShop({ beside: ['NAM'] });
  await aProduct(shop, {
    code: 'UNO',
    name: 'Placa & <cable>',
    description: 'Con "todo".',
    price: 1250,
    specifications: [{ key: 'EAN', value: '7501031311309' }],
  } as never);
  await aProduct(shop, { code: 'AGOTADO', stock: {}, barcode: '96385074' });
  await aProduct(shop, { code: 'INTERNO', barcode: '2000000000015' });
  await aProduct(shop, { code: 'SIN-PRECIO', price: 0 });
  await aProduct(shop, { code: 'OCULTO', isPublic: false });
  await aProduct(shop, { code: 'SIN-FOTO' });
  await aProduct(shop, { code: 'x'.repeat(60) });
  await aFamily(shop, { family: 'F 1', products: [{ code: 'RAD-1', price: 9900 }] });
  for (const code of ['UNO', 'AGOTADO', 'INTERNO', 'SIN-PRECIO', 'OCULTO', 'x'.repeat(60), 'RAD-1'])
    await anImage(code);
});

test('what visitors may buy is offered with all that Merchant Center asks for, and nothing else', async () => {
  const { status, text } = await feedOf('RTC');
  expect(status).toBe(200);
  const items = itemsOf(text);
  expect([...items.keys()]).toEqual(['UNO', 'AGOTADO', 'INTERNO', expect.stringMatching(/^producto-\d+$/)]);
  expect(items.get('UNO')).toMatchObject({
    title: 'Placa & <cable>',
    description: 'Con "todo".',
    link: `${shop.origin}/productos/UNO`,
    price: '12.50 USD',
    availability: 'in_stock',
    gtin: '7501031311309',
    image_link: `${shop.origin}/imagenes/fotos/uno/1080.webp`,
  });
  const restricted = items.get('INTERNO');
  expect([restricted?.brand, restricted?.gtin, restricted?.identifier_exists]).toEqual(['Nodo', undefined, undefined]);
  expect(items.get('AGOTADO')).toMatchObject({ availability: 'out_of_stock', gtin: '96385074' });
  expect(text).toContain('<g:service>Montevideo</g:service><g:price>6.00 USD</g:price>');
});

test('Google hears the category of its own that the nearest of ours has; where none has, nothing', async () => {
  const { query } = shop.database;
  await query(`insert into category (id, parent_id, number, name, position) values ('1.2', '1', 2, 'Impresoras', 9)
    on conflict do nothing`);
  await query(`insert into category (id, parent_id, number, name, position) values ('1.2.20', '1.2', 20, 'FDM', 9)
    on conflict do nothing`);
  await query(`update product set category_id = '1.2.20' where code = 'UNO'`);
  const items = itemsOf((await feedOf('RTC')).text);
  expect(items.get('UNO')?.google_product_category).toBe('6865');
  expect(items.get('AGOTADO')).not.toHaveProperty('google_product_category');
});

test('prices are in pesos where the pages show these first', async () => {
  await setSetting(shop, 'rate', { value: 40, date: '2026-11-20' });
  await setSetting(shop, 'showUYU', 'before');
  expect(itemsOf((await feedOf('RTC')).text).get('UNO')).toMatchObject({ price: '500.00 UYU' });
  shop.clock.now = new Date('2026-11-25T15:00:00Z');
  expect(itemsOf((await feedOf('RTC')).text).get('UNO')).toMatchObject({ price: '12.50 USD' });
  await setSetting(shop, 'showUYU', 'off');
});

test('it is not there where visitors see no prices; a part leads to its family with this product chosen', async () => {
  expect((await feedOf('NAM')).status).toBe(404);
  await setSetting(shop.at('NAM'), 'pricesFor', 'everyone');
  const { status, text } = await feedOf('NAM');
  expect(status).toBe(200);
  expect(itemsOf(text).get('RAD-1')).toMatchObject({
    link: `${shop.at('NAM').origin}/productos/F%201?codigo=RAD-1`,
    price: '99.00 USD',
    google_product_category: '899',
  });
});

test('it is not there while the shop takes no orders: switched off, or under an example of a firm', async () => {
  await setSetting(shop, 'saleOn', false);
  expect((await feedOf('RTC')).status).toBe(404);
  await setSetting(shop, 'saleOn', true);
  const { id } = await aCompany(shop.database.db, { ownSite: 'RTC', identifier: '217301420014' });
  expect((await feedOf('RTC')).status).toBe(404);
  await shop.database.query(`update company set identifier = '211003420017' where id = ${id}`);
  expect((await feedOf('RTC')).status).toBe(200);
});

test('a large catalogue goes out as it is read', async () => {
  await shop.database.query(`insert into product (code, name, category_id, brand_id, price_cents)
    select 'B-' || n, 'Pieza', '1.1', (select min(id) from brand), 100 from generate_series(1, 3000) as n`);
  await shop.database.query(`insert into product_image (product_id, image_id, position)
    select product.id, (select min(id) from image), 0 from product where code like 'B-%'`);
  const { body } = await shop.app.request(`${shop.origin}/feed/google.xml`);
  const counts: number[] = [];
  for await (const chunk of body ?? []) counts.push(Buffer.from(chunk).toString().split('<item>').length - 1);
  expect(counts.reduce((sum, count) => sum + count)).toBe(3004);
  expect(Math.max(...counts)).toBeLessThanOrEqual(500);
});

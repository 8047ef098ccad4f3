import { beforeAll, describe, expect, test } from 'vitest';
import { aFamily, aVehicle } from '#server/test/a-family';
import { aProduct } from '#server/test/a-product';
import { freshDatabase } from '#server/test/database';
import { type Fact, factsOf } from '#server/test/page-facts';
import { pageServer } from '#server/test/page-server';
import { anImage } from '#server/test/pictures';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';
import { sites } from '#sites/all';

// The facts of a page for search engines and for chats in which its address is sent.

/** Without these a search engine passes over a thing of this type: Google's lists, and schema.org's domains. */
const required: Record<string, readonly string[]> = {
  Product: ['name', 'sku', 'brand'],
  ProductGroup: ['name', 'productGroupID', 'hasVariant', 'url'],
  Offer: ['price', 'priceCurrency', 'availability', 'itemCondition', 'url'],
  Brand: ['name'],
  Vehicle: ['name'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['name', 'url', 'logo', 'telephone'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  Store: ['name', 'address', 'telephone', 'geo', 'openingHoursSpecification', 'url', 'image'],
  AutoPartsStore: ['name', 'address', 'telephone', 'geo', 'openingHoursSpecification', 'url', 'image'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
};

/** Everything in a fact that has a type, the fact itself first. */
const typed = (value: unknown): Fact[] => {
  if (Array.isArray(value)) return value.flatMap(typed);
  if (typeof value !== 'object' || value === null) return [];
  return [...('@type' in value ? [value as Fact] : []), ...Object.values(value).flatMap(typed)];
};

const metaOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  ) as Record<string, string>;

/** The types of a page's facts, each held against what its type needs. */
const checked = (html: string) => {
  const facts = factsOf(html);
  for (const fact of typed(facts)) {
    expect(required, `what a ${fact['@type']} needs`).toHaveProperty(fact['@type']);
    const missing = required[fact['@type']]?.filter((key) => fact[key] === undefined || fact[key] === '');
    expect([fact['@type'], missing]).toEqual([fact['@type'], []]);
  }
  return facts.map((fact) => fact['@type']);
};

const hasPrice = /"offers"|"price"|product:price|U\$S [1-9]/;

type Get = Awaited<ReturnType<typeof pageServer>>['get'];

describe('a shop of products', () => {
  let shop: TestShop;
  let get: Get;
  beforeAll(async () => {
    await freshDatabase();
    shop = await testShop();
    ({ get } = await pageServer(shop));
    await aProduct(shop, { code: 'UNO-R3', name: 'Placa UNO </script>', price: 1250, categoryId: '1.1' });
  });

  test('says on its contact page where its branches are and when they are open', async () => {
    const { body } = await get('/contacto');
    expect(checked(body)).toEqual(['Organization', 'Store', 'Store']);
    expect(factsOf(body)[1]?.openingHoursSpecification).toHaveLength(2);
  });

  test('answers on the page of its prints what people ask, as the page shows it', async () => {
    const { body } = await get('/3d/impresion');
    expect(checked(body)).toEqual(['FAQPage']);
    const asked = sites.RTC.printing?.questions ?? [];
    expect(asked).toHaveLength(12);
    const facts = typed(factsOf(body)).filter((fact) => fact['@type'] === 'Question');
    expect(facts.map(({ name, acceptedAnswer }) => [name, (acceptedAnswer as Fact).text])).toEqual(
      asked.map(({ question, answer }) => [question, answer]),
    );
    for (const { question } of asked) expect(body).toContain(question);
  });

  test('says on its main page who it is and how it is searched', async () => {
    const { body } = await get('/');
    expect(checked(body)).toEqual(['Organization', 'WebSite']);
    const [, webSite] = factsOf(body);
    expect(webSite).toMatchObject({
      potentialAction: { target: { urlTemplate: `${shop.origin}/productos?t={search_term_string}` } },
    });
    expect(metaOf(body)).toMatchObject({
      'og:type': 'website',
      'og:url': `${shop.origin}/`,
      'og:image': `${shop.origin}/iconos/1200.jpg`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
  });

  test('tells a product with its price, in what search engines read and in a chat', async () => {
    const { body } = await get('/productos/UNO-R3');
    expect(checked(body)).toEqual(['Product', 'BreadcrumbList']);
    expect(metaOf(body)).toMatchObject({
      'og:type': 'product',
      'og:url': `${shop.origin}/productos/UNO-R3`,
      'product:price:amount': '12.50',
      'product:price:currency': 'USD',
      'og:description': expect.stringMatching(/^U\$S 12,50 IVA incluido\. /),
    });
  });

  test('shows a chat, and search engines, the photo of a product that has one', async () => {
    const { id, path } = await anImage(shop);
    await aProduct(shop, { code: 'CON-FOTO', images: [id] });
    const { body } = await get('/productos/CON-FOTO');
    const photo = `${shop.origin}/imagenes/${path}/1080.webp`;
    expect(metaOf(body)).toMatchObject({
      'twitter:card': 'summary_large_image',
      'og:image': `${shop.origin}/imagenes/${path}/1200.jpg`,
      'og:image:width': '1200',
      'og:image:height': '630',
    });
    expect(factsOf(body).find((fact) => fact['@type'] === 'Product')).toMatchObject({ image: [photo] });
  });

  test('tells the price in pesos where its pages show these first', async () => {
    await setSetting(shop, 'rate', { value: 40, date: '2026-11-20' });
    await setSetting(shop, 'showUYU', 'before');
    const { body } = await get('/productos/UNO-R3');
    expect(typed(factsOf(body))).toContainEqual(expect.objectContaining({ price: '500.00', priceCurrency: 'UYU' }));
    expect(metaOf(body)['og:description']).toMatch(/^\$ 500,00 IVA incluido\. /);
    await setSetting(shop, 'showUYU', 'off');
  });

  test('tells no price anywhere once visitors see none', async () => {
    expect((await get('/productos/UNO-R3')).body).toMatch(hasPrice);
    await setSetting(shop, 'pricesFor', 'signedIn');
    const { body } = await get('/productos/UNO-R3');
    expect(checked(body)).toEqual(['Product', 'BreadcrumbList']);
    expect(body).not.toMatch(hasPrice);
    await setSetting(shop, 'pricesFor', 'everyone');
  });

  test('says of a list where it stands; only chosen ones are kept by search engines', async () => {
    const { body } = await get('/productos?c=1.1');
    expect(checked(body)).toEqual(['BreadcrumbList']);
    expect(metaOf(body).robots).toBeUndefined();
    const found = (await get('/productos?c=1.1&t=placa')).body;
    expect(metaOf(found)).toMatchObject({
      robots: 'noindex,follow',
      description: expect.stringContaining('placa'),
      'og:title': expect.stringContaining('placa'),
      'og:image': `${shop.origin}/iconos/1200.jpg`,
    });
    expect(found).toContain(`<link rel="canonical" href="${shop.origin}/productos?c=1.1&amp;t=placa"/>`);
  });

  test.each(['/iniciar', '/registro', '/mi-compra', '/restablecer-contrasena'])(
    'says of %s what it is',
    async (path) => {
      const told = metaOf((await get(path)).body);
      expect(told).toMatchObject({ robots: 'noindex', description: expect.stringContaining('Electrónica') });
      expect(told['og:title']).toBeUndefined();
    },
  );

  test('names its manifest on its pages', async () => {
    expect((await get('/')).body).toContain('<link rel="manifest" href="/manifest.webmanifest"');
  });

  test('says its own address whatever the request names', async () => {
    const { body } = await get('/productos/UNO-R3', {
      'x-forwarded-host': 'otra.example',
      origin: 'https://otra.example',
    });
    expect(body).not.toContain('otra.example');
  });
});

describe('a shop of parts', () => {
  let shop: TestShop;
  let get: Get;
  beforeAll(async () => {
    await freshDatabase();
    shop = await testShop({ site: 'NAM' });
    ({ get } = await pageServer(shop));
    const car = await aVehicle(shop, { brand: 'Volkswagen', model: 'Gol' });
    const fits = [{ vehicleId: car.id }, { application: 'Tractor' }] as never;
    await aFamily(shop, { family: 'F-1', fitments: fits, products: [{ code: 'RAD-1', price: 9900 }] });
    await aFamily(shop, { family: 'F-2', products: [{ price: 9900 }, { price: 8800 }] });
  });

  test('says that its branches sell parts', async () => {
    const { body } = await get('/contacto');
    expect(checked(body)).toEqual(['Organization', 'AutoPartsStore', 'AutoPartsStore']);
  });

  test('tells a part with the vehicles that it is for, and no price', async () => {
    const { body } = await get('/productos/F-1');
    expect(checked(body)).toEqual(['Product', 'BreadcrumbList']);
    const [part] = factsOf(body);
    expect(part?.isAccessoryOrSparePartFor).toEqual([
      {
        '@type': 'Vehicle',
        name: expect.stringMatching(/^Volkswagen Gol/),
        brand: { '@type': 'Brand', name: 'Volkswagen' },
      },
    ]);
    expect(body).not.toMatch(hasPrice);
    expect(metaOf(body)).toMatchObject({ 'og:type': 'product', 'og:url': `${shop.origin}/productos/F-1` });
  });

  test('shows a chat the photo of a part', async () => {
    const { id, path } = await anImage(shop);
    await aFamily(shop, { family: 'F-FOTO', products: [{ code: 'RAD-FOTO', images: [id] }] });
    const { body } = await get('/productos/F-FOTO');
    const photo = `${shop.origin}/imagenes/${path}/1200.jpg`;
    expect(metaOf(body)).toMatchObject({ 'twitter:card': 'summary_large_image', 'og:image': photo });
  });

  test('tells several products that do the same as one group, each with its price once visitors see it', async () => {
    expect(checked((await get('/productos/F-2')).body)).toEqual(['ProductGroup', 'BreadcrumbList']);
    await setSetting(shop, 'pricesFor', 'everyone');
    const { body } = await get('/productos/F-2');
    expect(typed(factsOf(body)).flatMap(({ price }) => (price ? [price] : []))).toEqual(['99.00', '88.00']);
    expect(checked((await get('/productos/F-1')).body)).toEqual(['Product', 'BreadcrumbList']);
    expect(metaOf((await get('/productos/F-1')).body)['product:price:amount']).toBe('99.00');
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { aFamily, aVehicle } from '#server/test/a-family';
import { aProduct } from '#server/test/a-product';
import { productPage } from '#server/test/product-page';
import { type TestShop, testShop } from '#server/test/shop';
import { jsonLd } from '#web/blocks/structured-data/json-ld';

const price = 765_43;
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ site: 'NAM' });
  const gol = await aVehicle(shop, { brand: 'VW', model: 'Gol', engine: '1.6', from: 1999, to: 2008 });
  await aFamily(shop, {
    family: 'F 1/2',
    description: 'Panal de aluminio </script>',
    originalCodes: ['377-121-253'],
    fitments: [{ vehicleId: gol.id }],
    products: [
      { code: 'RAD-OLD', name: 'Radiador', brand: 'Valeo', price, stock: {} },
      { code: 'RAD-1', name: 'Radiador', brand: 'Behr', price, stock: { BUL: 5 } },
      { code: 'RAD-0', name: 'Radiador', brand: 'Behr', price, isPublic: false },
    ],
  });
  await aFamily(shop, { family: 'SOLO', products: [{ code: 'SOLO-1', name: 'Bomba de agua', price }] });
  const specifications = ['Alto', 'Garantía'].map((key) => ({ key, value: '12 meses', isDefault: key === 'Alto' }));
  await aFamily(shop, {
    family: 'SAID',
    products: [{ code: 'SAID-1' }, { code: 'SAID-2', description: 'Con tapa.', specifications }],
  });
  await aFamily(shop, { family: 'HIDDEN', products: [{ code: 'HIDDEN-1', isPublic: false }] });
  await aFamily(shop, { family: 'RTC-F', products: [{ code: 'RTC-1', categoryId: '1.1' }] });
  await aProduct(shop, { code: 'TOOL', name: 'Pinza', categoryId: '2.301' });
  await aProduct(shop, { code: 'SOLO', name: 'Otra cosa', categoryId: '2.301' });
  const { id } = await aProduct(shop, { code: 'RAD-2', name: 'Radiador', categoryId: '2.301', family: 'F 1/2' });
  await shop.database.db.insertInto('product_previous_code').values({ code: 'RAD-OLDER', product_id: id }).execute();
});

const at = (code: string, site: 'NAM' | 'RTC' = 'NAM') => productPage(shop, site, code);

describe('on a site of autoparts', () => {
  test('a family has a page: its title is the code, its stock that of the first that can be had', async () => {
    const { status, loaded } = await at('F 1/2');
    expect(status).toBe(200);
    expect(loaded).toMatchObject({
      kind: 'part',
      part: { family: 'F 1/2' },
      stock: { code: 'RAD-1', available: 'AV' },
    });
    expect(loaded?.meta).toMatchObject({
      title: 'RAD-OLD',
      description: expect.stringMatching(
        /^Rubro 2\.301 para VW Gol 1\.6 1999-2008\. Código RAD-OLD, 377-121-253\. Panal/,
      ),
    });
    expect(loaded?.steps.map(({ label }) => label)).toEqual(['Inicio', 'Autopartes', 'Rubro 2.301', 'RAD-OLD']);
  });

  test('what the product that is chosen says of itself comes along, and describes a family without words', async () => {
    const { loaded } = await productPage(shop, 'NAM', 'SAID', '?codigo=SAID-2');
    expect(loaded).toMatchObject({
      ownTexts: { code: 'SAID-2', description: 'Con tapa.', specifications: [{ key: 'Garantía', value: '12 meses' }] },
      meta: { description: expect.stringContaining('Con tapa.') },
    });
    expect((await at('SAID')).loaded).toMatchObject({
      ownTexts: { code: 'SAID-1', description: '', specifications: [] },
    });
  });

  test.each([
    ['RAD-1', 'a product of the family', '?codigo=RAD-1'],
    ['RAD-OLD', 'the one that names it', '?codigo=RAD-OLD'],
    ['RAD-OLDER', 'a code that one had before', '?codigo=RAD-2'],
    ['rad 1', 'a code in another form', '?codigo=RAD-1'],
    ['RADOLD', 'a code without its marks', '?codigo=RAD-OLD'],
    ['F 1/2 ', 'the family with a blank', ''],
  ])('%s, %s, leads to it for good', async (code, _, query) => {
    expect(await at(code)).toEqual({ status: 301, location: `/productos/F%201%2F2${query}` });
  });

  test.each([
    ['RAD-OLD', 'RAD-OLD', 'the one that is asked for, though there is none'],
    ['RAD-2', 'RAD-2', 'the one that is asked for'],
    ['RAD-0', 'RAD-1', 'the first to be had for one that he may not see'],
    ['SOLO-1', 'RAD-1', 'the first to be had for one of another family'],
  ])('asked for %s a visitor is shown the stock of %s: %s', async (asked, code) => {
    const { loaded } = await productPage(shop, 'NAM', 'F 1/2', `?codigo=${asked}`);
    expect(loaded).toMatchObject({ kind: 'part', code: 'F 1/2', stock: { code } });
    expect(JSON.stringify(loaded)).not.toContain('RAD-0');
  });

  test('a family comes before a product of the same code', async () => {
    expect((await at('SOLO')).loaded).toMatchObject({ kind: 'part', part: { code: 'SOLO-1' } });
  });

  test('a product without a family has its own page', async () => {
    expect((await at('TOOL')).loaded).toMatchObject({ kind: 'product', product: { code: 'TOOL' } });
    expect(await at('t-ool')).toEqual({ status: 301, location: '/productos/TOOL' });
  });

  const formsOfHidden = ['hidden1', 'rad0', 'Rad-0', 'rtc1'];
  test.each(['HIDDEN', 'HIDDEN-1', 'RAD-0', 'RTC-F', 'RTC-1', 'NOPE', 'x'.repeat(61), ...formsOfHidden])(
    '%s is not found, in place',
    async (code) => {
      expect(await at(code)).toEqual({ status: 404 });
    },
  );

  test('machines read the group or the one product, and no price that visitors may not see', async () => {
    const group = (await at('F 1/2')).facts as [Record<string, unknown>, object];
    expect(group[0]).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'F 1/2',
      name: 'Rubro 2.301 Gol 1.6',
      isAccessoryOrSparePartFor: [{ '@type': 'Vehicle', name: 'VW Gol 1.6 1999-2008' }],
    });
    const variants = group[0].hasVariant as { sku: string; brand: { name: string } }[];
    expect(variants.map(({ sku, brand }) => `${brand.name} ${sku}`)).toEqual([
      'Valeo RAD-OLD',
      'Behr RAD-1',
      'Nodo RAD-2',
    ]);
    const [one] = (await at('SOLO')).facts as [object];
    expect(one).toMatchObject({ '@type': 'Product', sku: 'SOLO-1', name: 'Rubro 2.301 Bomba de agua' });
    for (const code of ['F 1/2', 'SOLO']) {
      const whole = JSON.stringify(await at(code));
      expect(whole).not.toMatch(/Offer|"price"|765/);
      expect(whole).not.toContain('RAD-0');
    }
    expect(jsonLd((await at('F 1/2')).facts ?? [])).not.toContain('</script');
  });
});

test('on a site of products a family has no page, and its product keeps its own', async () => {
  expect(await at('RTC-F', 'RTC')).toEqual({ status: 404 });
  expect((await at('RTC-1', 'RTC')).loaded).toMatchObject({ kind: 'product', product: { code: 'RTC-1' } });
});

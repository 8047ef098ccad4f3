import { beforeAll, describe, expect, test } from 'vitest';
import { saveFamilies } from '#server/autoparts/save-families.service';
import { saveProduct } from '#server/catalogue/save-products.service';
import { inTransaction } from '#server/in-transaction';
import { aFamily, aVehicle } from '#server/test/a-family';
import { aProduct } from '#server/test/a-product';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let seller: string;
let customer: string;
beforeAll(async () => {
  shop = await testShop({ site: 'NAM' });
  seller = (await aSeller(shop)).token;
  customer = (await aSignedIn(shop)).token;
});

const find = async (family: string, token?: string) =>
  (await shop.call('autopart/findByFamily', { family }, token)).data;

describe('autopart/findByFamily', () => {
  let gol: Awaited<ReturnType<typeof aVehicle>>;
  beforeAll(async () => {
    gol = await aVehicle(shop, { model: 'Gol G4', engine: '1.6' });
    await aFamily(shop, {
      family: '1027541317',
      description: 'Núcleo de aluminio.',
      height: 345.5,
      width: 600,
      system: 'Brasado',
      originalCodes: ['377-121-251 B', '377121251b', '  ', '5U0 121 253'],
      fitments: [
        { vehicleId: gol.id, from: 2006, qualifier: 'con aire', source: 'Catálogo 2025' },
        { application: 'Motores AP', brandId: gol.brandId },
      ],
      products: [
        { code: 'RAD-1', name: 'Radiador Gol', price: 9900, isOriginal: true },
        {
          code: 'RAD-2',
          name: 'Radiador Gol B',
          price: 8000,
          stock: {},
          specifications: [{ key: 'Alto', value: '346' }],
        },
        { code: 'RAD-3', name: 'Radiador oculto', isPublic: false },
      ],
    });
  });

  test('answers a visitor in the wire names of W3, without prices that he may not see', async () => {
    const { status, body } = await shop.call('autopart/findByFamily', { family: ' 1027541317 ' });
    expect(status).toBe(200);
    const product = {
      BrandId: 2,
      BrandName: 'Nodo',
      CategoryId: '2.301',
      CategoryName: 'Rubro 2.301',
      Images: [],
      ProductIvaRate: 22,
      ProductIsPublic: true,
    };
    const width = { SpecKey: 'Ancho', SpecValue: '600,0' };
    const system = { SpecKey: 'Sistema', SpecValue: 'Brasado' };
    expect(body).toEqual({
      success: true,
      error: '',
      data: {
        AutopartCode: 'RAD-1',
        AutopartFamily: '1027541317',
        AutopartDescription: 'Núcleo de aluminio.',
        AutopartIsOriginal: true,
        AutopartIsPublic: true,
        AutopartAvailable: 'AV',
        AutopartHeight: 345.5,
        AutopartWidth: 600,
        AutopartSystem: 'Brasado',
        CategoryId: '2.301',
        CategoryName: 'Rubro 2.301',
        Images: [],
        OriginalCodes: [{ OriginalCodeCode: '377-121-251 B' }, { OriginalCodeCode: '5U0 121 253' }],
        Applications: [
          {
            ApplicationName: 'Gol G4 1.6',
            ApplicationYearRange: '2006-2012',
            ApplicationQualifier: 'con aire',
            ApplicationBrandName: 'Volkswagen',
            BrandId: 1,
            VehicleId: 1,
          },
          {
            ApplicationName: 'Motores AP',
            ApplicationYearRange: 'n/d',
            ApplicationQualifier: '',
            ApplicationBrandName: 'Volkswagen',
            BrandId: 1,
            VehicleId: null,
          },
        ],
        Products: [
          {
            ...product,
            ProductCode: 'RAD-1',
            ProductName: 'Radiador Gol',
            ProductIsOriginal: true,
            ProductAvailable: 'AV',
            ProductBranches: ['BUL'],
            Specifications: [{ SpecKey: 'Alto', SpecValue: '345,5' }, width, system],
          },
          {
            ...product,
            ProductCode: 'RAD-2',
            ProductName: 'Radiador Gol B',
            ProductIsOriginal: false,
            ProductAvailable: 'NO',
            ProductBranches: [],
            Specifications: [{ SpecKey: 'Alto', SpecValue: '346' }, width, system],
          },
        ],
        Relations: [],
      },
    });
  });

  test('shows prices to the signed-in where the setting says so, and all to sellers', async () => {
    expect((await find('1027541317', customer))?.products.map(({ price }) => price)).toEqual([9900, 8000]);
    const seen = await find('1027541317', seller);
    expect(seen?.products.map(({ code }) => code)).toEqual(['RAD-1', 'RAD-2', 'RAD-3']);
    expect(seen?.products[0]).toMatchObject({ price: 9900, lastSale: null });
    expect(seen?.applications[0]?.source).toBe('Catálogo 2025');
  });

  test.each<[string, Parameters<typeof aFamily>[1] & { family: string }]>([
    ['is not known', { family: 'F-404' }],
    ['has no product', { family: 'F-EMPTY', products: [] }],
    ['has only hidden products', { family: 'F-HIDDEN', products: [{ isPublic: false }] }],
    ["stands in another site's part of the tree", { family: 'F-RTC', products: [{ categoryId: '1.1' }] }],
  ])('is a 404 where the family %s', async (_why, given) => {
    if (given.family !== 'F-404') await aFamily(shop, given);
    for (const path of ['autopart/findByFamily', 'autopart/listRelated'] as const) {
      const { status, error } = await shop.call(path, { family: given.family });
      expect({ status, error }).toEqual({ status: 404, error: 'Esa autoparte no existe' });
    }
    const forSeller = await shop.call('autopart/findByFamily', { family: given.family }, seller);
    expect(forSeller.status).toBe(given.products?.length ? 200 : 404);
  });

  test('is a 400 without a family', async () => {
    for (const family of ['', 'x'.repeat(61)]) {
      expect((await shop.call('autopart/findByFamily', { family })).status).toBe(400);
      expect((await shop.call('autopart/listRelated', { family })).status).toBe(400);
    }
  });

  test('says what it replaces, what replaces it and what is equivalent, of what the caller sees', async () => {
    await aFamily(shop, { family: 'R-OLD', products: [{ code: 'OLD-1' }] });
    await aFamily(shop, { family: 'R-SAME', products: [{ code: 'SAME-1' }] });
    await aFamily(shop, { family: 'R-HIDDEN', products: [{ code: 'HIDDEN-1', isPublic: false }] });
    const relations = [
      { kind: 'replaces' as const, family: 'R-OLD' },
      { kind: 'equivalent' as const, family: 'R-HIDDEN' },
    ];
    await aFamily(shop, { family: 'R-NEW', products: [{ code: 'NEW-1' }], relations });
    await aFamily(shop, {
      family: 'R-MORE',
      relations: [{ kind: 'equivalent', family: 'R-NEW' }],
      products: [{ code: 'MORE-1' }],
    });
    expect((await find('R-NEW'))?.relations).toEqual([
      { kind: 'equivalent', family: 'R-MORE', code: 'MORE-1' },
      { kind: 'replaces', family: 'R-OLD', code: 'OLD-1' },
    ]);
    expect((await find('R-OLD'))?.relations).toEqual([{ kind: 'replacedBy', family: 'R-NEW', code: 'NEW-1' }]);
    expect((await find('R-NEW', seller))?.relations.map(({ code }) => code)).toEqual(['HIDDEN-1', 'MORE-1', 'OLD-1']);
  });

  test('no family is related to itself, or to another in two ways', async () => {
    const save = (relations: { kind: 'replaces' | 'equivalent'; family: string }[]) =>
      inTransaction(shop.ctx, (inside) => saveFamilies(inside, [{ family: 'R-OLD', relations }]));
    await expect(save([{ kind: 'replaces', family: 'R-OLD' }])).rejects.toMatchObject({ code: '23514' });
    await expect(save([{ kind: 'replaces', family: 'R-NEW' }])).rejects.toMatchObject({ code: '23505' });
  });
});

test('saving products makes the families that they name; what is said of a family outlives it', async () => {
  const { code } = await aProduct(shop, { categoryId: '2.301', family: 'F-MADE' });
  expect(await find('F-MADE')).toMatchObject({ family: 'F-MADE', code, applications: [], height: null });
  await aFamily(shop, { family: 'F-MADE', description: 'Dicho', products: [] });
  await inTransaction(shop.ctx, (inside) => saveProduct(inside, { code, family: null }));
  expect((await shop.call('autopart/findByFamily', { family: 'F-MADE' })).status).toBe(404);
  await inTransaction(shop.ctx, (inside) => saveProduct(inside, { code, family: 'F-MADE' }));
  expect((await find('F-MADE'))?.description).toBe('Dicho');
});

test('saving a family again changes what is given and leaves the rest', async () => {
  await aFamily(shop, {
    family: 'F-AGAIN',
    description: 'Uno',
    height: 10,
    originalCodes: ['A-1'],
    fitments: [{ application: 'X' }],
  });
  await aFamily(shop, { family: 'F-AGAIN', height: null, width: 20.25, originalCodes: [], products: [] });
  expect(await find('F-AGAIN')).toMatchObject({
    description: 'Uno',
    height: null,
    width: 20.3,
    originalCodes: [],
    applications: [{ name: 'X' }],
  });
});

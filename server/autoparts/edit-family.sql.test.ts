import { beforeEach, describe, expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { seenName } from '#contract/plain/entity';
import { historyOf } from '#server/history/history.service';
import { aFamily, applicationLines, aVehicle } from '#server/test/a-family';
import { aProduct } from '#server/test/a-product';
import { aSeller } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let token: string;
let gol: Awaited<ReturnType<typeof aVehicle>>;
let corsa: Awaited<ReturnType<typeof aVehicle>>;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop({ site: 'NAM' });
  token = (await aSeller(shop)).token;
  gol = await aVehicle(shop, { model: 'Gol G4', engine: '1.6', from: 2004, to: 2012 });
  corsa = await aVehicle(shop, { brand: 'Chevrolet', model: 'Corsa', engine: '1.4', from: 1998, to: 2008 });
  await aFamily(shop, {
    family: 'F-1',
    fitments: [{ vehicleId: gol.id }],
    originalCodes: ['377-121-251 B'],
    products: [{ code: 'RAD-1', name: 'Radiador' }],
  });
});

const update = (input: Omit<Input<'autopart/update'>, 'family'>, family = 'F-1') =>
  shop.call('autopart/update', { family, ...input }, token);
const whole = async (family = 'F-1') => (await shop.call('autopart/findWhole', { family }, token)).data;
const found = async (filters: Input<'autopart/filter'>['filters']) =>
  (await shop.call('autopart/filter', { filters, rowIndex: 0, rowsMax: 18 })).data?.map(({ family }) => family);

describe('autopart/update', () => {
  test('a saved application is found by its vehicle at once, a code by its text', async () => {
    expect(await found({ vehicleId: corsa.id })).toEqual([]);
    const { status } = await update({
      applications: [
        { mode: 'INS', vehicleId: corsa.id, yearFrom: 2000, qualifier: 'con aire', source: 'Catálogo 2025' },
        { mode: 'INS', name: ' Motores  AP ', brandId: gol.brandId },
      ],
      originalCodes: ['377121251b', '21410-1HC0A', '21410 1hc0a'].map((code) => ({ mode: 'INS', code })),
    });
    expect(status).toBe(200);
    expect(await found({ vehicleId: corsa.id })).toEqual(['F-1']);
    expect(await found({ vehicleId: corsa.id, year: 1999 })).toEqual([]);
    expect(await found({ text: '214101HC0A' })).toEqual(['F-1']);
    expect(await applicationLines(shop, 'F-1')).toEqual([
      'Volkswagen · Gol G4 1.6 · 2004-2012',
      'Chevrolet · Corsa 1.4 · 2000-2008 · con aire',
      'Volkswagen · Motores AP · n/d',
    ]);
    expect((await whole())?.originalCodes).toEqual([{ code: '377-121-251 B' }, { code: '21410-1HC0A' }]);
  });

  test('changes measures by what was seen, and keeps who changed what', async () => {
    await update({ parms: { height: { value: 345.5, before: null }, system: { value: 'Brasado', before: null } } });
    expect(await whole()).toMatchObject({ height: 345.5, width: null, system: 'Brasado' });
    const late = await update({ parms: { height: { value: 350, before: null } } });
    expect([late.status, late.error]).toEqual([409, 'Otra persona cambió «Alto» mientras editabas: ahora es «345,5»']);
    const rows = await historyOf(shop.ctx, { entity: 'autopart', id: 'F-1' });
    expect(
      rows.map(({ field, from, to }) => [field, from, to].join(' ')).toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['height  345.5', 'system  Brasado']);
  });

  test('edits its applications item by item, so that two who edit other items both keep theirs', async () => {
    await update({ applications: [{ mode: 'INS', vehicleId: corsa.id }] });
    const [first, second] = (await whole())?.applications ?? [];
    const both = await Promise.all([
      update({ applications: [{ mode: 'UPD', id: first?.id ?? 0, vehicleId: gol.id, qualifier: 'sin aire' }] }),
      update({
        applications: [{ mode: 'UPD', id: second?.id ?? 0, vehicleId: corsa.id, yearTo: 2004, isDefault: true }],
      }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const now = (await whole())?.applications ?? [];
    expect(now.map(({ id }) => id)).toEqual([second?.id, first?.id]);
    expect(now).toMatchObject([
      { yearTo: 2004, isDefault: true },
      { qualifier: 'sin aire', isDefault: false },
    ]);
    await update({ applications: [{ mode: 'DLT', id: second?.id ?? 0 }] });
    const gone = await update({ applications: [{ mode: 'UPD', id: second?.id ?? 0, name: 'Otra' }] });
    expect([gone.status, gone.error]).toEqual([409, 'Ese dato ya no existe. Volvé a cargar la página.']);
    expect((await whole())?.applications.map(({ id }) => id)).toEqual([first?.id]);
  });

  test.each([
    ['yearFrom', 2005, 2006, 2007],
    ['yearTo', 2008, 2009, 2010],
    ['qualifier', 'con aire', 'sin aire', 'con turbo'],
    ['source', 'Catálogo', 'Ficha', 'Manual'],
  ])(
    'keeps what an application does not send beside its %s, and refuses what another changed',
    async (name, ...values) => {
      const { id = 0, vehicleId } = (await whole())?.applications[0] ?? {};
      const [one, other, third] = values;
      const edit = (given: object) => update({ applications: [{ mode: 'UPD', id, ...given }] });
      const first = { yearFrom: 2005, yearTo: 2008, qualifier: 'con aire', source: 'Catálogo' };
      await edit(first);
      const seen = { [seenName(name)]: one };
      expect((await edit({ [name]: other, ...seen })).status).toBe(200);
      const stale = await edit({ [name]: third, ...seen });
      expect([stale.status, stale.error]).toEqual([409, expect.stringContaining(`ahora es «${other}»`)]);
      expect((await whole())?.applications).toMatchObject([{ ...first, [name]: other, vehicleId }]);
    },
  );

  test('an application becomes another, which its stale editor is told by its name', async () => {
    const [first] = (await whole())?.applications ?? [];
    const edit = (given: object) => update({ applications: [{ mode: 'UPD', id: first?.id ?? 0, ...given }] });
    const named = { vehicleId: null, name: 'Motores AP', brandId: gol.brandId };
    expect((await edit({ ...named, seenVehicleId: gol.id, seenName: null, seenBrandId: null })).status).toBe(200);
    expect((await edit({ qualifier: 'con aire' })).data?.applications).toMatchObject([
      { ...named, qualifier: 'con aire' },
    ]);
    const chevrolet = { brandId: corsa.brandId, seenBrandId: null };
    expect((await edit(chevrolet)).error).toBe('Otra persona cambió «Marca» mientras editabas: ahora es «Volkswagen»');
    const fitted = { vehicleId: corsa.id, name: null, brandId: null };
    expect((await edit({ ...fitted, seenVehicleId: null })).status).toBe(200);
    const stale = await edit({ vehicleId: gol.id, seenVehicleId: null });
    expect(stale.error).toBe('Otra persona cambió «Vehículo» mientras editabas: ahora es «Corsa 1.4»');
  });

  test('puts products in and takes them out, makes one that is not there, each with its history', async () => {
    await aProduct(shop, { code: 'RAD-2', name: 'Radiador B', categoryId: '2.301' });
    const made = { code: 'RAD-3', name: 'Radiador C', brandId: gol.brandId, categoryId: '2.301', price: 9900 };
    const { data } = await update({
      products: [
        { mode: 'DLT', code: 'RAD-1' },
        { mode: 'INS', code: 'RAD-2' },
        { mode: 'INS', ...made },
      ],
    });
    expect(data?.products).toMatchObject([{ code: 'RAD-2' }, { code: 'RAD-3', price: 9900, brandName: 'Volkswagen' }]);
    const page = await shop.call('autopart/findByFamily', { family: 'F-1' });
    expect(page.data?.products.map(({ code }) => code)).toEqual(['RAD-2', 'RAD-3']);
    const familyOf = async (id: string) =>
      (await historyOf(shop.ctx, { entity: 'product', id })).flatMap(({ field, from, to }) =>
        field === 'family' ? [[from, to]] : [],
      );
    expect(await familyOf('RAD-1')).toEqual([['F-1', null]]);
    expect(await familyOf('RAD-2')).toEqual([[null, 'F-1']]);
    expect(await familyOf('RAD-3')).toEqual([[null, 'F-1']]);
  });

  test('relates families, seen from both sides', async () => {
    await aFamily(shop, { family: 'F-0' });
    await aFamily(shop, { family: 'F-2' });
    await update({
      relations: [
        { mode: 'INS', kind: 'replaces', family: 'F-0' },
        { mode: 'INS', kind: 'equivalent', family: 'F-2' },
      ],
    });
    expect((await whole('F-0'))?.relations).toEqual([{ kind: 'replacedBy', family: 'F-1' }]);
    expect((await whole('F-2'))?.relations).toEqual([{ kind: 'equivalent', family: 'F-1' }]);
    const other = await update({ relations: [{ mode: 'INS', kind: 'equivalent', family: 'F-0' }] });
    expect(other.body.fields).toEqual({ 'relations.0': 'Ya tiene otra relación con «F-0»: sacala primero' });
    await update({ relations: [{ mode: 'DLT', kind: 'replacedBy', family: 'F-1' }] }, 'F-0');
    expect((await whole())?.relations).toEqual([{ kind: 'equivalent', family: 'F-2' }]);
  });

  test.each<[Omit<Input<'autopart/update'>, 'family'>, string, string]>([
    [
      { parms: { height: { value: 34.55, before: null } } },
      'height',
      'Ingresá milímetros, con hasta un decimal, o nada',
    ],
    [{ parms: { width: { value: 0, before: null } } }, 'width', 'Ingresá milímetros, con hasta un decimal, o nada'],
    [{ applications: [{ mode: 'INS', name: ' ' }] }, 'applications.0', 'Elegí un vehículo o escribí una aplicación'],
    [
      { applications: [{ mode: 'INS', vehicleId: 1, name: 'Gol' }] },
      'applications.0',
      'Elegí un vehículo o escribí una aplicación',
    ],
    [{ applications: [{ mode: 'INS', vehicleId: 9999 }] }, 'applications.0', 'Elegí una opción de la lista'],
    [{ applications: [{ mode: 'INS', name: 'AP', brandId: 9999 }] }, 'applications.0', 'Elegí una opción de la lista'],
    [
      { applications: [{ mode: 'INS', name: 'AP', yearFrom: 2010, yearTo: 2001 }] },
      'applications.0',
      'Empieza después de terminar',
    ],
    [
      { applications: [{ mode: 'INS', vehicleId: 1, yearFrom: 2013 }] },
      'applications.0',
      '«2013-» no tiene ningún año de los del vehículo, 2004-2012',
    ],
    [{ originalCodes: [{ mode: 'INS', code: '--' }] }, 'originalCodes.0', '«--» no tiene letras ni números'],
    [{ relations: [{ mode: 'INS', kind: 'replaces', family: 'F-9' }] }, 'relations.0', 'No hay una familia «F-9»'],
    [{ relations: [{ mode: 'INS', kind: 'replaces', family: 'F-1' }] }, 'relations.0', 'Es esta misma familia'],
    [
      { products: [{ mode: 'DLT', code: 'RAD-1' }] },
      'products',
      'Dejá al menos un producto: sin ninguno la familia no existe para nadie',
    ],
    [
      { products: [{ mode: 'INS', code: 'NUEVO' }] },
      'products.0',
      'No hay un producto «NUEVO»: completá nombre, marca, categoría y precio',
    ],
    [
      { products: [{ mode: 'INS', code: 'N<1', name: 'Uno', brandId: 1, categoryId: '2.1', price: 100 }] },
      'products.0',
      'El código no puede llevar los signos < > "',
    ],
    [{ products: [{ mode: 'INS', code: 'OTRO-1' }] }, 'products.0', 'Ya es de la familia «F-8»: sacalo primero de ahí'],
  ])('%j is refused at %s, and nothing of it is stored', async (wrong, path, sentence) => {
    await aFamily(shop, { family: 'F-8', products: [{ code: 'OTRO-1' }] });
    const before = await whole();
    const answer = await update({ originalCodes: [{ mode: 'INS', code: 'ANTES' }], ...wrong });
    expect([answer.status, answer.body.fields]).toEqual([422, { [path]: sentence }]);
    expect(await whole()).toEqual(before);
  });

  test('more codes than a family may have are refused; what is not there is a 404', async () => {
    const codes = Array.from({ length: 500 }, (_, at) => ({ mode: 'INS' as const, code: `OEM-${at}` }));
    expect((await update({ originalCodes: codes })).body.fields).toEqual({ originalCodes: 'Podés guardar hasta 500' });
    expect((await update({ originalCodes: codes.slice(1) })).data?.originalCodes).toHaveLength(500);
    expect((await update({}, 'NO-HAY')).error).toBe('Esa autoparte no existe');
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { historyOf } from '#server/history/history.service';
import { aFamily, applicationLines, aVehicle } from '#server/test/a-family';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let token: string;
let gol: Awaited<ReturnType<typeof aVehicle>>;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop({ site: 'NAM' });
  token = (await aSeller(shop)).token;
  gol = await aVehicle(shop, { model: 'Gol G4', engine: '1.6', from: 2004, to: 2012 });
});

type Fields = Input<'vehicle/add'>['vehicle'];
const add = (vehicle: Partial<Fields> = {}, as: string | undefined = token) => {
  const whole = { brandId: gol.brandId, name: 'Saveiro', engine: '1.6', yearFrom: 2010, yearTo: null, ...vehicle };
  return shop.call('vehicle/add', { vehicle: whole }, as);
};
const update = (parms: Input<'vehicle/update'>['parms'], vehicleId = gol.id) =>
  shop.call('vehicle/update', { vehicleId, parms }, token);
const listed = async () =>
  (await shop.call('vehicle/listByBrand', { brandId: gol.brandId }, token)).data?.map(
    ({ name, engine, yearRange, families }) => [name, engine, yearRange, families].join(' '),
  );

describe('vehicle/add', () => {
  test('adds one that sellers list at once, with the families that fit each', async () => {
    await aFamily(shop, { fitments: [{ vehicleId: gol.id }] });
    const { data } = await add({ name: ' Saveiro  Cross ', engine: '1,6' });
    expect(data).toMatchObject({ name: 'Saveiro Cross', engine: '1.6', yearRange: '2010-', yearTo: null, families: 0 });
    expect(await listed()).toEqual(['Gol G4 1.6 2004-2012 1', 'Saveiro Cross 1.6 2010- 0']);
    expect((await shop.call('vehicle/find', { vehicleId: data?.id ?? 0 })).data?.name).toBe('Saveiro Cross');
  });

  test('one that is there already, however it is written, is a conflict; of two at once one is made', async () => {
    const again = await add({ name: 'GOL g4', engine: '1,6', yearFrom: 2004, yearTo: 2012 });
    expect([again.status, again.error]).toEqual([409, 'Ya hay un vehículo «Volkswagen Gol G4 1.6 2004-2012»']);
    const both = await Promise.all([add(), add()]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test.each([
    [{ name: ' ' }, { name: 'Este campo es obligatorio' }],
    [{ brandId: 0 }, { brandId: 'Este campo es obligatorio' }],
    [{ brandId: 9999 }, { brandId: 'Elegí una opción de la lista' }],
    [{ yearFrom: 1899 }, { yearFrom: 'Ingresá un año entre 1900 y 2100, o nada' }],
    [{ yearFrom: 2012, yearTo: 2004 }, { yearTo: 'Empieza después de terminar' }],
  ])('%j is refused at its field', async (wrong, fields) => {
    const answer = await add(wrong);
    expect([answer.status, answer.body.fields]).toEqual([422, fields]);
    expect(await listed()).toHaveLength(1);
  });

  test('only sellers may', async () => {
    const customer = (await aSignedIn(shop)).token;
    expect((await shop.call('vehicle/add', { vehicle: { brandId: 1, name: 'X' } })).status).toBe(401);
    expect((await add({}, customer)).status).toBe(403);
    const parms = { name: { value: 'Gol', before: 'Gol G4' } };
    expect((await shop.call('vehicle/update', { vehicleId: gol.id, parms }, customer)).status).toBe(403);
    expect((await shop.call('vehicle/listByBrand', { brandId: gol.brandId }, customer)).status).toBe(403);
  });
});

describe('vehicle/update', () => {
  test('changes what is sent; families that fit it say so at once, and search finds them by it', async () => {
    const { family } = await aFamily(shop, { fitments: [{ vehicleId: gol.id }] });
    const asked = { filters: { text: 'trend 2015' }, rowIndex: 0, rowsMax: 18 };
    expect((await shop.call('autopart/filter', asked)).data).toEqual([]);
    const { data } = await update({
      name: { value: 'Gol Trend', before: 'Gol G4' },
      yearTo: { value: 2016, before: 2012 },
    });
    expect(data).toMatchObject({ name: 'Gol Trend', engine: '1.6', yearRange: '2004-2016', families: 1 });
    expect(await applicationLines(shop, family)).toEqual(['Volkswagen · Gol Trend 1.6 · 2004-2016']);
    expect((await shop.call('autopart/filter', asked)).data?.map((one) => one.family)).toEqual([family]);
    const rows = await historyOf(shop.ctx, { entity: 'vehicle', id: gol.id });
    expect(
      rows.map(({ field, from, to }) => [field, from, to].join(' ')).toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['name Gol G4 Gol Trend', 'yearTo 2012 2016']);
  });

  test('of one field the second hears what stands there, and nothing changes', async () => {
    await update({ yearTo: { value: 2013, before: 2012 } });
    const late = await update({ yearTo: { value: 2014, before: 2012 } });
    expect([late.status, late.error]).toEqual([409, 'Otra persona cambió «Hasta» mientras editabas: ahora es «2013»']);
    expect(await listed()).toEqual(['Gol G4 1.6 2004-2013 0']);
  });

  test('the name of another is a conflict, what is not there a 404', async () => {
    await aVehicle(shop, { model: 'Gol G5', engine: '1.6', from: 2004, to: 2012 });
    const taken = await update({ name: { value: 'gol g5', before: 'Gol G4' } });
    expect([taken.status, taken.error]).toEqual([409, 'Ya hay un vehículo «Volkswagen Gol G5 1.6 2004-2012»']);
    const gone = await update({ name: { value: 'X', before: '' } }, 9999);
    expect([gone.status, gone.error]).toEqual([404, 'Ese vehículo no existe']);
  });
});

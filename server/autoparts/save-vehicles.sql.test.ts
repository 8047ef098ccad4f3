import { beforeEach, expect, test } from 'vitest';
import { saveVehicles, type VehicleToSave } from '#server/autoparts/save-vehicles.service';
import { findOwnFitments } from '#server/autoparts/whole-families.service';
import { saveBrands } from '#server/catalogue/brands.service';
import { inTransaction } from '#server/in-transaction';
import { aFamily, aVehicle } from '#server/test/a-family';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let brandId: number;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop({ site: 'NAM' });
  brandId = await inTransaction(
    shop.ctx,
    async (inside) => (await saveBrands(inside, [{ name: 'Fiat' }])).get('Fiat') ?? 0,
  );
});

const external = (id: string) => ({ source: 'vehiculos.example', id });
const save = (...vehicles: Omit<VehicleToSave, 'brandId'>[]) =>
  inTransaction(shop.ctx, (inside) =>
    saveVehicles(
      inside,
      vehicles.map((one) => ({ brandId, ...one })),
    ),
  );
const stored = async () => {
  const { rows } = await shop.database.query(
    `select concat_ws(' ', id, model, nullif(engine, ''), year_from, year_to, external_id) as says from vehicle order by id`,
  );
  return rows.map(({ says }) => says);
};

test('a vehicle that another catalogue knows keeps its number when its years, engine or model are others', async () => {
  const [id = 0] = await save({ model: 'Uno', engine: '1.3', from: 1995, to: 2004, external: external('77') });
  expect(await save({ model: 'Uno', engine: '1.3', from: 1995, to: 2010, external: external('77') })).toEqual([id]);
  expect(await stored()).toEqual([`${id} Uno 1.3 1995 2010 77`]);
  expect(await save({ model: ' Uno  Fire ', from: 1995, external: external('77') })).toEqual([id]);
  expect(await stored()).toEqual([`${id} Uno Fire 1995 77`]);
});

test('two may give each other their names, and a chain of names moves on', async () => {
  const ids = await save(
    { model: 'Uno', from: 1995, external: external('1') },
    { model: 'Uno', from: 2005, external: external('2') },
  );
  const swapped = await save(
    { model: 'Uno', from: 2005, external: external('1') },
    { model: 'Uno', from: 1995, external: external('2') },
  );
  expect(swapped).toEqual(ids);
  expect(await stored()).toEqual([`${ids[0]} Uno 2005 1`, `${ids[1]} Uno 1995 2`]);
});

test('by name it takes an external key or gives it away, and without one keeps what it has', async () => {
  const [id = 0] = await save({ model: 'Uno', from: 1995 });
  await save({ model: 'Uno', from: 1995, external: external('9') });
  await save({ model: 'Uno', from: 1995 });
  expect(await stored()).toEqual([`${id} Uno 1995 9`]);
  await save({ model: 'Uno', from: 1995, external: null }, { model: 'Palio', external: external('9') });
  expect(await stored()).toEqual([`${id} Uno 1995`, expect.stringMatching(/Palio 9$/)]);
});

test('a name that is another vehicle of its own is refused by the database', async () => {
  await save({ model: 'Uno', from: 1995, external: external('1') }, { model: 'Uno', from: 2005 });
  await expect(save({ model: 'Uno', from: 2005, external: external('1') })).rejects.toMatchObject({ code: '23505' });
});

test('a family keeps a fitment that is given twice once, and its texts clean', async () => {
  const { id } = await aVehicle(shop);
  const fitment = { vehicleId: id, from: 2006, qualifier: ' con   aire ', source: 'Catálogo ' };
  const { family } = await aFamily(shop, { fitments: [fitment, { ...fitment, source: 'Otro' }, { vehicleId: id }] });
  expect((await findOwnFitments(shop.ctx, [family])).get(family)).toMatchObject([
    { vehicleId: id, from: 2006, qualifier: 'con aire', source: 'Catálogo' },
    { vehicleId: id, from: null, qualifier: '', source: '' },
  ]);
});

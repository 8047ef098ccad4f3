import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ImportHow } from '#contract/imports';
import { anImport, threeProducts } from '#server/test/an-import';
import { importing } from '#server/test/importing';
import type { TestShop } from '#server/test/shop';

let given: Awaited<ReturnType<typeof importing>>;
let shop: TestShop;
let providerId: number;
beforeEach(async () => {
  given = await importing();
  ({ shop } = given);
  await anImport(shop, threeProducts);
  ({ id: providerId } = await shop.database.db.selectFrom('provider').select('id').executeTakeFirstOrThrow());
});
afterEach(() => given.close());

const columns = [
  { label: 'Ref.', means: 'código' },
  { label: 'Costo', means: 'precio' },
];
const rules = () => ({ columns, margin: 30, newOnes: 'leftOut', providerId }) as const;

const written = async (content: string, how: ImportHow) => {
  const { id } = await given.upload(content);
  const { status, error } = await shop.call('import/check', { id, how }, given.seller.token);
  if (status !== 200) throw new Error(error);
  await given.work();
  return given.done('write', id);
};
const uploaded = async (content: string) => given.find((await given.upload(content)).id);

test('a file is read as the last one of its provider that has its header', async () => {
  expect(await written('Ref.;Costo\nA-1;10,00\n', rules())).toMatchObject({ state: 'done', written: 1 });
  const again = await uploaded('Ref.;Costo\nA-1;20,00\n');
  expect(again).toMatchObject({
    how: { ...rules(), lastOf: providerId },
    problem: null,
    file: { columns: [{ means: 'código' }, { means: 'precio' }] },
  });
  expect(again?.how).not.toHaveProperty('headerRow');
  const checked = await given.done('check', again?.id ?? 0);
  expect(checked?.report?.outcomes).toMatchObject([{}, { kind: 'up', examples: [{ from: 1300, to: 2600 }] }]);
  // A title that names more columns than the header, and a file of errors.
  const titled = await uploaded('Precio;Código;Nombre\nRef.;Costo;error\nA-1;20,00;\n');
  expect(titled).toMatchObject({ problem: null, how: { headerRow: 2, lastOf: providerId } });
  expect((await uploaded('Ref.;Importe\nA-1;1\n'))?.how).toEqual({});
  expect((await uploaded('Ref.\nA-1\n'))?.how).toEqual({});
});

test('a file without a header is read as no other, since its letters tell no provider from another', async () => {
  const meant = [
    { label: 'Columna A', means: 'código' },
    { label: 'Columna B', means: 'precio' },
  ];
  expect(await written('A-1;10,00\nA-2;11,00\n', { ...rules(), columns: meant })).toMatchObject({ written: 2 });
  for (const again of ['A-1;20,00\nA-3;30,00\n', 'Columna A;Columna B;error\nA-1;20,00;\n'])
    expect((await uploaded(again))?.how).toEqual({});
});

test('columns without a title are offered with what stands in them, and kept by their letters', async () => {
  const meant = [...columns, { label: 'Columna C', means: 'nombre' }];
  const first = await uploaded('Ref.;Costo;;\nA-1;10,00;Placa;;5\n');
  expect(first?.file.columns).toEqual([
    { label: 'Ref.', means: null, sample: 'A-1' },
    { label: 'Costo', means: null, sample: '10,00' },
    { label: 'Columna C', means: null, sample: 'Placa' },
    { label: 'Columna E', means: null, sample: '5' },
  ]);
  await written('Ref.;Costo;;\nA-1;10,00;Placa;\n', { ...rules(), columns: meant });
  for (const again of ['Ref.;Costo;;\nA-1;1;Cable;\n', 'Ref.;Costo;Columna C;;error\nA-1;1;Cable;;\n']) {
    const { file, how } = (await uploaded(again)) ?? {};
    expect([how?.lastOf, file?.columns[2]]).toEqual([
      providerId,
      { label: 'Columna C', means: 'nombre', sample: 'Cable' },
    ]);
  }
});

test('it is not used where staff says so, and the newest of a header stands', async () => {
  await written('Ref.;Costo\nA-1;10,00\n', rules());
  const again = await uploaded('Ref.;Costo\nA-1;20,00\n');
  const how = { lastOf: null, columns: [], providerId: null, margin: 0 };
  await shop.call('import/check', { id: again?.id ?? 0, how }, given.seller.token);
  await given.work();
  expect(await given.find(again?.id ?? 0)).toMatchObject({
    state: 'read',
    problem: expect.stringContaining('falta la columna «código»'),
    how,
  });
  const { db } = shop.database;
  const { id: other } = await db
    .insertInto('provider')
    .values({ name: 'Otro' })
    .returning('id')
    .executeTakeFirstOrThrow();
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
  await written('Ref.;Costo\nA-2;7,00\n', { ...rules(), margin: 10, providerId: other });
  expect((await uploaded('Ref.;Costo\nA-1;1\n'))?.how).toMatchObject({ margin: 10, providerId: other, lastOf: other });
  await db.deleteFrom('product').where('provider_id', '=', other).execute();
  await db.deleteFrom('provider').where('id', '=', other).execute();
  expect((await uploaded('Ref.;Costo\nA-1;1\n'))?.how).toMatchObject({ margin: 30, lastOf: providerId });
});

test('rules that name what is gone are left out, and another site does not know of it', async () => {
  const { db } = shop.database;
  const { id: brandId } = await db
    .insertInto('brand')
    .values({ name: 'De paso' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await written('Ref.;Costo\nA-1;10,00\n', { ...rules(), brandId });
  await db.deleteFrom('brand').where('id', '=', brandId).execute();
  expect((await uploaded('Ref.;Costo\nA-1;1\n'))?.how).toMatchObject({ brandId: null, margin: 30 });
  await db.updateTable('import_memory').set({ site: 'NAM' }).execute();
  expect((await uploaded('Ref.;Costo\nA-1;1\n'))?.how).toEqual({});
});

test('a file without a provider is not remembered', async () => {
  await written('Ref.;Costo\nA-1;10,00\n', { columns });
  expect(await shop.database.db.selectFrom('import_memory').selectAll().execute()).toEqual([]);
});

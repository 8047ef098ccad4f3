import { beforeEach, describe, expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { seenName } from '#contract/plain/entity';
import { messages } from '#contract/plain/messages';
import { historyOf } from '#server/history/history.service';
import { aProduct } from '#server/test/a-product';
import { aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let token: string;
let brandId: number;
let pictures: number[];
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  token = (await aSignedIn(shop, { roles: ['seller'], firstName: 'Sergio', lastName: 'Vidal' })).token;
  ({ brandId } = await aProduct(shop, { code: 'SG90', name: 'Servo', price: 1250, mLCode: 'MLU-1' }));
  const images = ['a', 'b', 'c'].map((name) => ({ name, path: name, target: 'product' as const, width: 9, height: 9 }));
  pictures = (await shop.database.db.insertInto('image').values(images).returning('id').execute()).map(({ id }) => id);
});

const add = (product: Partial<Input<'product/add'>['product']>) =>
  shop.call(
    'product/add',
    { product: { code: 'ESP-32', name: 'Placa ESP32', brandId, categoryId: '1.1', price: 1999, ...product } },
    token,
  );
const update = (input: Omit<Input<'product/update'>, 'code'>, code = 'SG90') =>
  shop.call('product/update', { code, ...input }, token);
const stored = () => shop.call('product/find', { code: 'SG90' }, token);

describe('product/add', () => {
  test('stores a product with its lists, which visitors find', async () => {
    const { data } = await add({
      images: [{ id: pictures[1] ?? 0 }, { id: pictures[0] ?? 0 }],
      specifications: [{ key: ' Tensión ', value: '3,3 V' }],
      relatedLinks: [{ name: 'Guía', url: '/productos?c=1.1' }],
      description: 'Wifi.\r\nBluetooth.',
    });
    expect(data).toMatchObject({
      code: 'ESP-32',
      price: 1999,
      ivaRate: 22,
      isPublic: true,
      description: 'Wifi.\nBluetooth.',
      images: [{ id: pictures[1] }, { id: pictures[0] }],
      specifications: [{ key: 'Tensión', value: '3,3 V', isDefault: true }],
      relatedLinks: [{ name: 'Guía', url: '/productos?c=1.1', isDefault: true }],
    });
    const list = { filters: { text: 'esp-32' }, rowIndex: 0, rowsMax: 18 };
    expect((await shop.call('product/filter', list)).data?.map(({ code }) => code)).toEqual(['ESP-32']);
  });

  test.each(['"><img', 'A<1', 'B>1'])('refuses the code %s, and takes what part numbers have', async (code) => {
    const sentence = 'El código no puede llevar los signos < > "';
    expect((await add({ code })).body.fields).toMatchObject({ code: sentence });
    expect((await add({ code: `Ñ-1.2/3+(4) #5, 1½ & 'X'` })).status).toBe(200);
  });

  test('a barcode is kept by its digits and shown to all, the minimum stock to sellers alone', async () => {
    const { data } = await add({ barcode: '7 501031-311309', minStock: 3 });
    expect(data).toMatchObject({ barcode: '7501031311309', minStock: 3 });
    const seen = (await shop.call('product/find', { code: 'ESP-32' })).data;
    expect(seen?.barcode).toBe('7501031311309');
    expect(seen).not.toHaveProperty('minStock');
    const stale = await update({ parms: { minStock: { value: 4, before: 2 } } }, 'ESP-32');
    const sentence = 'Otra persona cambió «Stock mínimo» mientras editabas: ahora es «3»';
    expect([stale.status, stale.error]).toEqual([409, sentence]);
    const both = await update(
      { parms: { minStock: { value: 4, before: 2 }, name: { value: 'Otro', before: 'Uno' } } },
      'ESP-32',
    );
    expect(both.fields).toEqual({
      minStock: sentence,
      name: `Otra persona cambió «Nombre» mientras editabas: ahora es «${data?.name}»`,
    });
    const cleared = { barcode: { value: '', before: '7501031311309' }, minStock: { value: null, before: 3 } };
    expect((await update({ parms: cleared }, 'ESP-32')).data).toMatchObject({ barcode: null, minStock: null });
  });

  test('one that is not public is there for sellers alone', async () => {
    expect((await add({ isPublic: false })).status).toBe(200);
    expect((await shop.call('product/find', { code: 'ESP-32' })).status).toBe(404);
    expect((await shop.call('product/find', { code: 'ESP-32' }, token)).status).toBe(200);
  });

  const required = 'Este campo es obligatorio';
  test.each([
    [{ code: ' ' }, { code: required }],
    [{ name: '' }, { name: required }],
    [{ brandId: 0 }, { brandId: required }],
    [{ categoryId: '0' }, { categoryId: required }],
    [{ price: null }, { price: required }],
    [{ price: -1 }, { price: 'Ingresá un importe entre 0 y 10.000.000' }],
    [
      { barcode: '7501031311308' },
      { barcode: 'Ingresá un código de barras de 8, 12, 13 o 14 dígitos. Fijate que el último esté bien.' },
    ],
    [{ barcode: 'siete' }, { barcode: messages['field.barcode'] }],
    [{ minStock: -1 }, { minStock: 'Ingresá una cantidad entera entre 0 y 9.999.999, o nada' }],
    [{ minStock: 1.5 }, { minStock: 'Ingresá una cantidad entera entre 0 y 9.999.999, o nada' }],
    [{ providerUrl: 'javascript:alert(1)' }, { providerUrl: 'Ingresá una dirección que empiece con https://' }],
  ] as const)('%j is refused at its field', async (wrong, fields) => {
    const answer = await add(wrong as object);
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toEqual(fields);
    expect((await shop.call('product/find', { code: 'ESP-32' }, token)).status).toBe(404);
  });

  test.each([
    ['brandId', { brandId: 9999 }],
    ['categoryId', { categoryId: '1.999' }],
    ['providerId', { providerId: 9999 }],
    ['images', { images: [{ id: 9999 }] }],
  ])('a %s that does not exist is refused', async (_, wrong) => {
    const answer = await add(wrong);
    expect([answer.status, Object.values(answer.body.fields ?? {})]).toEqual([422, ['Elegí una opción de la lista']]);
  });

  test('a code that is taken is a conflict, also of two at the same moment, and changes nothing', async () => {
    const taken = await add({ code: 'SG90', name: 'Otro' });
    expect([taken.status, taken.error]).toEqual([409, 'Ya hay un producto con el código «SG90»']);
    expect((await stored()).data?.name).toBe('Servo');
    const both = await Promise.all([add({ name: 'Uno' }), add({ name: 'Dos' })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const winner = both.find(({ status }) => status === 200)?.data?.name;
    expect((await shop.call('product/find', { code: 'ESP-32' }, token)).data?.name).toBe(winner);
  });
});

describe('product/update', () => {
  test('changes what is sent alone, and keeps who changed what', async () => {
    const { data } = await update({
      parms: { price: { value: 1490, before: 1250 }, isPublic: { value: false, before: true } },
    });
    expect(data).toMatchObject({ name: 'Servo', price: 1490, isPublic: false, mLCode: 'MLU-1' });
    expect((await shop.call('product/find', { code: 'SG90' })).status).toBe(404);
    const rows = await historyOf(shop.ctx, { entity: 'product', id: 'SG90' });
    const changes = rows.map(({ by, field, from, to }) => JSON.stringify([by, field, from, to]));
    expect(changes.toSorted((a, b) => a.localeCompare(b))).toEqual([
      '["Sergio Vidal","isPublic",true,false]',
      '["Sergio Vidal","price",1250,1490]',
    ]);
  });

  test('of two who edit it both keep their fields; of one field the second hears what stands there', async () => {
    const answers = await Promise.all([
      update({ parms: { name: { value: 'Servo azul', before: 'Servo' } } }),
      update({ parms: { dua: { value: '2026-1', before: null } } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await stored()).data).toMatchObject({ name: 'Servo azul', dua: '2026-1' });
    await update({ parms: { price: { value: 1490, before: 1250 } } });
    const late = await update({ parms: { price: { value: 1300, before: 1250 } } });
    expect([late.status, late.error]).toEqual([
      409,
      'Otra persona cambió «Precio» mientras editabas: ahora es «U$S 14,90»',
    ]);
    expect((await stored()).data?.price).toBe(1490);
  });

  test('edits its lists item by item, so that two who edit other items both keep theirs', async () => {
    const items = async () => (await stored()).data?.specifications ?? [];
    await update({
      specifications: [
        { mode: 'INS', key: 'Torque', value: '1,8 kg·cm' },
        { mode: 'INS', key: 'Peso', value: '9 g' },
      ],
    });
    const [torque, weight] = await items();
    const both = await Promise.all([
      update({ specifications: [{ mode: 'UPD', id: torque?.id ?? 0, key: 'Torque', value: '2 kg·cm' }] }),
      update({ specifications: [{ mode: 'UPD', id: weight?.id ?? 0, key: 'Peso', value: '10 g', isDefault: true }] }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await items()).toMatchObject([
      { key: 'Torque', value: '2 kg·cm', isDefault: false },
      { key: 'Peso', value: '10 g', isDefault: true },
    ]);
    await update({ specifications: [{ mode: 'DLT', id: weight?.id ?? 0 }] });
    expect(await items()).toMatchObject([{ key: 'Torque', isDefault: true }]);
    const gone = await update({ specifications: [{ mode: 'DLT', id: weight?.id ?? 0 }] });
    expect([gone.status, gone.error]).toEqual([409, 'Ese dato ya no existe. Volvé a cargar la página.']);
  });

  test.each([
    ['specifications', { key: 'Torque', value: '2 kg' }, { key: 'Peso', value: '9 g' }],
    ['relatedLinks', { name: 'Guía', url: 'https://a.uy' }, { name: 'Manual', url: 'https://b.uy' }],
  ] as const)(
    'keeps what an item of its %s does not send, and refuses what another changed',
    async (list, one, other) => {
      const items = async () => (await stored()).data?.[list] ?? [];
      const edit = (item: object) => update({ [list]: [item] });
      await edit({ mode: 'INS', ...one });
      const { id } = (await items())[0] ?? {};
      for (const [name, value] of Object.entries(other)) {
        const seen = { [seenName(name)]: one[name as keyof typeof one] };
        expect((await edit({ mode: 'UPD', id, [name]: value, ...seen })).status).toBe(200);
        const stale = await edit({ mode: 'UPD', id, [name]: `${value}/nuevo`, ...seen });
        expect(stale.status).toBe(409);
        expect(stale.fields?.[`${list}.0.${name}`]).toMatch(`ahora es «${value}»`);
        expect(await items()).toMatchObject([{ ...one, [name]: value }]);
        await edit({ mode: 'UPD', id, ...one });
      }
    },
  );

  test('visitors see an edited list at once', async () => {
    expect((await shop.call('product/find', { code: 'SG90' })).data?.relatedLinks).toEqual([]);
    await update({ relatedLinks: [{ mode: 'INS', name: 'Guía', url: 'https://ejemplo.uy/guia' }] });
    expect((await shop.call('product/find', { code: 'SG90' })).data?.relatedLinks).toMatchObject([{ name: 'Guía' }]);
  });

  test('adds, replaces, moves and takes off pictures', async () => {
    const [a = 0, b = 0, c = 0] = pictures;
    const shown = async () => (await stored()).data?.images.map(({ id }) => id);
    await update({ images: [a, b].map((id) => ({ mode: 'INS', id, before: -1 })) });
    expect(await shown()).toEqual([a, b]);
    await update({ images: [{ mode: 'UPD', id: c, before: a }] });
    expect(await shown()).toEqual([c, b]);
    await update({ images: [{ mode: 'INS', id: c }] });
    expect(await shown()).toEqual([b, c]);
    await update({ images: [{ mode: 'DLT', id: b }] });
    expect(await shown()).toEqual([c]);
    expect((await update({ images: [{ mode: 'DLT', id: b }] })).status).toBe(409);
  });

  test('what does not exist is a 404, a choice outside its list a 422, and nothing of it is stored', async () => {
    expect((await update({ parms: { name: { value: 'X', before: '' } } }, 'NO-HAY')).status).toBe(404);
    expect((await update({ parms: { name: { value: '', before: 'X' } } }, 'NO-HAY')).status).toBe(404);
    const wrong = await update({
      parms: { brandId: { value: 9999, before: brandId }, name: { value: 'Otro', before: 'Servo' } },
      specifications: [{ mode: 'INS', key: 'Peso', value: '9 g' }],
    });
    expect(wrong.status).toBe(422);
    expect((await stored()).data).toMatchObject({ name: 'Servo', specifications: [] });
  });
});

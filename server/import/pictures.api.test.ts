import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ImportOptions } from '#server/import/import-report';
import { openPictureFolder } from '#server/import/picture-folder';
import { aProduct } from '#server/test/a-product';
import { anImport } from '#server/test/an-import';
import { freshDatabase } from '#server/test/database';
import { dumpTables } from '#server/test/dump-tables';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let folder = '';
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(async () => {
  await shop.close();
  for (const path of [folder, shop.imagesFolder]) rmSync(path, { recursive: true, force: true });
});

const colours = ['#c00', '#0c0', '#00c', '#cc0', '#0cc'];
const aPicture = (colour: string, format: 'png' | 'jpeg' = 'jpeg') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();
/** Puts pictures of different colours into the folder. */
const put = async (...names: string[]) => {
  for (const [at, name] of names.entries()) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), await aPicture(colours[at] ?? '#888', name.endsWith('png') ? 'png' : 'jpeg'));
  }
};
const importIt = async (text: string | null, given: ImportOptions & { alone?: boolean } = {}) => {
  const { alone = false, ...options } = given;
  return anImport(shop, text, { ...options, ...(!alone && { pictures: await openPictureFolder(folder) }) });
};
const namesOf = async (code: string) => {
  const { data } = await shop.call('product/find', { code });
  return data?.images.map(({ name }) => name);
};
const header = 'código;nombre;categoría;marca;precio;imágenes\n';
const row = (code: string, images = '') => `${code};Placa;Electrónica;Nodo;10;${images}\n`;
const dump = () => dumpTables(shop.database);

describe('pictures from a folder', () => {
  test('become those of the product that their name says, in order, and are served', async () => {
    await put('abc 1_2.png', 'ABC-1.jpg', 'sub/ABC-1 (3).jpg', 'nadie.jpg');
    writeFileSync(join(folder, '.DS_Store'), 'x');
    writeFileSync(join(folder, 'lista.csv'), 'x');
    const report = await importIt(header + row('ABC-1'));
    expect(report).toMatchObject({ created: 1, isWritten: true, errors: [] });
    expect(report.unmatched).toEqual([{ file: 'nadie.jpg', says: 'su nombre no es el código de un producto' }]);
    expect(await namesOf('ABC-1')).toEqual(['ABC-1.jpg', 'abc 1_2.png', 'ABC-1 (3).jpg']);
    const { data } = await shop.call('product/find', { code: 'ABC-1' });
    const bytes = await shop.pictureMaker.step(data?.images[0]?.image ?? '', 320, 'webp');
    const { dominant } = await sharp(bytes as Buffer).stats();
    expect(dominant.g).toBeGreaterThan(dominant.r + 50);
  });

  test('named by the code that a product had before say which one it has now', async () => {
    await aProduct(shop, { code: 'V-2', previousCodes: ['V-1'] });
    await put('v 1.jpg');
    expect((await importIt(null, { dryRun: true })).unmatched).toEqual([
      { file: 'v 1.jpg', says: 'su nombre es el código anterior de «V-2»: ponele el actual' },
    ]);
  });

  test('of a product that a row renames are its own under the new code', async () => {
    await aProduct(shop, { code: 'V-1' });
    await put('V-2.jpg');
    expect(await importIt('código;código anterior\nV-2;V-1\n')).toMatchObject({ changed: 1, errors: [] });
    expect(await namesOf('V-2')).toEqual(['V-2.jpg']);
    await put('V-2.jpg', 'V-2_2.jpg');
    const report = await importIt('código;código anterior\nV-3;V-2\n');
    expect(report).toMatchObject({ changed: 1, isWritten: true, errors: [] });
    expect(report.unmatched).toEqual([
      { file: 'V-2.jpg', says: 'su nombre es el código anterior de «V-3»: ponele el actual' },
      { file: 'V-2_2.jpg', says: 'su nombre es el código anterior de «V-3»: ponele el actual' },
    ]);
  });

  test('twice is once: nothing is written the second time, whether the spreadsheet comes along or not', async () => {
    await put('A-1.jpg', 'A-1_2.jpg', 'B-1.jpg');
    await importIt(header + row('A-1') + row('B-1'));
    const before = await dump();
    expect(await importIt(header + row('A-1') + row('B-1'))).toMatchObject({
      unchanged: 2,
      isWritten: false,
      errors: [],
    });
    expect(await importIt(null)).toMatchObject({ unchanged: 2, isWritten: false, errors: [] });
    expect(await dump()).toEqual(before);
  });

  test('alone change products that exist, and leave those without a file as they are', async () => {
    const old = await aProduct(shop, { code: 'V-1' });
    await aProduct(shop, { code: 'V-2' });
    await put('V-1.jpg', 'V-2.jpg');
    expect(await importIt(null)).toMatchObject({ created: 0, changed: 2, isWritten: true });
    rmSync(join(folder, 'V-2.jpg'));
    await put('otra/V-1.jpg', 'V-1_2.jpg');
    expect(await importIt(null)).toMatchObject({ changed: 1 });
    expect(await namesOf('V-2')).toEqual(['V-2.jpg']);
    const changes = await shop.database.query(`select from change_log where entity = 'product' and entity_id = $1`, [
      String(old.id),
    ]);
    expect(changes.rows.length).toBe(3);
  });

  test('that two products share are kept once', async () => {
    writeFileSync(join(folder, 'A-1.jpg'), await aPicture('#c00'));
    writeFileSync(join(folder, 'B-1.jpg'), await aPicture('#c00'));
    await importIt(header + row('A-1') + row('B-1'));
    const { rows } = await shop.database.query('select name from image');
    expect(rows).toHaveLength(1);
    expect(await namesOf('A-1')).toEqual(await namesOf('B-1'));
  });

  test('that are none stop the import, or their product where it goes on', async () => {
    await put('A-1.jpg');
    writeFileSync(join(folder, 'B-1.jpg'), 'no soy una imagen');
    writeFileSync(join(folder, 'C-1.jpg'), (await aPicture('#0c0')).subarray(0, 200));
    const before = await dump();
    const text = header + row('A-1') + row('B-1') + row('C-1');
    expect(await importIt(text)).toMatchObject({
      isWritten: false,
      errors: ['Fila 3, columna «imágenes»: «B-1.jpg» no es JPEG, PNG, WebP ni AVIF'],
    });
    expect(await dump()).toEqual(before);
    const going = await importIt(text, { keepGoing: true });
    expect(going).toMatchObject({ created: 1, isWritten: true });
    expect(going.errors[1]).toBe(
      'Fila 4, columna «imágenes»: «C-1.jpg»: La imagen está dañada o incompleta: guardala de nuevo',
    );
    expect(await namesOf('A-1')).toEqual(['A-1.jpg']);
    expect((await shop.call('product/find', { code: 'C-1' })).status).toBe(404);
  });

  test('are only looked at in a dry run', async () => {
    await put('A-1.jpg', 'nadie.jpg');
    const before = await dump();
    expect(await importIt(header + row('A-1'), { dryRun: true })).toMatchObject({ created: 1, unmatched: [{}] });
    expect(await dump()).toEqual(before);
  });
});

describe('the column of pictures', () => {
  test('names files of the folder, in its order, whatever they are called', async () => {
    await put('uno.jpg', 'sub/dos.png', 'A-1.jpg');
    const report = await importIt(header + row('A-1', 'DOS.png | uno.jpg'));
    expect(report).toMatchObject({ created: 1, errors: [], unmatched: [] });
    expect(await namesOf('A-1')).toEqual(['dos.png', 'uno.jpg']);
  });

  test('names pictures that the shop has, by name or path; a dash takes them away', async () => {
    await put('uno.jpg', 'dos.jpg');
    await importIt(header + row('A-1', 'uno.jpg | dos.jpg'));
    const { data } = await shop.call('product/find', { code: 'A-1' });
    const alone = { alone: true };
    expect(await importIt(header + row('A-1', 'uno.jpg | dos.jpg'), alone)).toMatchObject({ unchanged: 1, errors: [] });
    expect(await importIt(header + row('A-1', data?.images[1]?.image), alone)).toMatchObject({
      changed: 1,
      errors: [],
    });
    expect(await namesOf('A-1')).toEqual(['dos.jpg']);
    expect(await importIt(header + row('A-1', ''), alone)).toMatchObject({ unchanged: 1 });
    expect(await importIt(header + row('A-1', '-'), alone)).toMatchObject({ changed: 1 });
    expect(await namesOf('A-1')).toEqual([]);
  });

  test('that names what is not there is an error of its row', async () => {
    const before = await dump();
    expect(await importIt(header + row('A-1', 'falta.jpg'))).toMatchObject({
      errors: ['Fila 2, columna «imágenes»: no hay una imagen «falta.jpg»'],
    });
    expect(await dump()).toEqual(before);
  });
});

test('names of pictures are the same however their accents are written', async () => {
  await put('árbol-1.jpg'.normalize('NFD'), 'Ñandú.jpg');
  const list = `código;nombre;categoría;marca;precio;imágenes\nA;Uno;Varios;Nodo;1;Árbol-1.jpg | ${'ñandú.jpg'.normalize('NFD')}\n`;
  expect(await importIt(list)).toMatchObject({ created: 1, errors: [], unmatched: [] });
  const library = list.replace('A;Uno', 'B;Dos').replace('Árbol', 'árbol').replace(' n', ' N');

  expect(await importIt(library, { alone: true })).toMatchObject({ created: 1, errors: [] });
});

import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import type { ExportForm } from '#contract/plain/exports';
import type { ProductToSave } from '#server/catalogue/product-to-save';
import { cleanLine } from '#server/clean-text';
import { brokenText } from '#server/import/broken-text';
import { exportCommand } from '#server/import/export.command';
import { exportRows } from '#server/import/export.service';
import { importCommand } from '#server/import/import.command';
import { writeCsv } from '#server/import/write-csv';
import { aProduct } from '#server/test/a-product';
import { anImport, namedBranches } from '#server/test/an-import';
import { freshDatabase } from '#server/test/database';
import { dumpTables } from '#server/test/dump-tables';
import { randomOfTest } from '#server/test/random';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
});

const exported = async (form: ExportForm = 'products') => {
  let text = '';
  for await (const piece of writeCsv(exportRows(shop.ctx, { form }))) text += piece;
  return text;
};
const imported = (text: string) => anImport(shop, text);

/** Exports, imports that, and shows that nothing at all changed by it. */
const comesBackTheSame = async () => {
  const before = await dumpTables(shop.database);
  for (const form of ['products', 'prices', 'stock'] as const) {
    const first = await exported(form);
    expect(await imported(first)).toMatchObject({ errors: [], unused: [], isWritten: false, created: 0, changed: 0 });
    expect(await exported(form)).toBe(first);
  }
  expect(await dumpTables(shop.database)).toEqual(before);
};

test('the example of the documentation, as it was imported', async () => {
  await shop.database.db.insertInto('branch').values(namedBranches).execute();
  await imported(readFileSync(join(import.meta.dirname, '../../docs/productos-ejemplo.csv'), 'utf8'));
  await comesBackTheSame();
});

const image = (name: string, path: string) =>
  shop.database.db
    .insertInto('image')
    .values({ path, name, target: 'product', width: 10, height: 10 })
    .returning('id')
    .executeTakeFirstOrThrow();

test('what is hard to write in a cell', async () => {
  const [one, two, three] = [await image('uno.jpg', 'a1'), await image('uno.jpg', 'a2'), await image('a|b.jpg', 'a3')];
  const given: Partial<ProductToSave>[] = [
    { code: '00123', name: '=HYPERLINK("http://malo.uy")', description: '-' },
    { code: '-5V', name: "'=x", description: '@uno;"dos"\ntres', providerCode: '+1', mLCode: '#N/A', dua: '–' },
    { code: 'B-1', barcode: '0012345678905', minStock: 0, dua: '2,026E+14' },
    { code: 'a;b', name: 'Ñandú "bueno"', family: '1027541317', ivaRate: 0, isPublic: false, isOriginal: true },
    { code: 'E  1', name: 'dos  espacios ', description: ' uno \n dos \r\n', dua: '\t7' },
    { code: 'L-1', name: "Kit,=1,'+a", description: "Trae:\n- tapa\nhttps://mapas.example/@-34.9,-56.1,17z\na,'=1" },
    { code: '01-feb', name: '&lt;b&gt;', description: '<b>Uno</b>', providerCode: '5,00E-03', mLCode: "'1/2/2026" },
    { code: 'I-1', images: [two.id, one.id, three.id], price: 5 },
    {
      code: 'S-1',
      specifications: [
        { key: 'Alto: total | neto', value: '10 \\ 20 | 30: 40' },
        { key: '=Peso', value: '-3 g', isDefault: true },
      ],
      relatedLinks: [
        { name: 'Manual: parte 1', url: 'https://ejemplo.uy/a|b?c=d:e' },
        { name: 'Guía', url: '/3d', isDefault: true },
      ],
    },
  ];
  for (const product of given) await aProduct(shop, { ...product, stock: { BUL: 5, CLA: 0 } });
  await aProduct(shop, { code: 'R-1', categoryId: '1', brand: '=Marca', stock: {} });
  await comesBackTheSame();
});

test('an export in another shop makes the same products', async () => {
  await aProduct(shop, { code: 'X-1', name: '=1+1', description: '-', stock: { BUL: 3 } });
  const first = await exported();
  await freshDatabase();
  shop = await testShop();
  await aProduct(shop, { code: 'Z', isPublic: false, stock: { BUL: 1 } });
  expect(await imported(first)).toMatchObject({ created: 1, errors: [] });
  const rowOf = (text: string) => text.split('\r\n').find((line) => line.startsWith('X-1'));
  expect(rowOf(await exported())).toBe(rowOf(first));
});

test('an Excel workbook too, and without a cell that it would take for a number', async () => {
  await aProduct(shop, { code: '00123', name: "=1+1,'=2,-3", description: '1E+20', family: '3-4', stock: { BUL: 3 } });
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  const [first, second] = [join(folder, 'uno.xlsx'), join(folder, 'dos.XLSX')];
  const command = (path: string) =>
    exportCommand(() => shop.ctx)({ path, form: 'products' }, () => {}, new AbortController().signal);
  expect(await command(first)).toEqual({ rows: 1, isCancelled: false });
  await expect(command(first)).rejects.toThrow('ya existe');
  const before = await dumpTables(shop.database);
  const ctxOf = () => shop.ctx;
  const report = await importCommand(ctxOf, ctxOf)({ path: first }, () => {}, new AbortController().signal);
  expect(report).toMatchObject({ isWritten: false, unchanged: 1, problems: [], unused: [] });
  expect(await dumpTables(shop.database)).toEqual(before);
  await command(second);
  expect((await readFile(first)).equals(await readFile(second))).toBe(true);
  await rm(folder, { recursive: true });
});

const spaces = fc.constantFrom(' ', '  ', ' \n', '\r\n', '\t', '\u00a0', '\u2028', '\u200b', '\u00ad', '\u0000');
const text = fc
  .array(fc.oneof(fc.string({ maxLength: 15, unit: 'grapheme' }), spaces), { maxLength: 4 })
  .map((parts) => parts.join(''))
  // A file with broken letters is refused.
  .filter((given) => brokenText([given, given.replaceAll(/[\u200b\u00ad\0]/g, ''), cleanLine(given)]) === undefined);
const word = text.filter((given) => cleanLine(given) !== '');

test('texts of every kind', { timeout: 120_000 }, async () => {
  const { int } = randomOfTest('texts of every kind');
  let count = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        name: word,
        description: text,
        family: fc.option(word),
        specifications: fc.uniqueArray(fc.record({ key: word, value: word }), {
          selector: ({ key }) => cleanLine(key),
          maxLength: 4,
        }),
      }),
      async (product) => {
        count += 1;
        await aProduct(shop, { code: `T-${count}`, ...product });
      },
    ),
    { numRuns: 150, seed: int(0, 2 ** 31 - 1) },
  );
  await comesBackTheSame();
});

test('who confirmed the newsletter of the site, with what ends it, and nobody else', async () => {
  const at = new Date('2026-11-20T15:00:00Z');
  const row = { site: 'RTC', text_version: '2026-11', asked_at: at };
  await shop.database.db
    .insertInto('newsletter_subscription')
    .values([
      { ...row, email: 'ana@ejemplo.uy', state: 'confirmed', confirmed_at: at, unsubscribe_key: 'una' },
      { ...row, email: 'eva@ejemplo.uy', state: 'waiting', unsubscribe_key: 'dos' },
      { ...row, email: 'iris@ejemplo.uy', state: 'unsubscribed', confirmed_at: at, unsubscribe_key: 'tres' },
      { ...row, email: 'ana@ejemplo.uy', site: 'NAM', state: 'confirmed', confirmed_at: at, unsubscribe_key: 'cuatro' },
      { ...row, email: '=ana@ejemplo.uy', state: 'confirmed', confirmed_at: at, unsubscribe_key: 'cinco' },
    ])
    .execute();
  expect(await exported('newsletter')).toBe(
    '\ufeffe-mail;confirmado;versión del texto;enlace de baja\r\n' +
      'ana@ejemplo.uy;2026-11-20T15:00:00.000Z;2026-11;http://tienda.test/newsletter/baja/una\r\n' +
      "'=ana@ejemplo.uy;2026-11-20T15:00:00.000Z;2026-11;http://tienda.test/newsletter/baja/cinco\r\n",
  );
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImportHow } from '#contract/imports';
import { aBook, anOds } from '#server/test/a-book';
import { anImport, threeProducts } from '#server/test/an-import';
import { importing } from '#server/test/importing';
import { setSetting } from '#server/test/set-setting';

type Sheet = {
  /** The marks of this kind of sheet. */
  kind: string;
  name: string;
  bytes: Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;
  /** The answers of the seller, beyond what is found. */
  says?: ImportHow;
  /** Prices in cents by code, of the products that it brings. */
  prices: Record<string, number>;
  /** Rows that are left out. */
  leftOut?: number[];
};

const means = (columns: Record<string, string>) =>
  Object.entries(columns).map(([label, meaning]) => ({ label, means: meaning }));
const title = ['Importadora del Plata S.A.', 'Lista Nº 12', ''];
/** A workbook with these rows below its header. */
const listOf = (...rows: Parameters<typeof aBook>[0][string]) =>
  aBook({ Hoja1: [['Código', 'Nombre', 'Precio'], ...rows] });
const dollars = (value: number) => ({ value, format: 'dollars' as const });

const sheets: Sheet[] = [
  {
    kind: 'a CSV of Excel in Spanish, in the letters of Windows, below a title',
    name: 'lista.csv',
    bytes: Buffer.from(
      [...title, 'Código;Artículo;Precio', 'ÑA-1;Sensor básico;1.234,50', 'ÑB-2;Señal;8'].join('\r\n'),
      'latin1',
    ),
    says: { columns: means({ Artículo: 'nombre' }) },
    prices: { 'ÑA-1': 123_450, 'ÑB-2': 800 },
  },
  {
    kind: 'a CSV of a web shop, with commas, quotes and a mark of UTF-8',
    name: 'products.csv',
    bytes: Buffer.from(
      '\uFEFFHandle,SKU,Title,Price,Vendor\nplaca,WA-1,"Placa, roja",10.50,Acme\ncable,WB-2,"Cable 1""",3.00,Acme\n',
    ),
    says: { columns: means({ Handle: '', Vendor: '' }) },
    prices: { 'WA-1': 1050, 'WB-2': 300 },
  },
  {
    kind: 'a text with tabs, as it is copied out of a page',
    name: 'lista.txt',
    bytes: Buffer.from('cod\tproducto\tprecio\nTA-1\tPlaca\t10,50\nTB-2\tCable\t3\n'),
    prices: { 'TA-1': 1050, 'TB-2': 300 },
  },
  {
    kind: 'a workbook with a title, gaps, and prices by a format in dollars',
    name: 'lista.xlsx',
    bytes: aBook({
      Hoja1: [
        ['Importadora del Plata'],
        [],
        ['', 'Vigencia 11/2026'],
        ['Código', 'Producto', 'Precio'],
        ['XA-1', 'Placa', dollars(10.5)],
        ['XB-2', 'Cable', dollars(1234.56)],
      ],
    }),
    prices: { 'XA-1': 1050, 'XB-2': 123_456 },
  },
  {
    kind: 'a workbook whose prices stand in its second tab',
    name: 'catálogo.xlsx',
    bytes: aBook({
      Carátula: [['Catálogo 2026'], ['Consultas al 2900 0000']],
      Precios: [
        ['SKU', 'Nombre', 'Precio'],
        ['SA-1', 'Placa', 10.5],
      ],
    }),
    prices: { 'SA-1': 1050 },
  },
  {
    kind: 'a workbook with hidden rows of what is sold no more',
    name: 'lista.xlsx',
    bytes: listOf(['HA-1', 'Placa', 10.5], { cells: ['HB-2', 'Vieja', 1], isHidden: true }, ['HC-3', 'Cable', 3]),
    prices: { 'HA-1': 1050, 'HC-3': 300 },
  },
  {
    kind: 'a sheet of LibreOffice',
    name: 'lista.ods',
    bytes: anOds([
      ['Código', 'Nombre', 'Precio'],
      ['OA-1', 'Placa', '10,50'],
      ['OB-2', 'Cable', 'U$S 3,00'],
    ]),
    prices: { 'OA-1': 1050, 'OB-2': 300 },
  },
  {
    kind: 'sections between the products, and a note at the end',
    name: 'lista.xlsx',
    bytes: listOf(
      ['SENSORES'],
      ['CA-1', 'Sensor', 10.5],
      ['CABLES'],
      ['CB-2', 'Cable', 3],
      [],
      ['Precios sujetos a cambio sin previo aviso'],
    ),
    prices: { 'CA-1': 1050, 'CB-2': 300 },
    leftOut: [2, 4, 7],
  },
  {
    kind: 'the header again on each printed page, and a total',
    name: 'lista.csv',
    bytes: Buffer.from('Código;Nombre;Precio\nPA-1;Placa;10,50\nCódigo;Nombre;Precio\nPB-2;Cable;3,00\n;TOTAL;13,50\n'),
    prices: { 'PA-1': 1050, 'PB-2': 300 },
    leftOut: [3, 5],
  },
  {
    kind: 'codes that are numbers with zeros before them',
    name: 'lista.xlsx',
    bytes: listOf([{ value: 123, format: 'code' }, 'Placa', 10.5], [{ value: 45_678, format: 'code' }, 'Cable', 3]),
    prices: { '00123': 1050, '45678': 300 },
  },
  {
    kind: 'a header in two rows, with names of its own, without IVA',
    name: 'lista.xlsx',
    bytes: aBook({
      Hoja1: [
        ['', '', 'PRECIO', ''],
        ['Art.', 'Denominación', 'Lista', 'IVA'],
        ['DA-1', 'Placa', 10, { value: 0.22, format: 'percent' }],
        ['DB-2', 'Libro', 20, { value: 0.1, format: 'percent' }],
      ],
    }),
    says: {
      headerRow: 2,
      columns: means({ 'Art.': 'código', Denominación: 'nombre', Lista: 'precio sin iva', IVA: 'iva' }),
    },
    prices: { 'DA-1': 1220, 'DB-2': 2200 },
  },
  {
    kind: 'pesos and dollars in one list, by a column of the currency, with a margin',
    name: 'lista.csv',
    bytes: Buffer.from('Código;Nombre;Precio;Moneda\nMA-1;Placa;10,00;U$S\nMB-2;Cable;400,00;UYU\n'),
    says: { currency: 'UYU', margin: 50 },
    prices: { 'MA-1': 1500, 'MB-2': 1500 },
  },
  {
    kind: 'no header at all',
    name: 'lista.csv',
    bytes: Buffer.from('NA-1;Placa;10,50\nNB-2;Cable;3\n'),
    says: { columns: means({ 'Columna A': 'código', 'Columna B': 'nombre', 'Columna C': 'precio' }) },
    prices: { 'NA-1': 1050, 'NB-2': 300 },
  },
  {
    kind: 'no header, and a first product whose words a header may have',
    name: 'lista.xlsx',
    bytes: aBook({
      Hoja1: [
        ['Código de barras', 'NC-1', 10.5],
        ['Cable', 'ND-2', 3],
      ],
    }),
    says: { headerRow: 0, columns: means({ 'Columna A': 'nombre', 'Columna B': 'código', 'Columna C': 'precio' }) },
    prices: { 'NC-1': 1050, 'ND-2': 300 },
  },
  {
    kind: 'columns without a title, one of them beyond the header',
    name: 'lista.csv',
    bytes: Buffer.from('Código;;Precio\nUA-1;Placa;10,00;5\nUB-2;Cable;3,00;\n'),
    says: { columns: means({ 'Columna B': 'nombre', 'Columna D': 'stock Bulevar' }) },
    prices: { 'UA-1': 1000, 'UB-2': 300 },
  },
  {
    kind: 'a cell that slipped beyond the header, in a column that nobody named',
    name: 'lista.csv',
    bytes: Buffer.from('Código,Nombre,Precio\nUC-1,Placa,10,50\nUD-2,Cable,3\n'),
    says: { columns: means({ 'Columna D': '' }) },
    prices: { 'UD-2': 300 },
    leftOut: [2],
  },
  {
    kind: 'the stock of each branch in a column of its own',
    name: 'stock.csv',
    bytes: Buffer.from('Código;Nombre;Precio;Bulevar;C. Largo\nBA-1;Placa;10,00;5;0\nBB-2;Cable;3,00;;7\n'),
    says: { columns: means({ Bulevar: 'stock Bulevar', 'C. Largo': 'stock Cerro Largo' }) },
    prices: { 'BA-1': 1000, 'BB-2': 300 },
  },
];

let given: Awaited<ReturnType<typeof importing>>;
let rules: ImportHow;
beforeAll(async () => {
  given = await importing();
  const { shop } = given;
  const { db } = shop.database;
  await anImport(shop, threeProducts);
  await setSetting(shop, 'rate', { value: 40, date: shop.clock.now.toISOString().slice(0, 10) });
  const category = await db.selectFrom('category').select('id').where('name', '=', 'Placas').executeTakeFirstOrThrow();
  const brand = await db.selectFrom('brand').select('id').where('name', '=', 'Arduino').executeTakeFirstOrThrow();
  rules = { newOnes: 'hidden', categoryId: category.id, brandId: brand.id };
});
afterAll(() => given.close());

describe('a supplier’s sheet', () => {
  test.each(sheets)('$kind', async ({ name, bytes, says, prices, leftOut = [] }) => {
    const { shop, seller } = given;
    const { id, error } = await given.upload(await bytes, name);
    expect(error).toBe('');
    const how = { ...rules, ...says };
    expect((await shop.call('import/check', { id, how }, seller.token)).error).toBe('');
    await given.work();
    const found = await given.find(id);
    expect(found).toMatchObject({ state: 'checked', problem: null });
    expect(found?.report?.problems.map(({ row }) => row)).toEqual(leftOut);
    expect(await given.done('write', id)).toMatchObject({ state: 'done', written: Object.keys(prices).length });
    const codes = Object.keys(prices);
    const rows = await shop.database.db
      .selectFrom('product')
      .select(['code', 'price_cents as price'])
      .where('code', 'in', codes)
      .execute();
    expect(Object.fromEntries(rows.map(({ code, price }) => [code, price]))).toEqual(prices);
  });

  test('brings units to the branches that its columns mean', async () => {
    const { shop } = given;
    const rows = await shop.database.db
      .selectFrom('stock')
      .innerJoin('product', 'product.id', 'product_id')
      .innerJoin('branch', 'branch.id', 'branch_id')
      .select(['product.code as product', 'branch.code as branch', 'on_hand as units'])
      .where('product.code', 'in', ['BA-1', 'BB-2'])
      .where('on_hand', '>', 0)
      .orderBy('product')
      .execute();
    expect(rows).toEqual([
      { product: 'BA-1', branch: 'BUL', units: 5 },
      { product: 'BB-2', branch: 'CLA', units: 7 },
    ]);
  });
});

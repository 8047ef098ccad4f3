import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reportLines } from '#server/import/report-text';
import { aProduct } from '#server/test/a-product';
import { importsOf, namedBranches } from '#server/test/an-import';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop({ beside: ['NAM'] });
  await shop.database.db.insertInto('branch').values(namedBranches).execute();
});
afterEach(() => shop.close());
const { importText, productOf, dump } = importsOf(() => shop);
const { importText: importToNam } = importsOf(() => ({ ...shop, ...shop.at('NAM') }));

const header = 'código;nombre;categoría;marca;precio\n';

describe('a product of another site', () => {
  const list = `${header}A-1;Uno;Radiadores;Nodo;10\nA-2;Dos;Radiadores;Nodo;10\n`;

  test('stays there, and the row says so', async () => {
    await importText(`${header}A-1;Uno;Electrónica;Nodo;10\n`);
    const before = await dump();
    const errors = [
      'Fila 2, columna «categoría»: «A-1» es de RTC y con esta categoría pasaría a NAM: si es lo que querés, agregá --mover',
    ];
    expect(await importToNam(list)).toMatchObject({ isWritten: false, moved: [], errors });
    expect(await dump()).toEqual(before);
    expect(await importToNam(list, { keepGoing: true })).toMatchObject({ created: 1, changed: 0, errors });
    expect(await importToNam('código;categoría;precio\nA-1;;11\n')).toMatchObject({ changed: 1, errors: [] });
  });

  test('comes where it is asked for, and the report names it', async () => {
    await importText(`${header}A-1;Uno;Electrónica;Nodo;10\n`);
    const moved = ['A-1 (de RTC)'];
    expect(await importToNam(list, { move: true, dryRun: true })).toMatchObject({ created: 1, changed: 1, moved });
    expect(await importToNam(list, { move: true })).toMatchObject({ isWritten: true, moved, errors: [] });
    expect((await productOf('A-1'))?.category_id).toMatch(new RegExp(`^${shop.at('NAM').ctx.site.rootCategory}\\.`));
    expect(await importToNam(list)).toMatchObject({ unchanged: 2, moved: [], errors: [] });
  });
});

describe('a category by its name alone', () => {
  const categories = () => shop.database.db.selectFrom('category').select('name').orderBy('name').execute();

  test('is found wherever it stands, and made at the top where there is none', async () => {
    await importText(`${header}A-1;Uno;Componentes > Pasivos > Resistencias;Nodo;10\n`);
    const [before, stored] = [await categories(), await productOf('A-1')];
    expect(await importText(`${header}A-2;Dos;RESISTENCIAS;Nodo;10\n`)).toMatchObject({ categories: [], errors: [] });
    expect(await productOf('A-2')).toMatchObject({ category_id: stored?.category_id });
    expect(await categories()).toEqual(before);
    const made = await importText(`${header}A-3;Tres;Pasivos > Bobinas;Nodo;10\nA-4;Cuatro;Cables;Nodo;10\n`);
    expect(made).toMatchObject({ categories: ['Pasivos', 'Pasivos > Bobinas', 'Cables'], errors: [] });
  });

  test('that several have names them; one at the top is meant by it', async () => {
    await importText(`${header}A-1;Uno;Componentes > Kits;Nodo;10\nA-2;Dos;Robots > Kits;Nodo;10\n`);
    const list = `${header}A-3;Tres;Kits;Nodo;10\n`;
    expect(await importText(list)).toMatchObject({
      isWritten: false,
      errors: [
        'Fila 2, columna «categoría»: hay 2 categorías con ese nombre: escribí «Componentes > Kits» o «Robots > Kits»',
      ],
    });
    await importText(`${header}A-4;Cuatro;Kits > Varios;Nodo;10\n`);
    expect(await importText(list)).toMatchObject({ created: 1, categories: [], errors: [] });
  });

  test.each([{}, { byBatches: true }])('goes on meaning it where its file makes another %o', async (options) => {
    await importText(`${header}A-1;Uno;Componentes > Kits;Nodo;10\n`);
    const rows = `${header}A-2;Dos;Kits;Nodo;10\nA-3;Tres;Robots > Kits;Nodo;10\n`;
    expect(await importText(rows, options)).toMatchObject({ created: 2, errors: [] });
    expect((await productOf('A-2'))?.category_id).toBe((await productOf('A-1'))?.category_id);
  });
});

test('a new code has no sign of HTML, by a new product or a new name of one', async () => {
  await importText(`${header}A-1;Uno;Placas;Nodo;10\n`);
  const list = 'código;código anterior;nombre;categoría;marca;precio\nB<1;;Dos;Placas;Nodo;10\nC>1;A-1;;;;\n';
  expect(await importText(list)).toMatchObject({
    isWritten: false,
    errors: [
      'Fila 2, columna «código»: «B<1» lleva alguno de los signos < > "',
      'Fila 3, columna «código»: «C>1» lleva alguno de los signos < > "',
    ],
  });
});

describe('a barcode', () => {
  const upc = `código;nombre;categoría;marca;precio;código de barras
B-1;Pinza con UPC;Ferretería;Genérica;3,00;036000291452
B-2;Pinza con EAN cero;Ferretería;Genérica;3,00;0036000291452
B-3;Pinza GTIN14;Ferretería;Genérica;3,00;00036000291452
B-4;Otra;Ferretería;Genérica;3,00;10036000291459
`;
  const found = async (text: string) => shop.call('product/filter', { filters: { text }, rowIndex: 0, rowsMax: 18 });

  test('of one thing is told at its other products, however long it is written', async () => {
    const all = [['B-1', 'B-2', 'B-3']];
    expect(await importText(upc, { dryRun: true })).toMatchObject({ created: 4, sameBarcode: all });
    expect(await importText(upc)).toMatchObject({ created: 4, sameBarcode: all });
    expect(await importText('código;código de barras\nB-2;36000291452\n')).toMatchObject({ isWritten: false });
    expect(await importText('código;código de barras\nB-1;96385074\n')).toMatchObject({ sameBarcode: [] });
    expect(await importText('código;código de barras\nB-4;0000096385074\n')).toMatchObject({
      sameBarcode: [['B-1', 'B-4']],
    });
    const renamed = 'código;código anterior;código de barras\nB-9;B-2;0036000291452\n';
    expect(await importText(renamed)).toMatchObject({ sameBarcode: [['B-3', 'B-9']] });
  });

  test('finds its products in the shop, in every length', async () => {
    await importText(upc);
    for (const text of ['036000291452', '0036000291452', '00036000291452', '0 36000 29145 2']) {
      const { data, matches } = await found(text);
      expect(data?.map(({ code }) => code).toSorted(), text).toEqual(['B-1', 'B-2', 'B-3']);
      expect(matches?.[0]?.code, text).toMatchObject({ kind: 'barcode' });
    }
    expect((await found('10036000291459')).data).toMatchObject([{ code: 'B-4' }]);
  });
});

describe('HTML of another shop', () => {
  test('is read as the text that it shows, and told by row and column', async () => {
    const list = `code,name,category,brand,price,description
H-1,Fuente 12V &amp; 5V &quot;slim&quot; 1&#47;2,Cables &amp; más &gt; Uno,Genérica,1.00,<p>Fuente <b>conmutada</b><br>12V</p>
H-2,Cable USB &ndash; 1m,Varios,Genérica,1.00,Ver &lt;b&gt;
H-3,Caño,Varios,Genérica,1.00,Uno\\n\\nDos
`;
    const report = await importText(list);
    expect(report).toMatchObject({
      created: 3,
      errors: [],
      categories: ['Cables & más', 'Cables & más > Uno', 'Varios'],
    });
    const places = ['name', 'category', 'description'].map((column) => `fila 2, «${column}»`);
    expect(report.html).toEqual({
      count: 6,
      places: [...places, 'fila 3, «name»', 'fila 3, «description», donde queda «<b>»', 'fila 4, «description»'],
    });
    expect(await productOf('H-1')).toMatchObject({
      name: 'Fuente 12V & 5V "slim" 1/2',
      description: 'Fuente conmutada\n12V',
    });
    expect(await productOf('H-3')).toMatchObject({ description: 'Uno\n\nDos' });
    expect(await productOf('H-2')).toMatchObject({ name: 'Cable USB – 1m', description: 'Ver <b>' });
  });
});

test('a file of two encodings brings in nothing, whatever it is asked', async () => {
  const list = Buffer.concat([
    Buffer.from(`${header}M-1;Cámara térmica;Ferretería;Genérica;1,00\n`),
    Buffer.from('M-2;Cámara vieja;Ferretería;Genérica;1,00\n', 'latin1'),
  ]);
  expect(await importText(list, { keepGoing: true })).toMatchObject({
    isBroken: true,
    errors: [expect.stringMatching(/^Fila \d: «.*Ã.*» tiene letras rotas/)],
  });
  expect(await productOf('M-1')).toBeUndefined();
});

const oneOfMany = (more: string) =>
  Buffer.concat([
    Buffer.from(header + Array.from({ length: 600 }, (_, at) => `M-${at};Cámara;Ferretería;Genérica;1,00\n`).join('')),
    Buffer.from(more, 'latin1'),
    Buffer.from('N-3;Cámara;Ferretería;Genérica;1,00\n'),
  ]);

test.each(['Cámara', "'Cámara", '±'])('a row in another encoding than all others is named: «%s»', async (name) => {
  const shown = name.replace(/[á±]/, '\ufffd');
  expect(await importText(oneOfMany(`N-2;${name};Varios;Nodo;1,00\n`), { keepGoing: true })).toMatchObject({
    isBroken: true,
    encoding: 'utf-8',
    errors: [expect.stringContaining(`Fila 602: «${shown}» tiene letras rotas`)],
  });
});

test('how a file was read is told where its header is broken', async () => {
  const list = Buffer.from('c¢digo;nombre\nA;B\n', 'latin1');
  const { errors, ...report } = await importText(list);
  expect(errors).toEqual([expect.stringMatching(/^Fila 1: «c¢digo» tiene letras rotas/)]);
  expect(reportLines({ ...report, problems: [], problemCount: 0 })[0]).toBe('Leída como Windows-1252');
});

describe('codes that case and separators alone tell apart', () => {
  test('are told where one of them is new', async () => {
    await aProduct(shop, { code: 'ABC-1' });
    await aProduct(shop, { code: 'Ñ.7' });
    const row = (code: string) => `${code};Uno;Varios;Nodo;10\n`;
    const list = `${header}${['abc1', 'ABC-1', 'X 2', 'x-2', 'Z-3', '*', '/'].map(row).join('')}`;
    const similar = [
      ['ABC-1', 'abc1'],
      ['X 2', 'x-2'],
    ];
    const { similar: found, errors } = await importText(list, { dryRun: true });
    expect({ found: found.map((codes) => codes.toSorted()), errors }).toEqual({ found: similar, errors: [] });
    expect(await importText(list)).toMatchObject({ isWritten: true, similar: [expect.anything(), expect.anything()] });
    expect(await importText(list)).toMatchObject({ unchanged: 7, similar: [] });
  });

  test('are told where zeros before them are all that differs, which spreadsheets take off', async () => {
    const row = (code: string) => `${header}${code};Conector de prueba cero;Ferretería;Genérica;1,00\n`;
    expect(await importText(row('00123'))).toMatchObject({ created: 1, similar: [] });
    expect(await importText(row('123'))).toMatchObject({ created: 1, similar: [['00123', '123']] });
    expect(await importText(row('0A-7'))).toMatchObject({ similar: [] });
    expect(await importText(row('a7'))).toMatchObject({ similar: [['0A-7', 'a7']] });
    expect(await importText(row('1230'))).toMatchObject({ similar: [] });
  });

  test('not where the one becomes the other', async () => {
    await importText(`${header}ABC-1;Uno;Varios;Nodo;10\n`);
    expect(await importText('código;código anterior\nabc1;ABC-1\n')).toMatchObject({ changed: 1, similar: [] });
  });
});

test('a code that stands twice is told at both rows, with what else is wrong with the first', async () => {
  const list = `${header}A-1;;Varios;Nodo;10\nA-1;Dos;Varios;Nodo;10\nA-1;Tres;Varios;Nodo;10\nA-2;Dos;Varios;Nodo;10\n`;
  expect(await importText(list, { keepGoing: true })).toMatchObject({
    created: 1,
    errors: [
      'Fila 2, columna «código»: «A-1» está otra vez en la fila 3',
      'Fila 2, columna «nombre»: está vacía, y el producto es nuevo',
      'Fila 3, columna «código»: «A-1» ya está en la fila 2',
      'Fila 4, columna «código»: «A-1» ya está en la fila 2',
    ],
  });
  expect(await productOf('A-1')).toBeUndefined();
  const prices = 'código;precio\nNO-1;5\nNO-1;6\nA-2;7\nA-2;7\n';
  expect((await importText(prices, { keepGoing: true })).errors).toEqual([
    'Fila 2, columna «código»: «NO-1» está otra vez en la fila 3',
    'Fila 2, columna «código»: no hay un producto «NO-1»',
    'Fila 3, columna «código»: «NO-1» ya está en la fila 2',
    'Fila 4, columna «código»: «A-2» está otra vez en la fila 5',
    'Fila 5, columna «código»: «A-2» ya está en la fila 4',
  ]);
  expect(await productOf('A-2')).toMatchObject({ price_cents: 1000 });
});

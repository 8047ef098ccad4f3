import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { countQueries } from '#server/database/count-queries';
import { type ImportOptions, type ImportProgress, importProducts } from '#server/import/import.service';
import { problemSentence } from '#server/import/problem';
import { aProduct } from '#server/test/a-product';
import { freshDatabase } from '#server/test/database';
import { dumpTables } from '#server/test/dump-tables';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  await shop.database.db
    .insertInto('branch')
    .values([
      { code: 'BUL', name: 'Bulevar', address: 'Bulevar 1', position: 1 },
      { code: 'CLA', name: 'Cerro Largo', address: 'Cerro Largo 2', position: 2 },
    ])
    .execute();
});

afterEach(() => shop.close());

const importBytes = async (bytes: Uint8Array, options?: ImportOptions) => {
  const source = {
    name: 'prueba.csv',
    open: async function* () {
      for (let at = 0; at < bytes.length; at += 10_000) yield bytes.subarray(at, at + 10_000);
    },
  };
  const { problems, problemCount, ...report } = await importProducts(shop.ctx, source, options);
  expect(problemCount).toBe(problems.length);
  return { ...report, errors: problems.map(problemSentence) };
};
const importText = (text: string, options?: ImportOptions) => importBytes(Buffer.from(text), options);
const dump = () => dumpTables(shop.database);
const productOf = (code: string) =>
  shop.database.db.selectFrom('product').selectAll().where('code', '=', code).executeTakeFirst();
const stockOf = async (code: string) => {
  const rows = await shop.database.db
    .selectFrom('stock')
    .innerJoin('product', 'product.id', 'product_id')
    .innerJoin('branch', 'branch.id', 'branch_id')
    .select(['branch.code', 'on_hand'])
    .where('product.code', '=', code)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.code, row.on_hand]));
};

const whole = `código;nombre;descripción;categoría;marca;proveedor;código de proveedor;web de proveedor;código mercadolibre;familia;dua;precio;iva;original;público;especificaciones;enlaces;spec:Peso;stock Bulevar;stock CLA
A-1;Placa Uno;"Dos
líneas";Electrónica > Placas;Arduino;Robotics;R-1;robotics.example/1;MLU1;F1;D1;1.234,50;22 %;sí;sí;Alto: 10 | Ancho: 20;Manual: https://ejemplo.uy/m;3 g;5;0
A-2;Placa Dos;;ELECTRONICA > placas;ARDUINO;;;;;;;U$S 12,90;10;no;no;;;;;2
A-3;Motor;;Electrónica;Nodo;;;;;;;1234.5;exento;;;;;;;
`;

describe('an empty shop', () => {
  test('gets products, and the categories, brands and providers that they name', async () => {
    const report = await importText(whole);
    expect(report).toEqual({
      ...{ isWritten: true, isCancelled: false, created: 3, changed: 0, unchanged: 0, errors: [], unused: [] },
      upTo: undefined,
      ...{
        categories: ['Electrónica', 'Electrónica > Placas'],
        brands: ['Arduino', 'Nodo'],
        providers: ['Robotics'],
        unmatched: [],
      },
    });
    const { data: tree } = await shop.call('category/list', {});
    expect(tree).toMatchObject([
      { id: '1', name: 'RTC', items: [{ id: '1.1', name: 'Electrónica', items: [{ id: '1.1.2', name: 'Placas' }] }] },
    ]);
    expect(await productOf('A-1')).toMatchObject({
      ...{
        name: 'Placa Uno',
        description: 'Dos\nlíneas',
        category_id: '1.1.2',
        price_cents: 123450,
        iva_rate: '22.00',
      },
      ...{ provider_code: 'R-1', provider_url: 'https://robotics.example/1', ml_code: 'MLU1', family: 'F1', dua: 'D1' },
      ...{ is_original: true, is_public: true },
    });
    expect(await productOf('A-2')).toMatchObject({ price_cents: 1290, iva_rate: '10.00', is_public: false });
    expect(await productOf('A-3')).toMatchObject({ price_cents: 123450, iva_rate: '0.00', is_public: true });
    expect(await stockOf('A-1')).toEqual({ BUL: 5 });
    expect(await stockOf('A-2')).toEqual({ CLA: 2 });
    const { data: found } = await shop.call('product/find', { code: 'A-1' });
    expect(found).toMatchObject({
      brandName: 'Arduino',
      available: 'AV',
      specifications: [
        { key: 'Alto', value: '10', isDefault: true },
        { key: 'Ancho', value: '20', isDefault: false },
        { key: 'Peso', value: '3 g', isDefault: false },
      ],
      relatedLinks: [{ name: 'Manual', url: 'https://ejemplo.uy/m' }],
    });
  });

  test('is searched at once for what came in', async () => {
    await importText(whole);
    const { data } = await shop.call('product/filter', { filters: { text: 'placa' }, rowIndex: 0, rowsMax: 10 });
    expect(data?.map(({ code }) => code)).toEqual(['A-1']);
  });
});

describe('the example of the documentation', () => {
  test('fills an empty shop, and again changes nothing', async () => {
    const bytes = readFileSync(join(import.meta.dirname, '../../docs/productos-ejemplo.csv'));
    expect(await importBytes(bytes)).toMatchObject({ created: 10, errors: [], unused: [], isWritten: true });
    expect(await productOf('IMP-ENDER3')).toMatchObject({ price_cents: 124900, dua: '2026-001-045612' });
    expect(await productOf('LIB-ARD-INI')).toMatchObject({ name: 'Libro "Arduino desde cero"', iva_rate: '0.00' });
    expect(await stockOf('ARD-UNO-R3')).toEqual({ BUL: 12, CLA: 4 });
    const before = await dump();
    expect(await importBytes(bytes)).toMatchObject({ unchanged: 10, errors: [], isWritten: false });
    expect(await dump()).toEqual(before);
    for (const [list, changed] of [
      ['precios', 2],
      ['stock', 3],
    ] as const) {
      const short = readFileSync(join(import.meta.dirname, `../../docs/${list}-ejemplo.csv`));
      expect(await importBytes(short)).toMatchObject({ errors: [], unused: [], isWritten: true, changed });
    }
  });
});

describe('the same file again', () => {
  test('changes nothing, whichever way it was saved', async () => {
    await importText(whole);
    const before = await dump();
    for (const bytes of [Buffer.from(whole), Buffer.from(whole, 'latin1'), Buffer.from(`\ufeff${whole}`, 'utf16le')]) {
      expect(await importBytes(bytes)).toMatchObject({
        isWritten: false,
        created: 0,
        changed: 0,
        unchanged: 3,
        errors: [],
      });
    }
    expect(await importText(whole, { keepGoing: true })).toMatchObject({ unchanged: 3, isWritten: false });
    expect(await dump()).toEqual(before);
    expect(before.change_log?.length).toBeGreaterThan(3);
  });

  test('with one price changed writes that product alone', async () => {
    await importText(whole);
    const { change_log: log = [], ...before } = await dump();
    const report = await importText(whole.replace('12,90', '13,90'));
    expect(report).toMatchObject({ isWritten: true, created: 0, changed: 1, unchanged: 2 });
    const { change_log: after = [], ...now } = await dump();
    expect(after).toHaveLength(log.length + 1);
    const { product: was = [], ...others } = before;
    const { product: is = [], ...rest } = now;
    expect(rest).toEqual(others);
    expect(is.filter((row) => !was.includes(row))).toEqual([expect.stringContaining('A-2')]);
  });
});

describe('what a file does not say', () => {
  test('stays as it is: absent columns and empty cells', async () => {
    await importText(whole);
    const before = await dump();
    const cells =
      'código;nombre;descripción;marca;proveedor;precio;especificaciones;spec:Alto;stock Bulevar\nA-1;;;;;;;;\n';
    expect(await importText(cells)).toMatchObject({ unchanged: 1, errors: [] });
    expect(await importText('código\nA-1\nA-2\n')).toMatchObject({ unchanged: 2, errors: [] });
    expect(await dump()).toEqual(before);
  });

  test('is emptied by a dash', async () => {
    await importText(whole);
    const cells = 'código;descripción;proveedor;dua;enlaces;spec:Alto\nA-1;-;-;-;-;-\n';
    expect(await importText(cells)).toMatchObject({ changed: 1, errors: [] });
    expect(await productOf('A-1')).toMatchObject({ description: '', provider_id: null, dua: null, ml_code: 'MLU1' });
    const { data } = await shop.call('product/find', { code: 'A-1' });
    expect(data).toMatchObject({
      specifications: [{ key: 'Ancho', isDefault: true }, { key: 'Peso' }],
      relatedLinks: [],
    });
  });

  test('a price without IVA takes the rate of the row, else the stored one, else 22', async () => {
    await importText(whole);
    const cells =
      'código;nombre;categoría;marca;precio sin iva;iva\nA-2;;;;100;\nA-3;;;;100;10\nN-1;Nuevo;Varios;Nodo;10,245082;\n';
    expect(await importText(cells)).toMatchObject({ changed: 2, created: 1, errors: [] });
    expect(await productOf('A-2')).toMatchObject({ price_cents: 11000 });
    expect(await productOf('A-3')).toMatchObject({ price_cents: 11000, iva_rate: '10.00' });
    expect(await productOf('N-1')).toMatchObject({ price_cents: 1250 });
  });
});

describe('rows with errors', () => {
  const mixed = `código;nombre;categoría;marca;precio;stock Bulevar
B-1;Bien;Varios;Nodo;10;1
B-2;;Varios;Nodo;10;1
B-3;Mal;Varios;Nueva;1.234;x
B-4;Uno;Varios;Nodo;10;1
B-4;Dos;Varios;Nodo;10;1
B-5;Otra;2.301;Nodo;10;1
A-1;;;;11;1
`;
  const errors = [
    'Fila 3, columna «nombre»: está vacía, y el producto es nuevo',
    'Fila 4, columna «precio»: «1.234» se puede leer de dos maneras: si son miles escribí 1234; si son decimales, con dos: 1,23',
    'Fila 4, columna «stock Bulevar»: «x» no es un número',
    'Fila 6, columna «código»: «B-4» ya está en la fila 5',
    'Fila 7, columna «categoría»: no hay una categoría 2.301 en este sitio',
  ];

  test('stop the whole import, and all are told by row and column', async () => {
    await importText(whole);
    const before = await dump();
    expect(await importText(mixed)).toMatchObject({ isWritten: false, errors });
    expect(await dump()).toEqual(before);
  });

  test('are left out whole where the import is to go on', async () => {
    await importText(whole);
    const report = await importText(mixed, { keepGoing: true });
    expect(report).toMatchObject({
      isWritten: true,
      created: 1,
      changed: 1,
      errors,
      categories: ['Varios'],
      brands: [],
    });
    const { data } = await shop.call('product/filter', { filters: {}, rowIndex: 0, rowsMax: 100 });
    expect(data?.map(({ code }) => code).toSorted()).toEqual(['A-1', 'A-3', 'B-1']);
    expect(await productOf('A-1')).toMatchObject({ price_cents: 1100 });
    expect(await stockOf('A-1')).toEqual({ BUL: 1 });
    const { brand } = await dump();
    expect(brand?.join()).not.toContain('Nueva');
  });

  test('say once which columns a new product lacks', async () => {
    expect(await importText('código;precio;marca\nN-1;5;\n')).toMatchObject({
      errors: [
        'Fila 2, columna «código»: el producto «N-1» es nuevo, y en el archivo no está «nombre» y «categoría»',
        'Fila 2, columna «marca»: está vacía, y el producto es nuevo',
      ],
    });
    expect((await importText('código;precio sin iva\nN-1;\n')).errors).toHaveLength(2);
  });

  test('of a file without its header, or broken off, write nothing even then', async () => {
    const before = await dump();
    expect(await importText('nombre;precio\nA;1\n', { keepGoing: true })).toMatchObject({
      errors: ['Fila 1: falta la columna «código»'],
    });
    expect((await importText(`${whole}"A-9;sin fin\n`, { keepGoing: true })).errors).toEqual([
      'Fila 5: acá empieza una celda entre comillas que no se cierra',
    ]);
    expect(await dump()).toEqual(before);
  });
});

describe('stock', () => {
  test('is set as it lies on the shelf, not below what orders hold', async () => {
    const held = await aProduct(shop, { code: 'H-1', stock: { BUL: 5, CLA: 5 } });
    const free = await aProduct(shop, { code: 'H-2', stock: { BUL: 5 } });
    await shop.database.query('update stock set reserved = 3 where product_id = $1', [held.id]);
    const before = await dump();
    const low = 'código;precio;stock BUL;stock CLA\nH-1;99;2;9\nH-2;99;8;\n';
    const errors = ['Fila 2, columna «stock BUL»: dice 2, y hay 3 reservados por pedidos'];
    expect(await importText(low)).toMatchObject({ isWritten: false, errors });
    expect(await dump()).toEqual(before);

    expect(await importText(low, { keepGoing: true })).toMatchObject({ changed: 1, errors });
    expect(await stockOf('H-1')).toEqual({ BUL: 5, CLA: 5 });
    expect(await productOf('H-1')).toMatchObject({ price_cents: held.price });
    expect(await stockOf('H-2')).toEqual({ BUL: 8 });
    expect(await productOf('H-2')).toMatchObject({ price_cents: 9900, id: free.id });

    expect(await importText('código;stock BUL\nH-1;3\nH-2;0\n')).toMatchObject({ changed: 2, errors: [] });
    expect(await stockOf('H-1')).toEqual({ BUL: 3, CLA: 5 });
    const { data } = await shop.call('stock/find', { code: 'H-2', quantity: 1 });
    expect(data).toMatchObject({ available: 'NO' });
  });
});

describe('a dry run', () => {
  test('says what would happen and writes nothing', async () => {
    const before = await dump();
    expect(await importText(whole, { dryRun: true })).toMatchObject({
      ...{ isWritten: false, created: 3, errors: [], categories: ['Electrónica', 'Electrónica > Placas'] },
    });
    expect(await dump()).toEqual(before);
  });
});

describe('five thousand rows', () => {
  const rows = (count: number, price: (at: number) => number) =>
    [
      'código;nombre;categoría;marca;precio;spec:Número;stock BUL',
      ...Array.from({ length: count }, (_, at) => {
        const cells = [`M-${at}`, `Tornillo ${at}`, `Ferretería > Caja ${at % 40}`, `Marca ${at % 25}`, price(at)];
        return [...cells, at, at % 7].join(';');
      }),
    ].join('\n');
  const own = (at: number) => at + 1;
  const dearer = (at: number) => at + 2;

  test('take a query for each thirty rows, and for each two hundred where nothing changes', {
    timeout: 120_000,
  }, async () => {
    const steps: string[] = [];
    const onProgress = ({ step, done, total }: ImportProgress) => steps.push(`${step} ${done}/${total}`);
    const first = await countQueries(() => importText(rows(5000, own), { onProgress }));
    expect(first.result).toMatchObject({ created: 5000, errors: [] });
    expect(first.queries.length).toBeLessThan(5000 / 30);
    expect([steps.at(0), steps.at(-1)]).toEqual(['checking 500/5000', 'writing 5000/5000']);
    const second = await countQueries(() => importText(rows(5000, own)));
    expect(second.result).toMatchObject({ unchanged: 5000, isWritten: false });
    expect(second.queries.length).toBeLessThan(5000 / 200);
    expect(await importText(rows(600, dearer), { keepGoing: true })).toMatchObject({ changed: 600, isWritten: true });
    expect(await importText(rows(600, dearer))).toMatchObject({ unchanged: 600 });
  });
});

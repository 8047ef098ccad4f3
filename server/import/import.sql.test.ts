import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { countQueries } from '#server/database/count-queries';
import type { ImportProgress } from '#server/import/import-report';
import { aShopToImport, importsOf, threeProducts as whole } from '#server/test/an-import';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
beforeEach(async () => {
  shop = await aShopToImport();
});

afterEach(() => shop.close());

const { importText, dump, productOf, stockOf } = importsOf(() => shop);

describe('an empty shop', () => {
  test('gets products, and the categories, brands and providers that they name', async () => {
    const report = await importText(whole);
    expect(report).toEqual({
      form: 'products',
      isWritten: true,
      isCancelled: false,
      isBroken: false,
      created: 3,
      changed: 0,
      unchanged: 0,
      hidden: 0,
      lacking: { columns: [], count: 0 },
      outcomes: [{ kind: 'created', count: 3, examples: expect.any(Array) }],
      gone: [],
      errors: [],
      unused: [],
      upTo: undefined,
      categories: ['Electrónica', 'Electrónica > Placas'],
      brands: ['Arduino', 'Nodo'],
      providers: ['Robotics'],
      unmatched: [],
      moved: [],
      encoding: 'utf-8',
      html: { count: 0, places: [] },
      similar: [],
      sameBarcode: [],
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      isOther: false,
      hiddenRows: 0,
      inDollars: 0,
      leftOut: new Set(),
      besides: new Map(),
      lists: { rightOut: 0 },
      removed: 0,
      told: new Map([2, 3, 4].map((row) => [row, expect.objectContaining({ kinds: ['created'] })])),
    });
    const { data: tree } = await shop.call('category/list', {});
    expect(tree).toMatchObject([
      { id: '1', name: 'RTC', items: [{ id: '1.1', name: 'Electrónica', items: [{ id: '1.1.2', name: 'Placas' }] }] },
    ]);
    expect(await productOf('A-1')).toMatchObject({
      name: 'Placa Uno',
      description: 'Dos\nlíneas',
      category_id: '1.1.2',
      price_cents: 123450,
      iva_rate: '22.00',
      provider_code: 'R-1',
      provider_url: 'https://robotics.example/1',
      ml_code: 'MLU1',
      family: 'F1',
      dua: 'D1',
      is_original: true,
      is_public: true,
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

  test.each([{}, { byBatches: true }])('tells others of what it made once all is written %o', async (options) => {
    await importText(whole, options);
    const { rows } = await shop.database.query(`select entity, entity_id as id,
        seq > (select max(seq) from change_log where entity = 'product') as is_last
      from change_log where entity in ('category', 'brand') order by seq`);
    const last = rows.filter((row) => row.is_last).map(({ entity, id }) => `${entity} ${id}`);
    expect(last).toEqual(['category 1', 'category 1.1', 'category 1.1.2', 'brand 1', 'brand 2']);
    expect(new Set(rows.map(({ entity, id }) => `${entity} ${id}`))).toEqual(new Set(last));
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
    expect(await importText(bytes)).toMatchObject({ created: 10, errors: [], unused: [], isWritten: true });
    expect(await productOf('IMP-ENDER3')).toMatchObject({ price_cents: 124900, dua: '2026-001-045612' });
    expect(await productOf('LIB-ARD-INI')).toMatchObject({ name: 'Libro "Arduino desde cero"', iva_rate: '0.00' });
    expect(await stockOf('ARD-UNO-R3')).toEqual({ BUL: 12, CLA: 4 });
    const before = await dump();
    expect(await importText(bytes)).toMatchObject({ unchanged: 10, errors: [], isWritten: false });
    expect(await dump()).toEqual(before);
    for (const [list, changed] of [
      ['precios', 2],
      ['stock', 3],
    ] as const) {
      const short = readFileSync(join(import.meta.dirname, `../../docs/${list}-ejemplo.csv`));
      expect(await importText(short)).toMatchObject({ errors: [], unused: [], isWritten: true, changed });
    }
  });
});

describe('the same file again', () => {
  test('changes nothing, whichever way it was saved', async () => {
    await importText(whole);
    const before = await dump();
    for (const bytes of [Buffer.from(whole), Buffer.from(whole, 'latin1'), Buffer.from(`\ufeff${whole}`, 'utf16le')]) {
      expect(await importText(bytes)).toMatchObject({
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

describe('a dry run', () => {
  test('says what would happen and writes nothing', async () => {
    const before = await dump();
    expect(await importText(whole, { dryRun: true })).toMatchObject({
      isWritten: false,
      created: 3,
      errors: [],
      categories: ['Electrónica', 'Electrónica > Placas'],
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
    // One more reads where numbers of merged categories lead.
    expect(second.queries.length).toBeLessThan(5000 / 200 + 1);
    expect(await importText(rows(600, dearer), { keepGoing: true })).toMatchObject({ changed: 600, isWritten: true });
    expect(await importText(rows(600, dearer))).toMatchObject({ unchanged: 600 });
  });
});

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { cleanLine } from '#server/clean-text';
import { exportCommand } from '#server/import/export.command';
import { exportRows } from '#server/import/export.service';
import { importCommand } from '#server/import/import.command';
import { writeCsv } from '#server/import/write-csv';
import { aFamily, aVehicle } from '#server/test/a-family';
import { anImport } from '#server/test/an-import';
import { freshDatabase } from '#server/test/database';
import { dumpTables } from '#server/test/dump-tables';
import { type TestShop, testShop } from '#server/test/shop';
import { partsForms } from './columns.ts';

let shop: TestShop;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop({ site: 'NAM' });
});

const exported = async (form: (typeof partsForms)[number]) => {
  let text = '';
  for await (const piece of writeCsv(exportRows(shop.ctx, { form }))) text += piece;
  return text;
};

/** Exports every list, imports it, and shows that nothing at all changed by it. */
const comesBackTheSame = async () => {
  const before = await dumpTables(shop.database);
  for (const form of partsForms) {
    const first = await exported(form);
    const nothing = { form, errors: [], unused: [], isWritten: false, created: 0, changed: 0 };
    expect(await anImport(shop, first)).toMatchObject(nothing);
    expect(await exported(form)).toBe(first);
  }
  expect(await dumpTables(shop.database)).toEqual(before);
};

/** Vehicles that are hard to tell apart, and families with codes, fitments and relations that are hard to write. */
const hardParts = async ({ twins = true } = {}) => {
  const external = { source: '=v.example', id: '-8' };
  const [one, two, three] = [
    await aVehicle(shop, { brand: '=Marca', model: '-', engine: '+1.6', from: null, to: 2012, external }),
    await aVehicle(shop, { brand: 'Citroën', model: 'c3', engine: '', from: null, to: null }),
    await aVehicle(shop, {
      brand: twins ? 'CITROEN' : 'Citroën',
      model: twins ? 'C3' : 'C4',
      engine: '',
      from: null,
      to: null,
    }),
  ];
  if (twins) await aVehicle(shop, { brand: 'Citroën', model: 'C3', engine: '', from: null, to: null });
  await aFamily(shop, { family: '00123', description: '=1+1\n"dos";', height: 0.1, width: 1234.5, system: '-' });
  await aFamily(shop, { family: 'a|b', originalCodes: ['-21410 "x"', '=2+2', '00123'] });
  await aFamily(shop, {
    family: '-x',
    fitments: [
      { vehicleId: one.id, from: 2004, to: null, qualifier: '@con', source: '#N/A' },
      { vehicleId: three.id },
      { vehicleId: two.id, qualifier: '-' },
      { application: '-', brandId: three.brandId, to: 1999 },
      { application: "'=x" },
    ],
    relations: [
      { kind: 'replaces', family: 'a|b' },
      { kind: 'equivalent', family: '00123' },
    ],
  });
};

test('what is hard to write in a cell', async () => {
  await hardParts();
  await comesBackTheSame();
  expect(await exported('vehicles')).toContain("\r\n'=Marca;'-;'+1.6;'-2012;'=v.example;'-8\r\n");
});

test('an export in another shop makes the same autoparts', async () => {
  await hardParts({ twins: false });
  const order = ['families', 'vehicles', 'fitments', 'codes'] as const;
  const first: string[] = [];
  for (const form of order) first.push(await exported(form));
  await freshDatabase();
  shop = await testShop({ site: 'NAM' });
  for (const text of first) expect(await anImport(shop, text)).toMatchObject({ errors: [], isWritten: true });
  for (const [at, form] of order.entries()) expect(await exported(form)).toBe(first[at]);
});

test('workbooks come in as they go out, to the byte', async () => {
  await hardParts();
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  const signal = new AbortController().signal;
  const before = await dumpTables(shop.database);
  for (const form of partsForms) {
    const [first, second] = [join(folder, `${form}-1.xlsx`), join(folder, `${form}-2.xlsx`)];
    await exportCommand(() => shop.ctx)({ path: first, form }, () => {}, signal);
    const ctxOf = () => shop.ctx;
    const report = await importCommand(ctxOf, ctxOf)({ path: first, form }, () => {}, signal);
    expect(report).toMatchObject({ form, isWritten: false, changed: 0, problems: [], unused: [] });
    await exportCommand(() => shop.ctx)({ path: second, form }, () => {}, signal);
    expect((await readFile(first)).equals(await readFile(second))).toBe(true);
  }
  expect(await dumpTables(shop.database)).toEqual(before);
  await rm(folder, { recursive: true });
});

const spaces = fc.constantFrom(' ', '  ', ' \n', '\r\n', '\t', '\u00a0', '\u2028', '\u200b', '\u00ad', '\u0000');
const text = fc
  .array(fc.oneof(fc.string({ maxLength: 15, unit: 'grapheme' }), spaces), { maxLength: 4 })
  .map((parts) => parts.join('').replaceAll('\u0000', ''));
const word = text.filter((given) => cleanLine(given) !== '');
/** With a number behind it, no longer than a family's code, the shortest field. */
const fits = (given: string) => cleanLine(given).length <= 56;
const short = word.filter(fits);
const year = fc.option(fc.integer({ min: 1900, max: 2100 }));
const years = fc.tuple(year, year).map(([a, b]) => {
  const [from, to] = a !== null && b !== null && a > b ? [b, a] : [a, b];
  return { from, to };
});

test('texts of every kind', { timeout: 120_000 }, async () => {
  let count = 0;
  const one = await aVehicle(shop);
  const fitment = fc.record({ application: word, years, qualifier: text, source: text });
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        family: short,
        description: text,
        system: fc.option(short),
        height: fc.option(fc.integer({ min: 1, max: 99_999 })),
        originalCodes: fc.array(short, { maxLength: 4 }),
        fitments: fc.array(fitment, { maxLength: 4 }),
        vehicle: fc.record({ model: short, engine: text.filter(fits), years }),
      }),
      async ({ vehicle, fitments, height, family, ...row }) => {
        count += 1;
        const { years: range, ...named } = vehicle;
        // With its number no two are alike, which is another test's matter.
        const { id } = await aVehicle(shop, {
          brandId: one.brandId,
          ...named,
          model: `${named.model} ${count}`,
          ...range,
        });
        const others = fitments.map(({ years: own, ...rest }) => ({ ...rest, ...own }));
        const all = [{ vehicleId: id, ...range }, ...others];
        const tenths = height === null ? null : height / 10;
        await aFamily(shop, {
          ...row,
          family: `${cleanLine(family)} ${count}`,
          height: tenths,
          fitments: all,
          products: [],
        });
      },
    ),
    { numRuns: 100 },
  );
  await comesBackTheSame();
});

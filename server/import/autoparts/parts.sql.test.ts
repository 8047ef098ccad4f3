import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ImportOptions } from '#server/import/import-report';
import { aFamily, applicationLines } from '#server/test/a-family';
import { anImport } from '#server/test/an-import';
import { freshDatabase } from '#server/test/database';
import { dumpTables } from '#server/test/dump-tables';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop({ site: 'NAM' });
});

const importText = (text: string | Uint8Array, options?: ImportOptions) => anImport(shop, text, options);
const find = async (family: string) => (await shop.call('autopart/findByFamily', { family })).data;
const applications = (family: string) => applicationLines(shop, family);
const codesOf = async (family: string) => (await find(family))?.originalCodes.map(({ code }) => code);

describe('the examples of the documentation', () => {
  const example = (name: string) => readFileSync(join(import.meta.dirname, `../../../docs/${name}-ejemplo.csv`));
  const all = ['familias', 'vehiculos', 'aplicaciones', 'codigos'];

  test('fill a shop, are what its pages show, and change nothing again', async () => {
    const reports: object[] = [];
    for (const name of all) reports.push(await importText(example(name)));
    const clean = { errors: [], unused: [], isWritten: true, isCancelled: false };
    expect(reports).toMatchObject([
      { ...clean, form: 'families', created: 4, changed: 0, unchanged: 0 },
      { ...clean, form: 'vehicles', created: 5, brands: ['Volkswagen', 'Nissan', 'Fiat'] },
      { ...clean, form: 'fitments', created: 0, changed: 3, brands: ['Renault'] },
      { ...clean, form: 'codes', created: 0, changed: 2 },
    ]);
    await aFamily(shop, { family: '1027541317' });
    await aFamily(shop, { family: '1027541200' });
    expect(await find('1027541317')).toMatchObject({
      description: 'Núcleo de aluminio y tanques de plástico.\nIncluye tapones.',
      height: 345.5,
      width: 600,
      system: 'Brasado',
      relations: [{ kind: 'replaces', family: '1027541200' }],
    });
    expect(await applications('1027541317')).toEqual([
      'Volkswagen · Gol G4 1.6 · 2008-2012 · con aire',
      'Volkswagen · Saveiro 1.6 · 2010-',
      'Volkswagen · Motores AP · 1995-2005',
    ]);
    expect(await codesOf('1027541317')).toEqual(['5U0 121 253 B', '377-121-251 B']);

    const before = await dumpTables(shop.database);
    for (const name of all) {
      expect(await importText(example(name))).toMatchObject({ errors: [], isWritten: false, created: 0, changed: 0 });
    }
    expect(await dumpTables(shop.database)).toEqual(before);
  });
});

test('HTML of another shop is read as the text that it shows, and told by row and column', async () => {
  const text = 'familia,descripción,sistema\nF-1,<p>Núcleo</p>,A &amp; B\nF-2,Ver &lt;b&gt;,Brasado\n';
  expect(await importText(text)).toMatchObject({
    created: 2,
    html: {
      count: 3,
      places: ['fila 2, «descripción»', 'fila 2, «sistema»', 'fila 3, «descripción», donde queda «<b>»'],
    },
  });
  await aFamily(shop, { family: 'F-1' });
  expect(await find('F-1')).toMatchObject({ description: 'Núcleo', system: 'A & B' });
});

describe('a list of families', () => {
  test('changes what it says, leaves what is empty or not in it, and a dash empties', async () => {
    await aFamily(shop, { family: 'F-1', description: 'Uno', height: 10, width: 20.5, system: 'A' });
    await aFamily(shop, { family: 'F-2', description: 'Dos', height: 10 });
    const text = 'familia;descripción;alto;sistema;nota\nF-1;;12,5;-;x\nF-3;Tres;;;\n';
    expect(await importText(text)).toMatchObject({ created: 1, changed: 1, errors: [], unused: ['nota'] });
    expect(await find('F-1')).toMatchObject({ description: 'Uno', height: 12.5, width: 20.5, system: null });
    expect(await find('F-2')).toMatchObject({ description: 'Dos', height: 10 });
    expect(await importText(text)).toMatchObject({ isWritten: false, unchanged: 2 });
  });

  test('leaves what a cell that shows nothing is for', async () => {
    await aFamily(shop, { family: 'F-1', description: 'Uno', height: 10, system: 'A' });
    await aFamily(shop, { family: 'F-2' });
    await importText('familia;equivalente a\nF-1;F-2\n');
    const before = await dumpTables(shop.database);
    const header = 'familia;descripción;alto;sistema;reemplaza a;equivalente a\n';
    for (const blank of ['"&nbsp;"', '<p></p>', '\u00ad', '<br>']) {
      const text = `${header}F-1${`;${blank}`.repeat(5)}\n`;
      expect(await importText(text), blank).toMatchObject({ unchanged: 1, errors: [] });
      expect((await importText(`${header}${blank};Uno;;;;\n`)).errors, blank).toEqual([
        'Fila 2, columna «familia»: está vacía',
      ]);
    }
    expect(await importText(`${header}F-1;;;;|;|\n`)).toMatchObject({ unchanged: 1, errors: [] });
    expect(await dumpTables(shop.database)).toEqual(before);
  });

  test('relates families that are there or come with it, and leaves out with --seguir those that name one that does not', async () => {
    const text =
      'familia;reemplaza a;equivalente a\nA;B|C;\nB;;C\nC;-;B\nD;X;\nE;;D\nF;=1;\nF2;;F2\n1,02E+12;;\nG;;\nG;;\n';
    const errors = [
      'Fila 5, columna «reemplaza a»: no hay una familia «X»',
      'Fila 6, columna «equivalente a»: no hay una familia «D»',
      'Fila 7, columna «reemplaza a»: no hay una familia «=1»',
      'Fila 8, columna «equivalente a»: «F2» es la familia de esta misma fila',
      "Fila 9, columna «familia»: «1,02E+12»: la planilla abrevió el código y el original se perdió. Dale formato de texto a la columna y escribí el código de nuevo. Si el código es así, escribilo con dos apóstrofos adelante: ''1,02E+12",
      'Fila 10, columna «familia»: «G» está otra vez en la fila 11',
      'Fila 11, columna «familia»: «G» ya está en la fila 10',
    ];
    const before = await dumpTables(shop.database);
    expect(await importText(text)).toMatchObject({ isWritten: false, errors });
    expect(await dumpTables(shop.database)).toEqual(before);
    expect(await importText(text, { keepGoing: true })).toMatchObject({ isWritten: true, created: 3, errors });
    const relations = async () => {
      const { rows } = await shop.database.query('select family, kind, related from family_relation order by 1, 2, 3');
      return rows.map(({ family, kind, related }) => `${family} ${kind} ${related}`);
    };
    expect(await relations()).toEqual(['A replaces B', 'A replaces C', 'B equivalent C']);
    expect(await importText('familia;reemplaza a\nA;C\n')).toMatchObject({ changed: 1, errors: [] });
    expect(await importText('familia;reemplaza a;equivalente a\nA;-;B\n')).toMatchObject({ changed: 1, errors: [] });
    expect(await relations()).toEqual(['A equivalent B', 'B equivalent C']);
  });

  test('with --seguir ends no equivalence that a wrong row may say', async () => {
    const relations = async () =>
      (await shop.database.query("select family || '~' || related as pair from family_relation order by 1")).rows;
    const pairs = (...all: string[]) => all.map((pair) => ({ pair }));
    await importText('familia;equivalente a\nA;B\nB;\nC;D\nD;\nE;F\nF;\n');
    const says = (other: string) => `deja afuera «${other}», y una fila con errores puede decir que es equivalente`;
    const known = await importText('familia;alto;equivalente a\nA;mal;B\nB;;-\nD;;-\n', { keepGoing: true });
    expect(known).toMatchObject({ changed: 1 });
    expect(known.errors.at(-1)).toBe(`Fila 3, columna «equivalente a»: ${says('A')}`);
    expect(await relations()).toEqual(pairs('A~B', 'E~F'));
    const stray = await importText('familia;equivalente a\nA;-\nB;-\nF;-\n;F\n', { keepGoing: true });
    expect(stray).toMatchObject({ changed: 1 });
    expect(stray.errors[0]).toBe(`Fila 4, columna «equivalente a»: ${says('E')}`);
    expect(await relations()).toEqual(pairs('E~F'));
  });

  test('leaves out a long chain of families that hangs on one that is wrong', async () => {
    const chain = Array.from({ length: 300 }, (_, at) => `N-${at};N-${at + 1}`);
    const report = await importText(['familia;reemplaza a', ...chain, 'S;'].join('\n'), { keepGoing: true });
    expect(report).toMatchObject({ created: 1, problemCount: 300, isWritten: true });
    expect(report.errors[0]).toBe('Fila 2, columna «reemplaza a»: depende de otra fila con errores');
    expect(report.errors.at(-1)).toBe('Fila 301, columna «reemplaza a»: no hay una familia «N-300»');
  });

  test('by batches relates a family to one that comes in a later batch', async () => {
    const rows = Array.from({ length: 2500 }, (_, at) => `N-${at};N-${2499 - at}`);
    const report = await importText(['familia;equivalente a', ...rows].join('\n'), { byBatches: true });
    expect(report).toMatchObject({ created: 2500, errors: [] });
    const { rows: found } = await shop.database.query('select count(*)::int as n from family_relation');
    expect(found[0]?.n).toBe(1250);
  });
});

describe('a list of original codes', () => {
  test('is the whole list of the families that it names, in its order, and a dash empties one', async () => {
    for (const family of ['F-1', 'F-2', 'F-3']) await aFamily(shop, { family, originalCodes: ['AA-1', 'BB-2'] });
    expect(await importText('familia;código original\nF-1;BB-2\nF-1;=CC 3\nF-2;-\n')).toMatchObject({
      errors: [],
      changed: 2,
      unchanged: 0,
    });
    expect(await codesOf('F-1')).toEqual(['BB-2', '=CC 3']);
    expect(await codesOf('F-2')).toEqual([]);
    expect(await codesOf('F-3')).toEqual(['AA-1', 'BB-2']);
  });

  test('names the family whose zeros a spreadsheet took off', async () => {
    for (const family of ['00777', '0A8']) await aFamily(shop, { family });
    expect((await importText('familia;código\n777;X-1\nA8;X-2\n', { form: 'codes' })).errors).toEqual([
      'Fila 2, columna «familia»: no hay una familia «777»; sí «00777»: quizá la planilla le sacó los ceros. Dale formato de texto a la columna y escribilo de nuevo',
      'Fila 3, columna «familia»: no hay una familia «A8»',
    ]);
  });

  test('says what is wrong by row, and leaves the list of a family with a wrong row as it was', async () => {
    for (const family of ['F-1', 'F-2']) await aFamily(shop, { family, originalCodes: ['AA-1'] });
    const text = 'familia;código\nF-1;NEW-1\nF-1;new1\nF-2;BB-2\nF-9;X-1\n;X-2\nF-2;\nF-2;---\nF-1;-\n';
    const { errors } = await importText(text, { form: 'codes' });
    expect(errors).toEqual([
      'Fila 3, columna «código»: dice lo mismo que la fila 2',
      'Fila 5, columna «familia»: no hay una familia «F-9»',
      'Fila 6, columna «familia»: está vacía',
      'Fila 7, columna «código»: está vacía',
      'Fila 8, columna «código»: «---» no tiene letras ni números',
      'Fila 9, columna «código»: vacía la lista de su familia, que tiene la fila 2: va una cosa o la otra',
    ]);
    expect(await importText(text, { form: 'codes', keepGoing: true })).toMatchObject({ isWritten: false });
    expect(await codesOf('F-2')).toEqual(['AA-1']);
  });

  describe('with --seguir, beside a row that may be of any family', () => {
    const all = ['GROWS', 'SAME', 'SWAPS', 'ENDS'];
    const right = [
      'familia;código original',
      'GROWS;bb2',
      'GROWS;CC-3',
      'GROWS;AA-1',
      'SAME;AA-1',
      'SAME;BB-2',
      'SWAPS;AA-1',
      'SWAPS;CC-3',
      'ENDS;-',
    ];
    const codes = () => Promise.all(all.map(codesOf));
    beforeEach(async () => {
      for (const family of all) await aFamily(shop, { family, originalCodes: ['AA-1', 'BB-2'] });
    });

    test.each([
      [';DD-4', 'está vacía'],
      ['#N/A;DD-4', '«#N/A»: la fórmula no encontró lo que busca. Corregila, escribí el dato o vaciá la celda'],
      [
        '1,02E+12;DD-4',
        "«1,02E+12»: la planilla abrevió el código y el original se perdió. Dale formato de texto a la columna y escribí el código de nuevo. Si el código es así, escribilo con dos apóstrofos adelante: ''1,02E+12",
      ],
      ['SWAP;DD-4', 'no hay una familia «SWAP»'],
    ])('takes nothing from any list and says which stay as they were: %s', async (stray, says) => {
      const report = await importText([...right, stray].join('\n'), { keepGoing: true });
      expect(report).toMatchObject({ isWritten: true, changed: 1, unchanged: 1, problemCount: 2 });
      expect(report.errors).toEqual([
        'Hay filas que no se sabe de qué familia son (10), así que a ninguna lista se le saca nada: quedan como estaban las de «SWAPS», «ENDS»',
        `Fila 10, columna «familia»: ${says}`,
      ]);
      expect(await codes()).toEqual([['bb2', 'CC-3', 'AA-1'], ...all.slice(1).map(() => ['AA-1', 'BB-2'])]);
    });

    test('replaces them all once no such row is left', async () => {
      expect(await importText(right.join('\n'), { keepGoing: true })).toMatchObject({ changed: 3, errors: [] });
      expect((await codes()).slice(2)).toEqual([['AA-1', 'CC-3'], []]);
    });

    test('says so although there are more wrong rows than are told', async () => {
      const strays = Array.from({ length: 5001 }, (_, at) => `X-${at};DD-4`);
      const report = await importText([...right, ...strays].join('\n'), { keepGoing: true });
      expect(report).toMatchObject({ changed: 1, problemCount: 5002 });
      expect(report.errors[0]).toMatch(/\(10, 11, 12, .* y 4989 más\).* «SWAPS», «ENDS»$/);
    });
  });
});

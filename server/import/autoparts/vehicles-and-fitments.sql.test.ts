import { beforeEach, describe, expect, test } from 'vitest';
import { countQueries } from '#server/database/count-queries';
import type { ImportOptions } from '#server/import/import-report';
import { reportLines } from '#server/import/report-text';
import { aFamily, applicationLines, aVehicle } from '#server/test/a-family';
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
const applications = (family: string) => applicationLines(shop, family);

describe('a list of vehicles', () => {
  const stored = async () => {
    const { rows } = await shop.database.query(`select concat_ws(' ', vehicle.id, name, model, nullif(engine, ''),
      year_from, year_to, external_id) as says from vehicle join brand on brand.id = brand_id order by vehicle.id`);
    return rows.map(({ says }) => says);
  };

  test('finds one by its external key although all else is new, and else by its name', async () => {
    const gol = await aVehicle(shop, {
      model: 'Gol',
      from: 2004,
      to: 2010,
      external: { source: 'v.example', id: '7' },
    });
    await aVehicle(shop, { model: 'Gol', from: 2004, to: 2012, external: { source: 'v.example', id: '8' } });
    await aVehicle(shop, { model: 'Fox' });
    const header = 'marca;modelo;motor;años;catálogo externo;código externo\n';
    const text = `${header}Volkswagen;Gol;1.6;2004-2012;v.example;7
Volkswagen;Gol;1.6;2013-;v.example;8
VOLKSWAGEN;fox;1.6;2004-2012;v.example;9
Citroën;C3;;;;
`;
    expect(await importText(text)).toMatchObject({ created: 1, changed: 3, brands: ['Citroën'], errors: [] });
    expect(await stored()).toEqual([
      `${gol.id} Volkswagen Gol 1.6 2004 2012 7`,
      expect.stringMatching('Volkswagen Gol 1.6 2013 8'),
      expect.stringMatching('Volkswagen Fox 1.6 2004 2012 9'),
      expect.stringMatching('Citroën C3'),
    ]);
    const before = await dumpTables(shop.database);
    expect(await importText(text)).toMatchObject({ isWritten: false, unchanged: 4 });
    expect(await dumpTables(shop.database)).toEqual(before);
    expect(await importText(`${header}Volkswagen;Fox;1.6;2004-2012;-;-\n`)).toMatchObject({ changed: 1 });
    expect((await stored())[2]).toMatch(/Fox 1\.6 2004 2012$/);
  });

  test('says what is wrong by row', async () => {
    await aVehicle(shop, { model: 'Gol', from: 2004, to: 2010, external: { source: 'v.example', id: '7' } });
    await aVehicle(shop, { model: 'Gol', from: 2004, to: 2012 });
    const text = `marca;modelo;motor;años;catálogo externo;código externo
Volkswagen;Gol;1,6;2004-2012;v.example;7
Volkswagen;;1.6;2004-2012;;
Fiat;Uno;1.3;95-04;;
Fiat;Uno;1.3;1995;v.example;
Fiat;Palio;1.3;1995;;
FIAT;palio;1.3;1995;;
Fiat;Uno;01/06/2024;;;
`;
    expect((await importText(text)).errors).toEqual([
      'Fila 2, columna «código externo»: ya hay otro vehículo «Volkswagen Gol 1.6 2004-2012», y el código externo es de «Gol 1.6 2004-2010»',
      'Fila 3, columna «modelo»: está vacía',
      'Fila 4, columna «años»: «95-04» no son años: van como 2004-2012, 2004-, -2012 o 2004',
      'Fila 5, columna «código externo»: está vacía: un vehículo de otro catálogo lleva su nombre y el código',
      'Fila 6, columna «modelo»: «FIAT palio 1.3 1995» está otra vez en la fila 7',
      'Fila 7, columna «modelo»: «FIAT palio 1.3 1995» ya está en la fila 6',
      "Fila 8, columna «motor»: «01/06/2024»: la planilla tomó el motor por una fecha y el original se perdió. Dale formato de texto a la columna y escribí el motor de nuevo. Si el motor es así, escribilo con dos apóstrofos adelante: ''01/06/2024",
    ]);
  });
});

describe('a list of fitments', () => {
  const header = 'familia;marca;modelo;motor;años;aplicación;solo años;aclaración;fuente\n';

  test('is the whole list of the families that it names, in its order, and a dash empties one', async () => {
    const gol = await aVehicle(shop, { model: 'Gol', engine: '1.6', from: 2004, to: 2012 });
    for (const family of ['F-1', 'F-2', 'F-3']) await aFamily(shop, { family, fitments: [{ vehicleId: gol.id }] });
    const text = `${header}F-1;;;;;Motores AP;;;
F-2;;;;;-;;;
F-1;volkswagen;GOL;1,6;2004-2012;;2006-;con aire;Catálogo
`;
    expect(await importText(text)).toMatchObject({ errors: [], changed: 2, unchanged: 0 });
    expect(await applications('F-1')).toEqual(['Motores AP · n/d', 'Volkswagen · Gol 1.6 · 2006-2012 · con aire']);
    expect(await applications('F-2')).toEqual([]);
    expect(await applications('F-3')).toEqual(['Volkswagen · Gol 1.6 · 2004-2012']);
    expect(await importText(text)).toMatchObject({ isWritten: false, unchanged: 2 });
  });

  test('says what is wrong by row and column, and leaves the list of a family with a wrong row as it was', async () => {
    const gol = await aVehicle(shop, { model: 'Gol', engine: '1.6', from: 2004, to: 2012 });
    for (const family of ['F-1', 'F-2']) await aFamily(shop, { family, fitments: [{ vehicleId: gol.id }] });
    const text = `${header}F-1;Volkswagen;Gol;1.6;2004-2011;;;;
F-1;Volkswagen;Gol;1.6;2004-2012;Gol;;;
F-1;;Gol;1.6;2004-2012;;;;
F-1;Volkswagen;;1.6;;Motores AP;;;
F-1;Volkswagen;;;;Motores AP;2004-;;
F-1;Volkswagen;;;;;;;
F-1;Fiat;Uno;;;;;;
F-1;;;;;Motores AP;;;
F-1;;;;;Motores AP;;;Otra fuente
F-1;Volkswagen;Gol;1.6;2004-2012;;2015-2018;;
F-1;Volkswagen;Gol;1.6;2004-2012;;-2003;;
F-1;Volkswagen;Gol;1.6;2004-2012;;2012-;;
F-2;;;;;Motores EA;;;
`;
    const errors = [
      'Fila 2, columna «modelo»: no hay un vehículo «Volkswagen Gol 1.6 2004-2011»: de ese modelo hay 1.6 2004-2012',
      'Fila 3, columna «aplicación»: va un modelo o una aplicación, no los dos',
      'Fila 4, columna «marca»: está vacía: va la marca del vehículo',
      'Fila 5, columna «motor»: va con un modelo: en una aplicación en texto, escribilo en ella',
      'Fila 6, columna «solo años»: va con un modelo: los de una aplicación en texto van en «años»',
      'Fila 7, columna «aplicación»: está vacía: va un modelo o una aplicación',
      'Fila 8, columna «modelo»: no hay un vehículo «Fiat Uno sin años»',
      'Fila 10, columna «aplicación»: dice lo mismo que la fila 9',
      'Fila 11, columna «solo años»: «2015-2018» no tiene ningún año de los del vehículo, 2004-2012',
      'Fila 12, columna «solo años»: «-2003» no tiene ningún año de los del vehículo, 2004-2012',
    ];
    expect(await importText(text)).toMatchObject({ isWritten: false, errors });
    expect(await importText(text, { keepGoing: true })).toMatchObject({ isWritten: true, changed: 1, errors });
    expect((await importText(`${header}F-2;;;;;Motores AP;;;\n`, { dryRun: true })).removed).toBe(1);
    expect((await importText(text, { keepGoing: true })).lists).toMatchObject({ rightOut: 2 });
    expect(await applications('F-1')).toEqual(['Volkswagen · Gol 1.6 · 2004-2012']);
    expect(await applications('F-2')).toEqual(['Motores EA · n/d']);
  });

  test('names the column of what is said twice, and of a dash beside a list', async () => {
    await aVehicle(shop, { model: 'Gol', engine: '1.6', from: 2004, to: 2012 });
    await aFamily(shop, { family: 'F-1' });
    const gol = 'F-1;Volkswagen;Gol;1.6;2004-2012;;;;';
    expect((await importText(`${header}${gol}\n${gol}\nF-1;;;;;-;;;\n`)).errors).toEqual([
      'Fila 3, columna «modelo»: dice lo mismo que la fila 2',
      'Fila 4, columna «aplicación»: vacía la lista de su familia, que tiene la fila 2: va una cosa o la otra',
    ]);
  });

  test('with --seguir loses nothing where a row may be of any family, and may grow', async () => {
    const gol = await aVehicle(shop, { model: 'Gol', engine: '1.6', from: 2004, to: 2012 });
    const fitments = [{ vehicleId: gol.id, source: 'Catálogo' }];
    for (const family of ['F-1', 'F-2']) await aFamily(shop, { family, fitments });
    const text = `${header}F-1;;;;;Motores AP;;;
F-1;Volkswagen;Gol;1.6;2004-2012;;;;Otra fuente
F-2;Volkswagen;Gol;1.6;2004-2012;;;con aire;
F-9;;;;;Motores AP;;;
`;
    const errors = [
      'Hay filas que no se sabe de qué familia son (5), así que a ninguna lista se le saca nada: quedan como estaban las de «F-2»',
      'Fila 5, columna «familia»: no hay una familia «F-9»',
    ];
    expect(await importText(text)).toMatchObject({ isWritten: false, errors });
    const report = await importText(text, { keepGoing: true });
    expect(report).toMatchObject({ isWritten: true, changed: 1, errors });
    expect(reportLines({ ...report, problems: [] }, { keepGoing: true }).slice(-2)).toEqual([
      '1 fila sin errores queda afuera con su familia',
      'Importado. Las familias con errores quedaron como estaban.',
    ]);
    expect(await applications('F-1')).toEqual(['Motores AP · n/d', 'Volkswagen · Gol 1.6 · 2004-2012']);
    expect(await applications('F-2')).toEqual(['Volkswagen · Gol 1.6 · 2004-2012']);
  });

  test('of a thousand families with five each takes few queries, and none to write where nothing changes', async () => {
    const families = Array.from({ length: 1000 }, (_, at) => `N-${at}`);
    await importText(['familia;alto', ...families.map((family, at) => `${family};${at + 1}`)].join('\n'));
    const rows = families.flatMap((family) => [1, 2, 3, 4, 5].map((n) => `${family};Marca ${n};Aplicación ${n};2004-`));
    const text = ['familia;marca;aplicación;años', ...rows].join('\n');
    const first = await countQueries(() => importText(text));
    expect(first.result).toMatchObject({
      changed: 1000,
      errors: [],
      brands: expect.toSatisfy((all) => all.length === 5),
    });
    expect(first.queries.length).toBeLessThan(40);
    // Others hear of the brands at the end, however long it took to write what names them.
    const { rows: log } = await shop.database.query('select entity from change_log order by seq desc limit 5');
    expect(log.map(({ entity }) => entity)).toEqual(Array(5).fill('brand'));
    const second = await countQueries(() => importText(text));
    expect(second.result).toMatchObject({ unchanged: 1000, isWritten: false });
    expect(second.queries.length).toBeLessThan(15);
  });
});

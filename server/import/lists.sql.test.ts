import type { KyselyPlugin } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { countQueries } from '#server/database/count-queries';
import type { ImportOptions } from '#server/import/import-report';
import { aProduct } from '#server/test/a-product';
import { anImport } from '#server/test/an-import';
import { freshDatabase } from '#server/test/database';
import { dumpTables } from '#server/test/dump-tables';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  for (const code of ['A-1', 'A-2', '00123']) await aProduct(shop, { code, price: 1000, stock: { BUL: 5, CLA: 2 } });
});

const importText = (text: string, options?: ImportOptions) => anImport(shop, text, options);
const logged = async () => {
  const { rows } = await shop.database.query('select entity, entity_id from change_log order by seq');
  return rows.map(({ entity, entity_id: id }) => `${entity} ${id}`);
};
const prices = async () => {
  const { rows } = await shop.database.query('select code, price_cents as price from product order by id');
  return Object.fromEntries(rows.map(({ code, price }) => [code, price]));
};
const units = async () => {
  const { rows } = await shop.database.query(`select product.code || ' ' || branch.code as at, on_hand from stock
    join product on product.id = product_id join branch on branch.id = branch_id order by 1`);
  return Object.fromEntries(rows.map(({ at, on_hand: onHand }) => [at, onHand]));
};
/** An order takes three of A-1 right after an import has looked at the stock. */
const whileOrdering = async <T>(work: () => Promise<T>) => {
  const { ctx } = shop;
  let isOrdered = false;
  const order: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!isOrdered && result.rows.some((row) => 'reserved' in row)) {
        isOrdered = true;
        await shop.database.query(`update stock set reserved = 3 where on_hand = 5
          and product_id = (select id from product where code = 'A-1')`);
      }
      return result;
    },
  };
  shop.ctx = { ...ctx, db: ctx.db.withPlugin(order) };
  const report = await work();
  shop.ctx = ctx;
  return report;
};

describe('a list of prices', () => {
  test('writes the prices that differ and nothing else, and visitors find them', async () => {
    const before = (await logged()).length;
    const report = await importText('Código;Precio U$S\nA-1;12,50\nA-2;10\n00123;\n');
    expect(report).toMatchObject({ isWritten: true, changed: 1, created: 0, unchanged: 1, errors: [] });
    expect(await prices()).toEqual({ 'A-1': 1250, 'A-2': 1000, '00123': 1000 });
    expect((await logged()).slice(before)).toEqual(['product 1']);
    const { data } = await shop.call('product/find', { code: 'A-1' });
    expect(data).toMatchObject({ price: 1250 });
    const after = await dumpTables(shop.database);
    expect(await importText('precio,code\n12.50,A-1\n')).toMatchObject({ isWritten: false, changed: 0, unchanged: 1 });
    expect(await dumpTables(shop.database)).toEqual(after);
  });

  test('with codes that nobody has, or twice, or wrong prices writes nothing, or the rest where it is to go on', async () => {
    const list = 'código;precio\nA-1;1.234\nNO-1;5\nA-2;7\nA-2;8\n;9\n00123;7\nA-3;-\n';
    const errors = [
      'Fila 2, columna «precio»: «1.234» se puede leer de dos maneras: si son miles escribí 1234; si son decimales, con dos: 1,23',
      'Fila 3, columna «código»: no hay un producto «NO-1»',
      'Fila 4, columna «código»: «A-2» está otra vez en la fila 5',
      'Fila 5, columna «código»: «A-2» ya está en la fila 4',
      'Fila 6, columna «código»: está vacía',
      'Fila 8, columna «precio»: no se puede vaciar',
    ];
    const before = await dumpTables(shop.database);
    const refused = await importText(list);
    expect(refused).toMatchObject({ isWritten: false, problemCount: 6 });
    expect(refused.errors).toEqual(errors);
    expect(await importText(list, { dryRun: true, keepGoing: true })).toMatchObject({ isWritten: false, changed: 1 });
    expect(await dumpTables(shop.database)).toEqual(before);
    expect(await importText(list, { keepGoing: true })).toMatchObject({ isWritten: true, changed: 1, problemCount: 6 });
    expect(await prices()).toEqual({ 'A-1': 1000, 'A-2': 1000, '00123': 700 });
  });

  test('names the product whose zeros a spreadsheet took off', async () => {
    const says = `no hay un producto «123»; sí «00123»: quizá la planilla le sacó los ceros. Dale formato de texto a la columna y escribilo de nuevo`;
    expect((await importText('código;precio\n123;5\n124;5\n')).errors).toEqual([
      `Fila 2, columna «código»: ${says}`,
      'Fila 3, columna «código»: no hay un producto «124»',
    ]);
    expect((await importText('código;sucursal;cantidad\n123;BUL;5\n')).errors).toEqual([
      `Fila 2, columna «código»: ${says}`,
    ]);
    expect((await importText('código;nombre\n123;Placa\n')).errors).toEqual([
      `Fila 2, columna «código»: ${says}`,
      'Fila 2, columna «código»: el producto «123» es nuevo, y en el archivo no está «categoría», «marca» y «precio»',
    ]);
    const whole = 'código;nombre;categoría;marca;precio\n123;Placa;Varios;Nodo;5\n';
    expect(await importText(whole)).toMatchObject({ created: 1, errors: [], similar: [['00123', '123']] });
  });

  test('takes no decimals that slipped into a column of their own', async () => {
    expect(await importText('código,precio\nA-1,12,50\n')).toMatchObject({
      isWritten: false,
      errors: [expect.stringMatching(/^Fila 2, columna «C»: sobra «50»/)],
    });
  });

  test('names the present code of a product that was renamed', async () => {
    await importText('código;código anterior\nA-9;A-1\n');
    expect((await importText('código;precio\nA-1;5\n')).errors).toEqual([
      'Fila 2, columna «código»: «A-1» es el código anterior de «A-9»: va el actual',
    ]);
  });

  test('of three thousand rows takes few queries, and by batches says up to where it came', async () => {
    const rows = Array.from({ length: 3000 }, (_, at) => `M-${at};Caja;Nodo;Tornillo ${at};${at + 1}`);
    await importText(['código;categoría;marca;nombre;precio', ...rows].join('\n'));
    const list = (plus: number) =>
      ['código;precio', ...Array.from({ length: 3000 }, (_, at) => `M-${at};${at + plus}`)].join('\n');
    const { result, queries } = await countQueries(() => importText(list(2)));
    expect(result).toMatchObject({ changed: 3000, errors: [] });
    expect(queries.length).toBeLessThan(15);
    const cancelling = new AbortController();
    const cancelled = await importText(list(3), {
      byBatches: true,
      signal: cancelling.signal,
      onProgress: ({ step, done }) => step === 'writing' && done >= 2000 && cancelling.abort(),
    });
    expect(cancelled).toMatchObject({ isCancelled: true, isWritten: true, changed: 2000, upTo: 2001 });
    expect(await importText(list(3))).toMatchObject({ changed: 1000, unchanged: 2000 });
    expect((await prices())['M-2999']).toBe(300_200);
  });
});

describe('a list of stock', () => {
  test('sets units by code and branch, and writes only those that differ', async () => {
    const report = await importText('código;sucursal;cantidad;nota\nA-1;Sucursal BUL;9;x\nA-1;CLA;2;\n00123;bul;0;\n');
    expect(report).toMatchObject({ isWritten: true, changed: 2, unchanged: 1, errors: [], unused: ['nota'] });
    expect(await units()).toEqual({
      '00123 BUL': 0,
      '00123 CLA': 2,
      'A-1 BUL': 9,
      'A-1 CLA': 2,
      'A-2 BUL': 5,
      'A-2 CLA': 2,
    });
    const after = await dumpTables(shop.database);
    expect(await importText('code\tbranch\tquantity\nA-1\tBUL\t9\n')).toMatchObject({ isWritten: false, unchanged: 1 });
    expect(await dumpTables(shop.database)).toEqual(after);
  });

  test('says what is wrong by row, and never goes below what orders hold', async () => {
    await shop.database.query(`update stock set reserved = 3 where on_hand = 5`);
    const list = 'código;sucursal;cantidad\nA-1;BUL;2\nNO-1;BUL;1\nA-2;Centro;1\nA-2;BUL;x\nA-2;CLA;8\nA-2;CLA;9\n';
    const refused = await importText(list);
    expect(refused.isWritten).toBe(false);
    expect(refused.errors).toEqual([
      'Fila 2, columna «cantidad»: dice 2, y hay 3 reservados por pedidos',
      'Fila 3, columna «código»: no hay un producto «NO-1»',
      'Fila 4, columna «sucursal»: no hay una sucursal «Centro»: puede ser «Sucursal BUL», «Sucursal CLA»',
      'Fila 5, columna «cantidad»: «x» no es un número',
      'Fila 6, columna «código»: «A-2» está otra vez en la fila 7',
      'Fila 7, columna «código»: «A-2» ya está en la fila 6',
    ]);
    expect((await units())['A-2 CLA']).toBe(2);
  });

  test('leaves out only the row that an order came before, where it is to go on, and else writes nothing', async () => {
    const list = 'código;sucursal;cantidad\nA-1;BUL;2\nA-2;BUL;8\n00123;CLA;7\n';
    const errors = ['Fila 2, columna «cantidad»: dice 2, y hay 3 reservados por pedidos'];
    const before = await units();
    const refused = await whileOrdering(() => importText(list));
    expect(refused).toMatchObject({ isWritten: false, changed: 0, problemCount: 1, errors });
    expect(await units()).toEqual(before);
    await shop.database.query('update stock set reserved = 0');
    const report = await whileOrdering(() => importText(list, { keepGoing: true }));
    expect(report).toMatchObject({ isWritten: true, changed: 2, problemCount: 1, errors });
    expect(await units()).toEqual({ ...before, 'A-2 BUL': 8, '00123 CLA': 7 });
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { branchesOfSheet, openedSheet, rowsOf, sourceOf } from '#server/test/a-sheet';
import { openSheet } from './sheet.ts';

const unclosed = 'acá empieza una celda entre comillas que no se cierra';

describe('rows', () => {
  test.each([
    ['semicolons', 'código;nombre\nA-1;Placa, roja\n'],
    ['commas', 'código,nombre\r\nA-1,"Placa, roja"\r\n'],
    ['tabs', 'código\tnombre\nA-1\tPlaca, roja'],
    ['what a first line says', 'sep=|\ncódigo|nombre\nA-1|Placa, roja'],
    ['semicolons although a header has many commas', 'código;nombre;a,b,c,d,e\nA-1;Placa, roja'],
  ])('are split at %s', async (_, text) => {
    const [first] = await rowsOf(await openedSheet(text));
    expect(first && 'cells' in first && first.cells.slice(0, 2)).toEqual(['A-1', 'Placa, roja']);
  });

  test('keep line breaks, quotes and separators in quoted cells, and are counted as the spreadsheet does', async () => {
    const sheet = await openedSheet('\n;\ncódigo;descripción\n\nA-1;"Uno\r\n""dos""; tres"\n;\nA-2;Tubo 1/2" recto\n');
    expect(await rowsOf(sheet)).toEqual([
      { row: 5, cells: ['A-1', 'Uno\n"dos"; tres'] },
      { row: 7, cells: ['A-2', 'Tubo 1/2" recto'] },
    ]);
  });

  test('are read as often as asked', async () => {
    const sheet = await openedSheet('código\nA\nB\n');
    expect(await rowsOf(sheet)).toEqual(await rowsOf(sheet));
  });

  test('lose invisible characters and composed accents become one', async () => {
    expect(await rowsOf(await openedSheet('código;nombre\n\u200bA-1 ; Jamo\u0301n\u0007\n'))).toEqual([
      { row: 2, cells: ['A-1', 'Jamón'] },
    ]);
  });

  test('are blank where no cell of theirs shows anything', async () => {
    const sheet = await openedSheet('\u00ad;"&nbsp;"\ncódigo;nombre\n"&nbsp;";<br>\nA;\u00ad\n');
    expect(sheet.header.problems).toEqual([]);
    expect(await rowsOf(sheet)).toEqual([{ row: 4, cells: ['A', '\u00ad'] }]);
  });

  test('cannot be read where a quote is never closed; its row is named', async () => {
    const rows = `código;nombre\n${'A;uno\n'.repeat(3)}B;"dos\nC;tres\n`;
    expect(await openSheet(sourceOf(Buffer.from(rows), 100), branchesOfSheet)).toEqual({
      row: 5,
      says: unclosed,
      encoding: 'utf-8',
    });
    const long = await openedSheet(Buffer.from(`código;nombre\n${'A;uno\n'.repeat(20_000)}B;"dos\nC;tres\n`));
    expect((await rowsOf(long)).at(-1)).toEqual({ row: 20_002, error: unclosed });
  });

  test('are given up where they are longer than any spreadsheet has them', { timeout: 120_000 }, async () => {
    const tooLong = 'es más larga que la fila de una planilla';
    let blocks = 0;
    const endless = (piece: string) => ({
      name: 'x.csv',
      open: async function* () {
        yield Buffer.from('código;nombre\nA-1;Placa\n');
        const block = Buffer.from(piece.repeat(65_536 / piece.length));
        blocks = 0;
        for (; blocks < 4000; blocks += 1) yield block;
      },
    });
    for (const piece of [';', '"";', '"\n";']) {
      const sheet = await openSheet(endless(piece), branchesOfSheet);
      const last = 'says' in sheet ? sheet : (await rowsOf(sheet)).at(-1);
      expect(Object.values(last ?? {}), piece).toContain(tooLong);
      expect(blocks, piece).toBeLessThan(70);
    }
    const wide = (cells: number) => openedSheet(`código;nombre\nA-1;Placa${';'.repeat(cells - 2)}\nA-2;Otra\n`);
    expect((await rowsOf(await wide(16_384))).length).toBe(2);
    expect(await rowsOf(await wide(16_385))).toEqual([{ row: 2, error: tooLong }]);
    expect(await openSheet(sourceOf(Buffer.from(';'.repeat(4_500_000))), branchesOfSheet)).toEqual({
      row: 1,
      says: tooLong,
      encoding: 'utf-8',
    });
  });

  test('have a header of as many columns as can be meant', async () => {
    const names = (count: number) => Array.from({ length: count }, (_, at) => `spec:${at}`).join(';');
    expect((await openedSheet(`código;${names(499)}\n`)).header.problems).toEqual([]);
    expect((await openedSheet(`código;${names(500)}\n`)).header.problems).toEqual([
      { row: 1, says: 'el encabezado nombra 501 columnas y entran 500' },
    ]);
  });

  test('come back whatever is written between quotes', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ñ', '"', ';', ',', '\n', '\t', ' ', "'"), maxLength: 12 });
    const table = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(table, fc.constantFrom(';', ',', '\t'), async (lines, mark) => {
        const quoted = lines.map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(mark));
        const rows = await rowsOf(
          await openedSheet(['código', ...quoted].join('\r\n').replace('código', `código${mark}nombre`)),
        );
        const expected = lines
          .map((cells, at) => ({ row: at + 2, cells: cells.map((text) => text.trim()) }))
          .filter(({ cells }) => cells.some(Boolean));
        expect(rows).toEqual(expected);
      }),
    );
  });
});

describe('header', () => {
  test('knows Spanish and English names whatever their case, accents and spaces', async () => {
    const names =
      'CODIGO;  Nombre ;Precio (U$S);I.V.A.;Web de proveedor;código_mercadolibre;Category;Stock bulevar;STOCK: CLA;spec: Alto';
    const { header } = await openedSheet(`${names}\n`);
    expect(header.problems).toEqual([]);
    expect(header.columns.map(({ target }) => Object.values(target).slice(1).join())).toEqual([
      'code',
      'name',
      'price,USD',
      'ivaRate',
      'providerUrl',
      'mLCode',
      'category',
      'BUL',
      'CLA',
      'Alto',
    ]);
  });

  test('says what it does not use', async () => {
    const { header } = await openedSheet('código;notas;nombre\n');
    expect(header.unused).toEqual(['notas']);
    expect(header.columns.map(({ at }) => at)).toEqual([0, 2]);
  });

  test.each([
    ['nombre;precio', undefined, /^falta la columna «código» \(el encabezado|^falta la columna «código»$/],
    ['="código";="nombre";="stock Cerro Largo";="stock"', 'stock', /«stock Bulevar»/],
    ['código;nombre;Name', 'Name', /dice lo mismo que la columna «nombre»/],
    ['código;precio;precio sin iva', 'precio sin iva', /no los dos/],
    ['código;stock', 'stock', /«stock Bulevar», «stock Cerro Largo»/],
    ['código;stock Bulebar', 'stock Bulebar', /no dice una sucursal/],
  ])('refuses %s', async (text, column, sentence) => {
    const { header } = await openedSheet(text);
    expect(header.problems).toHaveLength(1);
    expect(header.problems[0]).toMatchObject({
      row: 1,
      ...(column && { column }),
      says: expect.stringMatching(sentence),
    });
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Sheet } from '#server/import/sheet-row';
import { decodeText, detectEncoding, type Source } from './encoding.ts';
import { openSheet } from './sheet.ts';

const sourceOf = (bytes: Uint8Array, piece = 7): Source => ({
  name: 'prueba.csv',
  open: async function* () {
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
  },
});
const unclosed = 'acá empieza una celda entre comillas que no se cierra';
const branches = [
  { code: 'BUL', name: 'Bulevar' },
  { code: 'CLA', name: 'Cerro Largo' },
];
const encodings: Record<string, (text: string) => Uint8Array> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with BOM': (text) => Buffer.from(`\ufeff${text}`),
  'Latin-1': (text) => Buffer.from(text, 'latin1'),
  'UTF-16LE with BOM': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'UTF-16BE with BOM': (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
};

const all = async <T>(items: AsyncIterable<T>) => {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
};

const decode = async (bytes: Uint8Array, piece?: number) => {
  const source = sourceOf(bytes, piece);
  const found = await detectEncoding(source);
  if ('error' in found) return found.error;
  return (await all(decodeText(source, found.encoding))).join('');
};
const open = async (text: string | Uint8Array) => {
  const sheet = await openSheet(sourceOf(typeof text === 'string' ? Buffer.from(text) : text), branches);
  if ('says' in sheet) throw new Error(sheet.says);
  return sheet;
};
const rowsOf = (sheet: Sheet) => all(sheet.rows());
const refused = async (text: string | Uint8Array) => {
  const sheet = await openSheet(sourceOf(typeof text === 'string' ? Buffer.from(text) : text), branches);
  return 'says' in sheet ? sheet.says : undefined;
};

describe('encoding', () => {
  // Of one or two accented letters alone Latin-1 and UTF-8 can be the same bytes; a spreadsheet has a header before.
  const spanish = fc
    .string({ unit: fc.constantFrom('á', 'ñ', 'Ú', '¿', 'a', 'Z', ';', '\n', ' '), maxLength: 40 })
    .map((text) => `código ${text}`);

  test.each(Object.entries(encodings))('%s is recognised in whatever pieces it comes', async (_, encode) => {
    await fc.assert(
      fc.asyncProperty(spanish, fc.integer({ min: 1, max: 9 }), async (text, piece) => {
        expect(await decode(encode(text), piece)).toBe(text);
      }),
    );
  });

  test('any text in UTF-8 is recognised', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.integer({ min: 1, max: 9 }),
        async (text, n) => {
          fc.pre(!text.includes('\0') && !/^(\ufeff|PK|%PDF)/.test(text));
          expect(await decode(Buffer.from(text), n)).toBe(text);
        },
      ),
    );
  });

  test('Windows-1252 brings its own signs', async () => {
    expect(await decode(Uint8Array.from([0x63, 0xf3, 0x64, 0x20, 0x80, 0x20, 0x93, 0x61, 0x94]))).toBe('cód € “a”');
  });

  test('an accent at the very end of a long file counts', async () => {
    const text = `código\n${'a;b\n'.repeat(50_000)}ñ`;
    expect(await decode(Buffer.from(text, 'latin1'), 65_536)).toBe(text);
    expect(await decode(Buffer.from(text).subarray(0, -1), 65_536)).toMatch(/Ã$/);
  });

  test.each([
    ['an Excel workbook', [0x50, 0x4b, 3, 4, 20], /libro de Excel/],
    ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0], /\.xls/],
    ['a PDF', [0x25, 0x50, 0x44, 0x46], /PDF/],
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0, 0], /no es de texto/],
    ['nothing', [], /vacío/],
  ])('%s is refused', async (_, bytes, sentence) => {
    expect(await refused(Uint8Array.from(bytes))).toMatch(sentence);
  });
});

describe('letters that are broken', () => {
  const head = 'code;name;category;brand;price\n';
  const bytes = (text: string, table: Record<string, number>) =>
    Uint8Array.from(Array.from(`${head}A;${text}\n`, (letter) => table[letter] ?? letter.charCodeAt(0)));
  const dos = { á: 0xa0, é: 0x82, í: 0xa1, ó: 0xa2, ú: 0xa3, ñ: 0xa4, Ñ: 0xa5, Á: 0xb5, Ó: 0xe0 };
  const mac = { á: 0x87, é: 0x8e, í: 0x92, ó: 0x97, ú: 0x9c, ñ: 0x96, Ñ: 0x84, Ó: 0xee };
  const doubled = (text: string) => Buffer.from(Buffer.from(text).toString('latin1'));
  const mixed = (one: string, other: string) =>
    Buffer.concat([Buffer.from(`${head}${one}`), Buffer.from(other, 'latin1')]);

  test.each([
    ['two encodings', mixed('A;Cámara térmica\n', 'B;Cámara vieja\n'), 'CÃ¡mara tÃ©rmica'],
    ['UTF-8 read as Latin-1 and saved again', doubled(`${head}A;Ferretería\n`), 'FerreterÃ­a'],
    ['a degree', doubled(`${head}A;90°\n`), '90Â°'],
    ['quotes', Buffer.from(`${head}A;â€œunoâ€\n`), 'â€œunoâ€'],
    ['a sign of none', Buffer.from(`${head}A;Bater\ufffda\n`), 'Bater\ufffda'],
    ['a control of Latin-1', Buffer.from(`${head}A;Bater\u0085a\n`), 'Bater\u0085a'],
    ['DOS', bytes('Genérica', dos), 'Gen‚rica'],
    ['DOS, í', bytes('Ferretería', dos), 'Ferreter¡a'],
    ['DOS, capitals', bytes('CÁMARA', dos), 'CµMARA'],
    ['DOS, capitals at the end', bytes('CAMIÓN', dos), 'CAMIàN'],
    ['DOS, Ñ first', bytes('Ñand', dos), '¥and'],
    ['DOS, ú last', bytes('andú', dos), 'and£'],
    ['DOS, capital Í', bytes('BATERÍA', { ...dos, Í: 0xd6 }), 'BATERÖA'],
    ['Mac, ú', bytes('Número', mac), 'Nœmero'],
    ['Mac, ü', bytes('Pingüino', { ...mac, ü: 0x9f }), 'PingŸino'],
    ['Mac, Á first', bytes('Ángulo', { ...mac, Á: 0xe7 }), 'çngulo'],
    ['Mac, a short word', bytes('Años', mac), 'A–os'],
    ['Mac', bytes('Cámara', mac), 'C‡mara'],
    ['Mac, é', bytes('Genérica', mac), 'GenŽrica'],
    ['Mac, í', bytes('Batería', mac), 'Bater’a'],
    ['Mac, ó', bytes('Camión', mac), 'Cami—n'],
    ['Mac, ñ', bytes('Caño', mac), 'Ca–o'],
  ])('stop the file: %s', async (_, file, shown) => {
    const [row] = await rowsOf(await open(file));
    expect(row).toEqual({ row: 2, error: expect.stringContaining(`«${shown}» tiene letras rotas`) });
  });

  test('stop it in its header too', async () => {
    expect(await refused(Buffer.from('c¢digo;nombre\nA;B\n', 'latin1'))).toContain('«c¢digo» tiene letras rotas');
  });

  test.each([
    'Cámara térmica — 90° Ø 1½" ±5 µF ¿qué? «MAMÓ» “CAFÉ” L’Oréal d’or 10×20',
    'AÇÃO – MAÇÃ',
    'Cœur, bœuf, œsophage, manœuvre, fœtus',
    'MÖBEL BJÖRK Köln ça Çelik „Wort“ ‚x‘',
    '¡Oferta¡ ¿Qué? USD¥ 10 µF µtorrent',
    'Men’s',
    'Montevideo–Salto',
    'CAMIóN',
    '5¢ £3 ¥4',
    'Žižek',
    'Placa\u00a0Uno',
    'ÂMBAR',
    'Pâte â €5',
    'all’aperto',
  ])('are none of «%s»', async (text) => {
    const [row] = await rowsOf(await open(`${head}A;${text}\n`));
    expect(row).toMatchObject({ cells: ['A', text] });
  });
});

describe('rows', () => {
  test.each([
    ['semicolons', 'código;nombre\nA-1;Placa, roja\n'],
    ['commas', 'código,nombre\r\nA-1,"Placa, roja"\r\n'],
    ['tabs', 'código\tnombre\nA-1\tPlaca, roja'],
    ['what a first line says', 'sep=|\ncódigo|nombre\nA-1|Placa, roja'],
    ['semicolons although a header has many commas', 'código;nombre;a,b,c,d,e\nA-1;Placa, roja'],
  ])('are split at %s', async (_, text) => {
    const [first] = await rowsOf(await open(text));
    expect(first && 'cells' in first && first.cells.slice(0, 2)).toEqual(['A-1', 'Placa, roja']);
  });

  test('keep line breaks, quotes and separators in quoted cells, and are counted as the spreadsheet does', async () => {
    const sheet = await open('\n;\ncódigo;descripción\n\nA-1;"Uno\r\n""dos""; tres"\n;\nA-2;Tubo 1/2" recto\n');
    expect(await rowsOf(sheet)).toEqual([
      { row: 5, cells: ['A-1', 'Uno\n"dos"; tres'] },
      { row: 7, cells: ['A-2', 'Tubo 1/2" recto'] },
    ]);
  });

  test('are read as often as asked', async () => {
    const sheet = await open('código\nA\nB\n');
    expect(await rowsOf(sheet)).toEqual(await rowsOf(sheet));
  });

  test('lose invisible characters and composed accents become one', async () => {
    expect(await rowsOf(await open('código;nombre\n\u200bA-1 ; Jamo\u0301n\u0007\n'))).toEqual([
      { row: 2, cells: ['A-1', 'Jamón'] },
    ]);
  });

  test('cannot be read where a quote is never closed; its row is named', async () => {
    const rows = `código;nombre\n${'A;uno\n'.repeat(3)}B;"dos\nC;tres\n`;
    expect(await openSheet(sourceOf(Buffer.from(rows), 100), branches)).toEqual({ row: 5, says: unclosed });
    const long = await open(Buffer.from(`código;nombre\n${'A;uno\n'.repeat(20_000)}B;"dos\nC;tres\n`));
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
      const sheet = await openSheet(endless(piece), branches);
      const last = 'says' in sheet ? sheet : (await rowsOf(sheet)).at(-1);
      expect(Object.values(last ?? {}), piece).toContain(tooLong);
      expect(blocks, piece).toBeLessThan(70);
    }
    const wide = (cells: number) => open(`código;nombre\nA-1;Placa${';'.repeat(cells - 2)}\nA-2;Otra\n`);
    expect((await rowsOf(await wide(16_384))).length).toBe(2);
    expect(await rowsOf(await wide(16_385))).toEqual([{ row: 2, error: tooLong }]);
    expect(await openSheet(sourceOf(Buffer.from(';'.repeat(10_000_000))), branches)).toEqual({ row: 1, says: tooLong });
  });

  test('have a header of as many columns as can be meant', async () => {
    const names = (count: number) => Array.from({ length: count }, (_, at) => `spec:${at}`).join(';');
    expect((await open(`código;${names(499)}\n`)).header.problems).toEqual([]);
    expect((await open(`código;${names(500)}\n`)).header.problems).toEqual([
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
          await open(['código', ...quoted].join('\r\n').replace('código', `código${mark}nombre`)),
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
    const { header } = await open(`${names}\n`);
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
    const { header } = await open('código;notas;nombre\n');
    expect(header.unused).toEqual(['notas']);
    expect(header.columns.map(({ at }) => at)).toEqual([0, 2]);
  });

  test.each([
    ['nombre;precio', undefined, /^falta la columna «código» \(el encabezado|^falta la columna «código»$/],
    ['código;nombre;Name', 'Name', /dice lo mismo que la columna «nombre»/],
    ['código;precio;precio sin iva', 'precio sin iva', /no los dos/],
    ['código;stock', 'stock', /«stock Bulevar», «stock Cerro Largo»/],
    ['código;stock Bulebar', 'stock Bulebar', /no dice una sucursal/],
  ])('refuses %s', async (text, column, sentence) => {
    const { header } = await open(text);
    expect(header.problems).toHaveLength(1);
    expect(header.problems[0]).toMatchObject({
      row: 1,
      ...(column && { column }),
      says: expect.stringMatching(sentence),
    });
  });
});

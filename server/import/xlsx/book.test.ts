import { createReadStream, createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { ZipFile } from 'yazl';
import { cleanText } from '#server/clean-text';
import { brokenText } from '../broken-text.ts';
import { typedCode } from '../read-words.ts';
import { openSheet } from '../sheet.ts';
import { writeBook } from './write-book.ts';

const folder = mkdtempSync(join(tmpdir(), 'book-'));
afterAll(() => rmSync(folder, { recursive: true }));
const branches = [{ code: 'BUL', name: 'Bulevar' }];
let count = 0;
const place = () => join(folder, `libro-${(count += 1)}.dat`);

const read = async (path: string) => {
  const sheet = await openSheet({ name: 'x', path, open: () => createReadStream(path) }, branches);
  if ('says' in sheet) return sheet.says;
  const rows = [];
  for await (const row of sheet.rows()) rows.push(row);
  return { labels: sheet.header.labels, rows };
};

const zipped = async (files: Record<string, string | Readable>) => {
  const path = place();
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) {
    if (typeof content === 'string') zip.addBuffer(Buffer.from(content), name);
    else zip.addReadStream(content, name);
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  return path;
};

const bookOf = (rows: string | Readable, more: Record<string, string> = {}) => {
  const sheet = typeof rows === 'string' ? `<worksheet><sheetData>${rows}</sheetData></worksheet>` : rows;
  return zipped({
    'xl/worksheets/uno.xml': '<worksheet><sheetData/></worksheet>',
    'xl/worksheets/dos.xml': sheet,
    'xl/workbook.xml':
      '<x:workbook xmlns:x="m" xmlns:r="o"><x:sheets><x:sheet name="A" state="hidden" r:id="r1"/><x:sheet name="B" r:id="r2"/></x:sheets></x:workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/uno.xml"/><Relationship Id="r2" Target="/xl/worksheets/dos.xml"/></Relationships>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="[$U$S-es] #,##0.00"/><numFmt numFmtId="166" formatCode="d &quot;de&quot; mmmm"/><numFmt numFmtId="167" formatCode="0.0"/><numFmt numFmtId="168" formatCode="[$€-2] #,##0.00"/><numFmt numFmtId="169" formatCode="&quot;$&quot;#,##0"/><numFmt numFmtId="170" formatCode="0.000"/><numFmt numFmtId="171" formatCode="0&quot; W&quot;"/><numFmt numFmtId="172" formatCode="0;0;0;&quot;RM-&quot;@"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="22"/><xf numFmtId="4"/><xf numFmtId="167"/><xf numFmtId="10"/><xf numFmtId="168"/><xf numFmtId="169"/><xf numFmtId="44"/><xf numFmtId="170"/><xf numFmtId="3"/><xf numFmtId="12"/><xf numFmtId="20"/><xf numFmtId="171"/><xf numFmtId="16"/><xf numFmtId="172"/></cellXfs></styleSheet>',
    'xl/sharedStrings.xml':
      '<sst><si><t>código</t></si><si><t xml:space="preserve"> Placa </t><rPh sb="0" eb="1"><t>no</t></rPh></si><si><r><t>Ric</t></r><r><t>o &amp; _x0041_</t></r></si><si><t>ago-23</t></si></sst>',
    ...more,
  });
};

const head =
  '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="inlineStr"><is><t>nombre</t></is></c><c r="C2" t="str"><v>precio</v></c></row>';
const rowsOf = async (cells: string, more?: Record<string, string>) => {
  const found = await read(await bookOf(`${head}<row r="5">${cells}</row>`, more));
  return typeof found === 'string' ? found : found.rows;
};

describe('an Excel workbook', () => {
  test('is read from its first visible sheet, whatever the file is called, with the rows that the spreadsheet shows', async () => {
    const found = await read(
      await bookOf(`${head}<row r="5"><c r="A5" t="s"><v>1</v></c><c r="C5"><v>12.5</v></c></row>`),
    );
    expect(found).toEqual({ labels: ['código', 'nombre', 'precio'], rows: [{ row: 5, cells: ['Placa', '', '12,5'] }] });
  });

  test.each([
    ['a text in parts', '<c r="A5" t="s"><v>2</v></c>', ['Rico & A']],
    ['a number as a code', '<c r="A5"><v>7791234567890</v></c>', ['7791234567890']],
    ['a code filled up with zeros', '<c r="A5" s="2"><v>123</v></c>', ['00123']],
    [
      'a number beyond what a spreadsheet keeps',
      '<c r="A5"><v>1E+20</v></c><c r="C5"><v>1E+20</v></c>',
      ['1E+20', '', '100000000000000000000'],
    ],
    ['noise behind the fifteenth digit', '<c r="C5"><v>1234.4999999999998</v></c>', ['', '', '1234,5']],
    ['three decimals in a price', '<c r="B5"><v>1.234</v></c><c r="C5"><v>1.234</v></c>', ['', '1,234', '1,2340']],
    ['a very small number', '<c r="B5"><v>1.5E-7</v></c>', ['', '0,00000015']],
    ['money', '<c r="C5" s="3"><v>1234.5</v></c>', ['', '', 'U$S 1234,5']],
    ['euros', '<c r="C5" s="9"><v>12.345</v></c>', ['', '', '€ 12,35']],
    ['pesos', '<c r="B5" s="10"><v>500</v></c><c r="C5" s="10"><v>500</v></c>', ['', '$500', '$ 500']],
    ['the currency of the machine', '<c r="C5" s="11"><v>12.5</v></c>', ['', '', '$ 12,5']],
    ['a day', '<c r="A5" s="1"><v>46346</v></c><c r="B5" s="4"><v>1</v></c>', ['20/11/2026', '31 de diciembre']],
    ['a day with its time', '<c r="B5" s="5"><v>46346.604166667</v></c>', ['', '20/11/2026 14:30']],
    ['a formula with what it came to', '<c r="C5"><f>A1*2</f><v>24.6</v></c>', ['', '', '24,6']],
    ['a calculated price as cents', '<c r="C5"><f>A1*B1</f><v>12.345</v></c>', ['', '', '12,35']],
    ['a calculated price at its half', '<c r="C5"><f t="shared" si="0"/><v>1.005</v></c>', ['', '', '1,01']],
    ['a price that shows two decimals', '<c r="C5" s="3"><v>12.345</v></c>', ['', '', 'U$S 12,35']],
    ['a price in a known form of two decimals', '<c r="C5" s="6"><v>1234.5678</v></c>', ['', '', '1234,57']],
    ['a price that shows one decimal', '<c r="C5" s="7"><v>12.34</v></c>', ['', '', '12,34']],
    ['a typed price with too many decimals', '<c r="C5"><v>12.3456</v></c>', ['', '', '12,3456']],
    ['a calculated number that is no price', '<c r="B5"><f>1</f><v>12.3456</v></c>', ['', '12,3456']],
    ['a share', '<c r="C5" s="8"><v>0.2234</v></c>', ['', '', '0,2234']],
    ['a formula that nobody calculated', '<c r="C5"><f>A1*2</f></c>', ['', '', '#SIN VALOR']],
    ['an error', '<c r="C5" t="e"><v>#DIV/0!</v></c><c r="B5" t="e"><v>#OTRO!</v></c>', ['', '#ERROR', '#DIV/0!']],
    ['yes and no', '<c r="A5" t="b"><v>1</v></c><c r="B5" t="b"><v>0</v></c>', ['VERDADERO', 'FALSO']],
    ['a number with zeros behind its mark as a code', '<c r="A5" s="12"><v>90.75</v></c>', ['90.750']],
    ['the same as another text', '<c r="B5" s="12"><v>90.75</v></c>', ['', '90,750']],
    ['thousands as a code', '<c r="A5" s="13"><v>90750</v></c>', ['90.750']],
    ['a share as a text', '<c r="B5" s="8"><v>0.925</v></c>', ['', '92,50%']],
    ['a fraction', '<c r="B5" s="14"><v>0.25</v></c>', ['', '1/4']],
    ['a time', '<c r="B5" s="15"><v>0.0750000000007276</v></c>', ['', '1:48']],
    ['a unit', '<c r="B5" s="16"><v>12</v></c>', ['', '12 W']],
    ['a text like a day', '<c r="A5" t="s" s="1"><v>3</v></c><c r="B5" t="s"><v>3</v></c>', ['="ago-23"', 'ago-23']],
    ['a day that is stored as one', '<c r="A5" t="d"><v>2026-02-01</v></c>', ['2026-02-01']],
    ['a day in its words as a code', '<c r="A5" s="17"><v>46113</v></c>', ['01/04/2026']],
    ['a text with what its cell shows before it', '<c r="A5" s="18" t="s"><v>1</v></c>', ['RM- Placa']],
    ['a day before all days', '<c r="B5" s="1"><v>-1</v></c>', ['', '#####']],
    ['a unit beside an amount', '<c r="C5" s="16"><v>12</v></c>', ['', '', '12']],
    ['cells without their place', '<c t="inlineStr"><is><t>a</t></is></c><c><v>5</v></c>', ['a', '5']],
  ])('%s', async (_, cells, expected) => {
    expect(await rowsOf(cells)).toEqual([{ row: 5, cells: expected }]);
  });

  test('takes six decimals of a calculated price without IVA, and of units what they come to', async () => {
    const labels = ['código', 'precio sin iva', 'stock BUL'];
    const first = labels.map((label) => `<c t="inlineStr"><is><t>${label}</t></is></c>`).join('');
    const cells =
      '<c t="inlineStr"><is><t>A</t></is></c><c><f>1000/1.22</f><v>819.672131147541</v></c><c><f>7/2</f><v>3.5</v></c>';
    const shown = '<c/><c s="6"><f>1000/1.22</f><v>819.672131147541</v></c>';
    expect(await read(await bookOf(`<row>${first}</row><row>${cells}</row><row>${shown}</row>`))).toEqual({
      labels,
      rows: [
        { row: 2, cells: ['A', '819,672131', '3,5'] },
        { row: 3, cells: ['', '819,67'] },
      ],
    });
  });

  test('whose relations have another prefix is read from the sheet that they name', async () => {
    const workbook =
      '<workbook xmlns:d3p1="o"><sheets><sheet sheetId="1" name="B" state="visible" d3p1:id="r2"/></sheets></workbook>';
    expect(await rowsOf('<c r="A5"><v>1</v></c>', { 'xl/workbook.xml': workbook })).toEqual([{ row: 5, cells: ['1'] }]);
  });

  test('whose texts are called in another case', async () => {
    const texts = { 'xl/SharedStrings.xml': '<sst><si><t>código</t></si><si><t>Otra</t></si></sst>' };
    expect(await rowsOf('<c r="A5" t="s"><v>1</v></c>', texts)).toEqual([{ row: 5, cells: ['Otra'] }]);
  });

  test('whose days count from 1904', async () => {
    const workbook =
      '<workbook xmlns:r="o"><workbookPr date1904="1"/><sheets><sheet name="B" r:id="r2"/></sheets></workbook>';
    expect(await rowsOf('<c r="B5" s="1"><v>44884</v></c>', { 'xl/workbook.xml': workbook })).toEqual([
      { row: 5, cells: ['', '20/11/2026'] },
    ]);
  });
});

describe('what is no workbook, or would fill the memory', () => {
  const broken = 'El libro está dañado, o es más grande que una planilla: guardalo de nuevo, o como CSV.';
  /** Counts the letters that are parsed from now on. */
  const countLetters = () => {
    const write = vi.spyOn(SaxesParser.prototype, 'write');
    return () => write.mock.calls.reduce((sum, [chunk]) => sum + (typeof chunk === 'string' ? chunk.length : 0), 0);
  };
  afterEach(() => void vi.restoreAllMocks());
  const repeated = (piece: string, times: number, start = '') =>
    Readable.from(
      (function* () {
        yield Buffer.from(start);
        const block = Buffer.from(piece.repeat(1000));
        for (let at = 0; at < times / 1000; at += 1) yield block;
      })(),
    );

  test('is said to be so', async () => {
    const path = place();
    writeFileSync(path, Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(500, 7)]));
    expect(await read(path)).toBe('El libro está dañado: no se puede descomprimir.');
    expect(await read(await zipped({ 'a.txt': 'hola' }))).toContain('no es un libro de Excel');
    expect(await read(await zipped({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }))).toContain('.ods');
    expect(await read(await bookOf('<row><c'))).toBe(broken);
    expect(await rowsOf('<c r="A5" t="s"><v>9</v></c>')).toBe(broken);
    expect(await read(await bookOf('<row r="1"><c r="ZZZ1"><v>1</v></c></row>'))).toBe(broken);
    expect(await read(await bookOf('<row r="9999999"><c><v>1</v></c></row>'))).toBe(broken);
    expect(await read(await bookOf('<row><c t="inlineStr"><is><t>&bomba;</t></is></c></row>'))).toBe(broken);
    const late = await rowsOf(`<c><v>1</v></c></row>${'<row><c><v>2</v></c></row>'.repeat(20_000)}<row><c`);
    expect(late.at(-1)).toMatchObject({ error: broken });
  });

  test('is given up before it is unpacked, or as soon as it is too long', { timeout: 120_000 }, async () => {
    const letters = countLetters();
    const cell = '<worksheet><sheetData><row><c t="inlineStr"><is><t>';
    expect(await read(await bookOf(repeated('a'.repeat(100), 1_000_000, cell)))).toBe(broken);
    expect(await read(await bookOf(repeated('a'.repeat(1000), 1_100_000, cell)))).toContain('pasa de 1 GB');
    expect(letters()).toBeLessThan(5_000_000);
  });

  test('is given up where it nests without an end, or names parts without an end', { timeout: 120_000 }, async () => {
    const letters = countLetters();
    const nested = repeated('<a>', 5_000_000, '<worksheet><sheetData>');
    expect(await read(await bookOf(nested))).toBe(broken);
    expect(letters()).toBeLessThan(1_000_000);
    for (const [part, piece] of [
      ['xl/workbook.xml', '<sheet/>'],
      ['xl/_rels/workbook.xml.rels', '<Relationship/>'],
      ['xl/styles.xml', '<cellXfs><xf/></cellXfs>'],
    ] as const)
      expect(await read(await bookOf('<row/>', { [part]: `<x>${piece.repeat(1_000_001)}</x>` })), part).toBe(broken);
    expect(letters()).toBeLessThan(40_000_000);
  });
});

describe('what we write', () => {
  const written = async (rows: string[][]) => {
    const path = place();
    await pipeline(writeBook(Readable.from(rows)), createWriteStream(path));
    return path;
  };

  test('is read as it was, every cell a text', async () => {
    const text = fc
      .oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('_x0041_', '=1+1', '00123', '1E+20', ' a ', 'ñ\ud83d\ude00', '<&>"'),
      )
      // A file with broken letters is refused.
      .filter((given) => brokenText([given]) === undefined);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 5 }), async (rows) => {
        const found = await read(await written([['código', 'nombre'], ...rows]));
        const expected = rows
          .map((cells, at) => ({ row: at + 2, cells: cells.map((one) => cleanText(Buffer.from(one).toString())) }))
          .filter(({ cells }) => cells.some(Boolean))
          .map(({ row, cells: [code = '', ...name] }) => ({
            row,
            cells: [typedCode(code), ...(rows[row - 2]?.[1] === '' ? [] : name)],
          }));
        expect(found).toEqual({ labels: ['código', 'nombre'], rows: expected });
      }),
      { numRuns: 60 },
    );
  });

  test('is the same each time, and shows the 30th column where it is', async () => {
    const row = Array.from({ length: 30 }, (_, at) => `c${at}`);
    const [one, two] = [await written([row, row]), await written([row, row])];
    const bytes = async (path: string) => Buffer.concat(await createReadStream(path).toArray());
    expect((await bytes(one)).equals(await bytes(two))).toBe(true);
    expect(await read(one)).toMatchObject({ rows: [{ row: 2, cells: row }] });
  });
});

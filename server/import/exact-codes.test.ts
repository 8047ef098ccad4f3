import { expect, test } from 'vitest';
import { readHeader } from './header.ts';
import { problemSentence } from './problem.ts';
import { readRow } from './read-row.ts';
import { exactText, typedCode } from './read-words.ts';

const read = (cells: Record<string, string>) => {
  const header = readHeader({ row: 1, cells: Object.keys(cells) }, []);
  const { read: row, problems } = readRow(header, 12, Object.values(cells));
  return { row, sentences: problems.map(problemSentence) };
};

test.each([
  '01-feb',
  '1/2/2026',
  '01/02/26',
  '2026-02-01',
  'feb-10',
  '1-mar',
  '12-dez',
  '1-Feb-26',
  'ene.-10',
  '10-set',
  '01-02-2026',
  '01.02.2026',
  '01-02-26',
  '2026/02/01',
  '2026-02-01 00:00:00',
  '1 de febrero de 2026',
  '5,00E-03',
  '7,79E+12',
  '7.79e+12',
  '1E+05',
  '7,79E12',
  '7.79123456E12',
  '2,00E5',
  '1,5E7',
  '1.E+05',
  '01.02.26',
  'Feb 1, 2026',
  'March-10',
  'setembro-10',
  'miércoles, 1 de abril de 2026',
  'Wednesday, April 1, 2026',
  'quarta-feira, 1 de abril de 2026',
])('refuses a code that a spreadsheet made «%s» of, unless an apostrophe says that it is one', (text) => {
  for (const column of ['código', 'código de proveedor', 'código mercadolibre', 'familia', 'código anterior', 'DUA'])
    expect(read({ código: 'A', [column]: text }).sentences[0], column).toContain('Dale formato de texto a la columna');
  expect(exactText(text)).toBe(`'${text}`);
  expect(read({ código: exactText(text) })).toMatchObject({ row: { code: text }, sentences: [] });
  expect(exactText(`'${text}`)).toBe(`''${text}`);
});

test.each([
  '1/2',
  'MAR-10',
  'Set 12',
  'Set-10',
  'Set/12',
  '10-Set',
  '1.2.26',
  '32.12.99',
  '10.13.26',
  '2E5',
  'MAC-E12',
  'Sunday 12',
  '1-2-3',
  '10-20-3040',
  '1E5',
  '12E',
  'may-abc',
  '1027541317',
  '40-50',
  '2026-001',
])('takes «%s» as a code', (text) => {
  expect(read({ código: text })).toMatchObject({ row: { code: text }, sentences: [] });
  expect(exactText(text)).toBe(text);
});

test('a text that a program wrote as a formula is read in every column, and not taken for one that was lost', () => {
  const { row, sentences } = read({
    código: '="00123"',
    'código anterior': '="01-feb | ago-23"',
    precio: '="4,00"',
    'código de barras': '="7501031311309"',
    'spec:Alto': '="10 cm"',
    familia: '="1E+5"',
  });
  expect(sentences).toEqual([]);
  expect(row).toMatchObject({
    code: '00123',
    values: { previousCodes: ['01-feb', 'ago-23'], price: 400, barcode: '7501031311309', family: '1E+5' },
    specifications: new Map([['Alto', '10 cm']]),
  });
});

test('refuses a negative power', () => {
  expect(read({ código: '-7,79E+12' }).sentences[0]).toContain('la planilla abrevió el código');
});

test.each([
  [
    'código',
    '01-feb',
    "«01-feb»: la planilla tomó el código por una fecha y el original se perdió. Dale formato de texto a la columna y escribí el código de nuevo. Si el código es así, escribilo con dos apóstrofos adelante: ''01-feb",
  ],
  [
    'DUA',
    '2,026E+14',
    "«2,026E+14»: la planilla abrevió el DUA y el original se perdió. Dale formato de texto a la columna y escribí el DUA de nuevo. Si el DUA es así, escribilo con dos apóstrofos adelante: ''2,026E+14",
  ],
  [
    'ean',
    '7,79E+12',
    '«7,79E+12»: la planilla abrevió el código de barras. Dale formato de texto a la columna y copialo de nuevo',
  ],
  [
    'ean',
    '01-02-2026',
    '«01-02-2026»: la planilla tomó el código de barras por una fecha. Dale formato de texto a la columna y copialo de nuevo',
  ],
  [
    'ean',
    '36000291452',
    '«36000291452» no es un código de barras: lleva 8, 12, 13 o 14 dígitos, y el último tiene que ser el de control; quizá la planilla le sacó el cero: 036000291452',
  ],
])('says of what «%s» lost what to do: %s', (column, text, says) => {
  expect(read({ código: 'A', [column]: text }).sentences).toEqual([`Fila 12, columna «${column}»: ${says}`]);
});

test.each([
  ['ago-23', ['ago-23']],
  ["'ago-23", ['ago-23']],
  ['1E+5 | 2 | 01/02/2026', ['1E+5', '2', '01/02/2026']],
  ["'01-feb | ago-23\nA", ['01-feb', 'ago-23', 'A']],
])('what somebody typed as a text is read as it stands: %s', (text, previousCodes) => {
  expect(read({ código: 'A', 'código anterior': typedCode(text) })).toMatchObject({
    row: { values: { previousCodes } },
    sentences: [],
  });
});

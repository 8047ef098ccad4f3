import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine } from '#server/clean-text';
import { asLiteral, openCell } from './cell.ts';

const pieces = fc.constantFrom(
  "'",
  '=',
  '+',
  '-',
  '–',
  '@',
  '\t',
  '\r',
  '#N/A',
  '#8',
  'Err:502',
  '&amp;',
  '<b>',
  '1',
  '2.5',
  'a',
  '°',
  '="',
  '\\n',
  '\\',
  ' ',
  ',',
  '"',
  '\n',
  '|',
  '(',
);
const texts = fc.oneof(
  fc.string(),
  fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
);

test('whatever text is exported is read back as it was, and runs nowhere as a formula', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const written = asLiteral(text);
      expect(openCell(written)).toEqual(cleanLine(text) === '' && written === text ? undefined : { value: text });
      expect(written).not.toMatch(/^[=+\-@\t\r]/);
      // Texts that another separator cuts into cells, and quotes that are none there.
      for (const cell of written.split(/[,\t\r\n]/).slice(1))
        expect(cell.replace(/^"+/, '')).not.toMatch(/^([=@]|[+-](?!\d[\p{L}\d. °%]*$))/u);
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['@eco', "'@eco"],
  ['-', "'-"],
  ['#REF!', "'#REF!"],
  ["'=x", "''=x"],
  ["'90", "'90"],
  ['10 - 20', '10 - 20'],
  ['a,=1+1', "a,'=1+1"],
  ["a,'=1+1", "a,''=1+1"],
  ['a,"=1+1', 'a,"\'=1+1'],
  ['5 V, -12 V', '5 V, -12 V'],
  ['12,50', '12,50'],
  ['https://mapas.example/@-34.9,-56.1,17z', 'https://mapas.example/@-34.9,-56.1,17z'],
  ['Fuente de +5V,-12 V', 'Fuente de +5V,-12 V'],
  ['-10,+50 °C', "'-10,+50 °C"],
  ["a,-1+cmd|'/C calc'!A0", "a,'-1+cmd|'/C calc'!A0"],
  ['a,-1(2)', "a,'-1(2)"],
  ['Trae:\n- tapa', "Trae:\n'- tapa"],
])('«%s» is written as «%s»', (text, written) => {
  expect(asLiteral(text)).toBe(written);
});

test.each([
  ["a,'=1", 'a,=1'],
  ["a\n'- tapa", 'a\n- tapa'],
  ["a\t'@b", 'a\t@b'],
  ["1,'-2", "1,'-2"],
  ["l'eau, d'or", "l'eau, d'or"],
  ["a,'b'", "a,'b'"],
])('of «%s», whoever wrote it, «%s» is read', (cell, value) => {
  expect(openCell(cell)).toEqual({ value });
});

test.each([
  '#N/A',
  '#¡DIV/0!',
  '#DIV/0!',
  '#¿NOMBRE?',
  '#NAME?',
  '#¡VALOR!',
  '#N/D',
  '#SPILL!',
  '########',
  'Err:502',
  'Err:508',
  '#FMT',
  '#¡NUM!',
  'Loading...',
  'Cargando...',
])('%s is an error of the spreadsheet', (cell) =>
  expect(openCell(cell)).toMatchObject({ error: expect.stringContaining(cell) }),
);

test.each([
  ['#N/A', 'la fórmula no encontró lo que busca. Corregila, escribí el dato o vaciá la celda'],
  ['#N/D', 'la fórmula no encontró lo que busca. Corregila, escribí el dato o vaciá la celda'],
  ['#¡REF!', 'la fórmula da error. Corregila, escribí el dato o vaciá la celda'],
  ['Err:502', 'la fórmula da error. Corregila, escribí el dato o vaciá la celda'],
  ['#####', 'la columna era angosta y la planilla guardó esto en lugar del dato. Ensanchala y guardala de nuevo'],
  ['#SIN VALOR', 'la celda no terminó de calcularse. Abrí la planilla, esperá a que calcule y guardala de nuevo'],
  [
    '#OBTENIENDO_DATOS',
    'la celda no terminó de calcularse. Abrí la planilla, esperá a que calcule y guardala de nuevo',
  ],
  ['Cargando...', 'la celda no terminó de calcularse. Abrí la planilla, esperá a que calcule y guardala de nuevo'],
])('of %s it says what to do', (cell, says) => {
  expect(openCell(cell)).toEqual({ error: `«${cell}»: ${says}` });
});

test.each([
  '#8',
  '#22',
  '#1/0',
  '#10',
  '#4521',
  '#22 AWG',
  '#A',
  '#ABC',
  '#NEGRO',
  '#2-56',
  'Err',
  'Err:5',
  'Err:502 x',
  'Loading',
])('%s is text', (cell) => expect(openCell(cell)).toEqual({ value: cell }));

test.each([
  ['="00123"', '00123'],
  ['="4,00"', '4,00'],
  ['="Caño 1/2"" & codo"', 'Caño 1/2" & codo'],
  ['=" a "', 'a'],
  ['="<b>a</b>"', 'a'],
  ['="-"', null],
])('«%s», as other programs keep zeros, is the text «%s»', (cell, value) => {
  expect(openCell(cell)).toMatchObject({ value, isTyped: true });
});

test.each(['="a"&"b"', '=1+1', '="a', 'x="a"'])('«%s» is no such text', (cell) =>
  expect(openCell(cell)).toEqual({ value: cell }),
);

test.each([
  '',
  '=""',
  '="&nbsp;"',
  '&nbsp;',
  '<p>&nbsp;</p>',
  '<br>',
  '<!-- wp -->',
  '<p>\u00a0</p>',
  '\u00ad',
  '\u00ad\u200b',
  '&shy;',
])('«%s» shows nothing', (cell) => expect(openCell(cell)).toBeUndefined());

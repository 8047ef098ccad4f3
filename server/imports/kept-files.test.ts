import { describe, expect, test } from 'vitest';
import { asFound, openCell } from '#server/import/cell';
import { leftOutRows } from '#server/imports/kept-files';
import { openedSheet } from '#server/test/a-sheet';

describe('a cell as it was found', () => {
  test.each([
    ['="007"', '="007"'],
    ['-', '-'],
    ['007', '="007"'],
    ['7501031311309', '="7501031311309"'],
    ['12,50', '12,50'],
    ['Relé', 'Relé'],
    ["'=1", "'=1"],
    ["''=1", "''=1"],
    ["a,'=1", "a,'=1"],
    ['<b>a</b>', '<b>a</b>'],
    ['#N/A', '#N/A'],
    ['=1+1', "'=1+1"],
    ['+598', "'+598"],
    ['@a', "'@a"],
    ['="a"&"b"', `'="a"&"b"`],
    ['a,=1', "a,'=1"],
    ['-34.9,-56.1', "'-34.9,-56.1"],
  ])('«%s» is written as «%s», and reads the same', (cell, written) => {
    expect(asFound(cell)).toBe(written);
    expect({ ...openCell(written), isTyped: true }).toEqual({ ...openCell(cell), isTyped: true });
  });
});

const rowsOf = async (text: string, wrong: readonly { row: number; column?: string; says: string }[]) => {
  const rows: string[][] = [];
  const left = { problems: [...wrong], leftOut: new Set(wrong.map(({ row }) => row)), besides: new Map() };
  for await (const row of leftOutRows(await openedSheet(text), left)) rows.push(row);
  return rows;
};

describe('the rows left out', () => {
  test('stand under their header, each with its problems', async () => {
    const text = 'Lista\ncódigo;precio\nA-1;5,00\nA-2;cinco\nA-3;1\n';
    const wrong = [
      { row: 4, column: 'precio', says: '«cinco» no es un número' },
      { row: 4, says: 'otra cosa' },
    ];
    expect(await rowsOf(text, wrong)).toEqual([
      ['código', 'precio', 'error'],
      ['A-2', 'cinco', 'Columna «precio»: «cinco» no es un número · otra cosa'],
    ]);
  });

  test('keep what stands beyond their columns, and have one column of errors alone', async () => {
    const text = 'código;precio;error\nA-1;5,00;de antes;más\n';
    expect(await rowsOf(text, [{ row: 2, says: 'sobra' }])).toEqual([
      ['código', 'precio', 'error'],
      ['A-1', '5,00', 'sobra', 'más'],
    ]);
  });
});

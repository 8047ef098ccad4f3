import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readBook } from './book-parts.ts';

type Part = [type: string, target: string];
/** Where a book of these parts has what, the first ones as its sheets. */
const placesOf = (sheets: number, parts: readonly Part[], type = 'http://schemas.example/relationships/') => {
  const ids = parts.map((_, at) => `r${at}`);
  const files = new Map([
    [
      'xl/workbook.xml',
      `<workbook xmlns:r="o">${ids
        .slice(0, sheets)
        .map((id) => `<sheet r:id="${id}"/>`)
        .join('')}</workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<x>${parts.map(([kind, target], at) => `<Relationship Id="r${at}" Type="${type}${kind}" Target="${target}"/>`).join('')}</x>`,
    ],
  ]);
  const read = (name: string) => Promise.resolve(Readable.from([Buffer.from(files.get(name) ?? '')]));
  return readBook({ has: (name) => files.has(name) || !name.endsWith('sheet9.xml'), read, close: () => {} });
};
const usual = { texts: 'xl/sharedStrings.xml', styles: 'xl/styles.xml', from1904: false };
const worksheet: Part = ['worksheet', 'worksheets/uno.xml'];

test('the sheets of a book are those that have cells', async () => {
  const sheets = [{ name: '', place: 'xl/worksheets/uno.xml' }];
  expect(await placesOf(1, [worksheet])).toEqual({ ...usual, sheets });
  for (const kind of ['chartsheet', 'dialogsheet', 'xlMacrosheet'])
    expect(await placesOf(2, [[kind, `${kind}s/sheet1.xml`], worksheet])).toEqual({ ...usual, sheets });
  const two = [...sheets, { name: '', place: 'xl/worksheets/dos.xml' }];
  expect(await placesOf(2, [worksheet, ['worksheet', 'worksheets/dos.xml']])).toEqual({ ...usual, sheets: two });
});

test('its texts and styles stand where its relations say', async () => {
  const parts: Part[] = [worksheet, ['sharedStrings', 'texts/strings2.xml'], ['styles', '/xl/look.xml']];
  const places = { texts: 'xl/texts/strings2.xml', styles: 'xl/look.xml' };
  for (const type of [undefined, 'http://purl.oclc.org/ooxml/officeDocument/relationships/'])
    expect(await placesOf(1, parts, type)).toMatchObject(places);
});

test('one whose sheets are charts alone has no rows', async () => {
  expect(await placesOf(1, [['chartsheet', 'chartsheets/sheet1.xml']])).toMatchObject({
    sheets: [{ place: 'xl/worksheets/sheet1.xml' }],
  });
  expect(await placesOf(1, [['worksheet', 'worksheets/sheet9.xml']])).toBeUndefined();
});

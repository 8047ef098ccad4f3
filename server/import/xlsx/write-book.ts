import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { columnLetters } from '../column-letters.ts';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

// The least that a workbook of one sheet consists of.
const partsOf = (title: string) => ({
  '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${title}" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
});

// The same rows make the same bytes, whenever they are written.
const always = { mtime: new Date(2000, 0, 1), forceDosTimestamp: true };

/** Rows as an Excel workbook of one sheet of that title, every cell a text. */
export const writeBook = (rows: AsyncIterable<readonly string[]>, title = 'Productos'): NodeJS.ReadableStream => {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(partsOf(title))) zip.addBuffer(Buffer.from(xml + text), name, always);
  const sheet = Readable.from(sheetXml(rows));
  // The pipeline that reads the book hears of what fails in its rows.
  sheet.on('error', (error) => (zip.outputStream as Readable).destroy(error));
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', always);
  zip.end();
  return zip.outputStream;
};

const head = `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;

const sheetXml = async function* (rows: AsyncIterable<readonly string[]>): AsyncGenerator<Buffer> {
  let text = head;
  let row = 0;
  for await (const cells of rows) {
    row += 1;
    const written = cells.map(
      (cell, at) =>
        cell &&
        `<c r="${columnLetters(at)}${row}" t="inlineStr"><is><t xml:space="preserve">${safe(cell)}</t></is></c>`,
    );
    text += `<row r="${row}">${written.join('')}</row>`;
    if (text.length < 65_536) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(`${text}</sheetData></worksheet>`);
};

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const coded = (sign: string) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
const unwritable = /[^\P{Cc}\n\t]|[\ufffe\uffff]/gu;
const safe = (text: string) =>
  text
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(unwritable, coded)
    .replace(/[&<>]/g, (sign) => signs[sign] ?? sign);

import { posix } from 'node:path';
import { formatSign } from '../money.ts';
import { knownFormat } from './number-format.ts';
import { readXml, type XmlHandlers } from './read-xml.ts';
import type { Zip } from './zip.ts';

// Spreadsheets take some tens of thousands of styles; what is read whole must not fill the memory.
const elementsMax = 1_000_000;

const readWhole = async (zip: Zip, name: string, { open, ...handlers }: XmlHandlers) => {
  if (!zip.has(name)) return;
  let elements = 0;
  const counted: XmlHandlers['open'] = (...element) => {
    elements += 1;
    if (elements > elementsMax) throw new Error('More elements than a workbook has.');
    open?.(...element);
  };
  const pieces = readXml(await zip.read(name), { ...handlers, open: counted });
  while (!(await pieces.next()).done);
};

const placeOf = (target: string) => posix.join(...(target.startsWith('/') ? [target.slice(1)] : ['xl', target]));

/** Where a book keeps its visible sheets, its texts and its styles, and whether its days count from 1904. Undefined where it has no sheet. */
export const readBook = async (zip: Zip) => {
  const sheets: { id: string; name: string; isHidden: boolean }[] = [];
  const parts = new Map<string, { type: string; place: string }>();
  let from1904 = false;
  await readWhole(zip, 'xl/workbook.xml', {
    open: (name, attribute) => {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attribute('date1904') ?? '');
      if (name === 'sheet')
        sheets.push({
          id: attribute('id') ?? '',
          name: attribute('name') ?? '',
          isHidden: /hidden/i.test(attribute('state') ?? ''),
        });
    },
  });
  await readWhole(zip, 'xl/_rels/workbook.xml.rels', {
    open: (name, attribute) => {
      if (name !== 'Relationship') return;
      const type = posix.basename(attribute('Type') ?? '');
      parts.set(attribute('Id') ?? '', { type, place: placeOf(attribute('Target') ?? '') });
    },
  });
  const visible = sheets.flatMap(({ id, name, isHidden }) => {
    const part = isHidden ? undefined : parts.get(id);
    // A chart's sheet has no cells.
    return part && ['', 'worksheet'].includes(part.type) ? [{ name, place: part.place }] : [];
  });
  if (visible.length === 0) visible.push({ name: '', place: 'xl/worksheets/sheet1.xml' });
  const found = visible.filter(({ place }) => zip.has(place));
  const all = [...parts.values()];
  const [texts, styles] = ['sharedStrings', 'styles'].map(
    (name) => all.find(({ type }) => type === name)?.place ?? `xl/${name}.xml`,
  ) as [string, string];
  return found.length > 0 ? { sheets: found, texts, styles, from1904 } : undefined;
};

/**
 * How a cell shows its number: the code of its format, with the decimals of an amount and the sign of its currency.
 * Undefined where it is shown as it is.
 */
export type NumberStyle = { code: string; decimals?: number | undefined; sign?: string | undefined } | undefined;

// The machine says the currency of these, and here that is the peso.
const ownCurrency = new Set([5, 6, 7, 8, 42, 44]);
const styleOf = (id: number, own: string | undefined): NumberStyle => {
  const code = own ?? knownFormat(id);
  if (code === undefined) return undefined;
  const signs = code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g, '').split(';')[0] ?? '';
  // A price that shows no cents, or one of two, is meant as it is.
  const [, places] = /%|e[+-]/i.test(signs) ? [] : (/\.([0#?]{2,})(?![0#?,])/.exec(signs) ?? []);
  return { code, decimals: places?.length, sign: own === undefined && ownCurrency.has(id) ? '$' : formatSign(code) };
};

/** The number styles by the index that cells name. */
export const readStyles = async (zip: Zip, place: string): Promise<NumberStyle[]> => {
  const codes = new Map<number, string>();
  const styles: NumberStyle[] = [];
  let isInCells = false;
  await readWhole(zip, place, {
    open: (name, attribute) => {
      const id = Number(attribute('numFmtId') ?? 0);
      if (name === 'numFmt') codes.set(id, attribute('formatCode') ?? '');
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells) styles.push(styleOf(id, codes.get(id)));
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return styles;
};

const charactersMax = 150_000_000;
const textsMax = 3_000_000;

/** The texts that cells name by their number; undefined where they are more than can be held. */
export const readTexts = async (zip: Zip, place: string): Promise<string[] | undefined> => {
  const texts: string[] = [];
  let characters = 0;
  let text = '';
  let isOpen = false;
  let isReading = true;
  if (!zip.has(place)) return texts;
  const pieces = readXml(await zip.read(place), {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isReading = false;
      isOpen = name === 't';
    },
    text: (more) => {
      if (isOpen && isReading) text += more;
    },
    close: (name) => {
      if (name === 't') isOpen = false;
      if (name === 'rPh') isReading = true;
      if (name !== 'si') return;
      characters += text.length;
      texts.push(text);
    },
  });
  for await (const _ of pieces) if (characters > charactersMax || texts.length > textsMax) return undefined;
  return texts;
};

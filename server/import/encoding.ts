import { type Doubt, watchForDos } from './broken-text.ts';

/** A file that can be read more than once: to recognise it, to check it, to import it. */
export type Source = {
  name: string;
  open: () => AsyncIterable<Uint8Array>;
  /** Where it lies: a workbook cannot be read from its beginning to its end. */
  path?: string;
};
/** The encodings that are read, as a person reads of them. */
export const encodingNames = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
} as const;
export type Encoding = keyof typeof encodingNames;

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/**
 * How the text of a file is written: by its byte order mark; without one UTF-8 where all of it is valid, or nearly all,
 * else Windows-1252 (of which Latin-1 is a part), as spreadsheets write here, where DOS is told by an á. An error where
 * it is no text.
 */
export const detectEncoding = async (
  source: Source,
): Promise<{ encoding: Encoding; doubt?: Doubt } | { error: string }> => {
  const dos = watchForDos();
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  const start = await startOf(source);
  if (start.length === 0) return { error: 'El archivo está vacío.' };
  if (startsWith(start, 0xff, 0xfe)) return { encoding: 'utf-16le' };
  if (startsWith(start, 0xfe, 0xff)) return { encoding: 'utf-16be' };
  const foreign = foreignFormat(start);
  if (foreign) return { error: foreign };
  for await (const chunk of source.open()) {
    if (chunk.includes(0)) return { error: isUtf16(start) ? unmarked : noText };
    isUtf8 &&= isValid(utf8, chunk);
    dos.read(chunk);
  }
  if (isUtf8 && isValid(utf8)) return { encoding: 'utf-8' };
  if (await isNearlyUtf8(source)) return { encoding: 'utf-8', doubt: 'mixed' };
  return { encoding: 'windows-1252', doubt: dos.isDos() ? 'dos' : undefined };
};

/** Whether a file that is no valid UTF-8 was meant as such: among twenty of its letters beyond ASCII at most one is not. */
const isNearlyUtf8 = async (source: Source) => {
  let [valid, invalid] = [0, 0];
  for await (const text of decodeText(source, 'utf-8')) {
    for (const [letter] of text.matchAll(/[^\0-\x7f]/gu)) {
      if (letter === '\ufffd') invalid += 1;
      else valid += 1;
    }
  }
  return invalid * 20 <= valid;
};

const isValid = (decoder: TextDecoder, chunk?: Uint8Array) => {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
};

const startLength = 32;
const startOf = async (source: Source) => {
  let start = Buffer.alloc(0);
  for await (const chunk of source.open()) {
    start = Buffer.concat([start, chunk.subarray(0, startLength)]);
    if (start.length >= startLength) break;
  }
  return start;
};

/** Whether the file is packed as workbooks are. */
export const isZip = async (source: Source): Promise<boolean> => startsWith(await startOf(source), 0x50, 0x4b, 3, 4);

const noText = 'El archivo no es de texto: guardá la planilla como CSV o como .xlsx.';
const unmarked =
  'El archivo es un texto «Unicode» (UTF-16) al que le falta la marca que lo dice: abrilo en la planilla y guardalo como «CSV UTF-8» o como .xlsx.';

/** Whether every other byte is 0, as in UTF-16 of letters that are used here. */
const isUtf16 = ([a, b, c, d]: Uint8Array) => (b === 0 && d === 0 && a && c) || (a === 0 && c === 0 && b && d);

const page = /^(?:ï»¿)?\s*<(?:!doctype|\?xml|html|head|meta|body|style|table)\b/i;

const foreignFormat = (start: Buffer) => {
  if (startsWith(start, 0x50, 0x4b, 3, 4)) {
    return 'El archivo es un libro de Excel o LibreOffice, no un CSV: en la planilla usá «Guardar como… CSV».';
  }
  if (startsWith(start, 0xd0, 0xcf, 0x11, 0xe0)) {
    return 'El archivo es un libro viejo de Excel (.xls) o tiene contraseña: guardalo sin ella como .xlsx o como CSV.';
  }
  if (startsWith(start, 0x25, 0x50, 0x44, 0x46)) {
    return 'El archivo es un PDF: hace falta la planilla, como .xlsx o CSV.';
  }
  return page.test(start.toString('latin1'))
    ? 'El archivo es una página web o un XML, aunque se llame .xls o .csv: abrilo en la planilla y guardalo como .xlsx o CSV.'
    : undefined;
};

/** The text of a file, piece by piece, without its byte order mark. */
export const decodeText = async function* (source: Source, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of source.open()) {
    const text = decoder.decode(chunk, { stream: true });
    if (text) yield text;
  }
  const rest = decoder.decode();
  if (rest) yield rest;
};

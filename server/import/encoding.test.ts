import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decoded, refusedSheet } from '#server/test/a-sheet';

const encodings: Record<string, (text: string) => Uint8Array> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with BOM': (text) => Buffer.from(`\ufeff${text}`),
  'Latin-1': (text) => Buffer.from(text, 'latin1'),
  'UTF-16LE with BOM': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'UTF-16BE with BOM': (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
};

// One or two accented letters alone can be the same bytes in Latin-1 and UTF-8; a spreadsheet has a header before.
const spanish = fc
  .string({ unit: fc.constantFrom('á', 'ñ', 'Ú', '¿', 'a', 'Z', ';', '\n', ' '), maxLength: 40 })
  .map((text) => `código ${text}`);

test.each(Object.entries(encodings))('%s is recognised in whatever pieces it comes', async (_, encode) => {
  await fc.assert(
    fc.asyncProperty(spanish, fc.integer({ min: 1, max: 9 }), async (text, piece) => {
      expect(await decoded(encode(text), piece)).toBe(text);
    }),
  );
});

test('any text in UTF-8 is recognised', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), fc.integer({ min: 1, max: 9 }), async (text, n) => {
      fc.pre(!text.includes('\0') && !/^(\ufeff|PK|%PDF)/.test(text));
      expect(await decoded(Buffer.from(text), n)).toBe(text);
    }),
  );
});

test('Windows-1252 brings its own signs', async () => {
  expect(await decoded(Uint8Array.from([0x63, 0xf3, 0x64, 0x20, 0x80, 0x20, 0x93, 0x61, 0x94]))).toBe('cód € “a”');
});

test('an accent at the very end of a long file counts', async () => {
  const text = `código\n${'a;b\n'.repeat(50_000)}ñ`;
  expect(await decoded(Buffer.from(text, 'latin1'), 65_536)).toBe(text);
  expect(await decoded(Buffer.from(text).subarray(0, -1), 65_536)).toMatch(/Ã$/);
});

test.each([
  ['an Excel workbook', [0x50, 0x4b, 3, 4, 20], /libro de Excel/],
  ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0], /\.xls/],
  ['a PDF', [0x25, 0x50, 0x44, 0x46], /PDF/],
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0, 0], /no es de texto/],
  ['an archive of zeros', [0, 0, 0, 0], /no es de texto/],
  ['nothing', [], /vacío/],
])('%s is refused', async (_, bytes, sentence) => {
  expect(await refusedSheet(Uint8Array.from(bytes))).toMatch(sentence);
});

test.each([
  '<html xmlns:x="x"><table>',
  '\ufeff<!DOCTYPE html>',
  '\n <TABLE border=1>',
  '<?xml version="1.0"?>',
  '<meta charset="x">',
])('a page that a program calls a spreadsheet is told by its beginning: %s', async (text) => {
  const says =
    'El archivo es una página web o un XML, aunque se llame .xls o .csv: abrilo en la planilla y guardalo como .xlsx o CSV.';
  for (const piece of [1, 5, 4096]) expect(await decoded(Buffer.from(text), piece)).toBe(says);
});

test.each(['<b>código</b>;nombre', '<5 kg;nombre'])('«%s» begins no page', async (text) => {
  expect(await decoded(Buffer.from(text))).toBe(text);
});

test.each([1, 3, 7, 4096])('UTF-16 that nothing marks is refused as such, in pieces of %i', async (piece) => {
  const utf16 = Buffer.from('código;nombre\nA-1;Caño\n', 'utf16le');
  const says =
    'El archivo es un texto «Unicode» (UTF-16) al que le falta la marca que lo dice: abrilo en la planilla y guardalo como «CSV UTF-8» o como .xlsx.';
  expect(await decoded(utf16, piece)).toBe(says);
  expect(await decoded(utf16.swap16(), piece)).toBe(says);
});

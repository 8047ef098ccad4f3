import { expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { attachmentOf, slipNameOf, slipTypeOf } from '#server/orders/slips/slip-file';
import { movingPictures, plainPicture } from '#server/test/pictures';

test('a file is what its bytes say', async () => {
  expect(slipTypeOf(Buffer.from('%PDF-1.4\n…'))).toBe('pdf');
  expect(slipTypeOf(await plainPicture(1))).toBe('png');
  expect(slipTypeOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toBe('jpeg');
  expect(slipTypeOf((await movingPictures()).webp)).toBe('webp');
});

test.each([
  ['nothing', Buffer.alloc(0), messages['slip.notAllowed']],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), messages['slip.notAllowed']],
  ['a page before a PDF', Buffer.from('<html>%PDF-1.7'), messages['slip.notAllowed']],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), messages['slip.notAllowed']],
  ['a program', Buffer.from('MZ\x90\0'), messages['slip.notAllowed']],
  ['a ZIP', Buffer.from('PK\x03\x04'), messages['slip.notAllowed']],
  ['AVIF', Buffer.from('\0\0\0\x18ftypavif\0\0\0\0avifmif1'), messages['slip.notAllowed']],
  ["an iPhone's HEIC", Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), messages['image.heic']],
])('%s is refused', (_, bytes, says) => {
  expect(() => slipTypeOf(bytes)).toThrow(says);
});

test.each([
  ['recibo.pdf', 'recibo.pdf'],
  ['Depósito Itaú ñ.JPEG', 'Depósito Itaú ñ.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\ana\\recibo.pdf.exe', 'recibo.pdf.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['...secreto.png', 'secreto.pdf'],
  ['a"b<c>d|e?f*g:h.png', 'a b c d e f g h.pdf'],
  ['linea\r\nSet-Cookie: a=b.pdf', 'linea Set-Cookie a=b.pdf'],
  ['factura\u202Efdp.exe', 'factura fdp.pdf'],
  ['', 'comprobante.pdf'],
  [`${'x'.repeat(79)}\u{1F4B0}.pdf`, `${'x'.repeat(79)}.pdf`],
  [`${'y'.repeat(300)}.pdf`, `${'y'.repeat(80)}.pdf`],
])('%j is stored as %j', (sent, stored) => {
  expect(slipNameOf(sent, 'pdf')).toBe(stored);
});

test('the name stands in the header in a form that old browsers read too', () => {
  expect(attachmentOf("Depósito (Ana's) 100%.pdf")).toBe(
    "attachment; filename=\"Deposito (Ana's) 100.pdf\"; filename*=UTF-8''Dep%C3%B3sito%20%28Ana%27s%29%20100%25.pdf",
  );
});

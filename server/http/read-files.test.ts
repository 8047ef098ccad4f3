import { expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { readFiles, type SentFile } from '#server/http/read-files';

const most = { files: 2, fileBytes: 1000, bodyBytes: 5000 };

test('gives the files one after the other, and answers the other fields', async () => {
  const form = new FormData();
  form.append('orderId', 'uno');
  form.append('file', new File(['hola'], 'ñandú.pdf'));
  form.append('nota', 'ojo');
  form.append('nota', 'la última');
  const files: SentFile[] = [];
  const fields = await readFiles(
    new Request('http://tienda.test', { method: 'POST', body: form }),
    most,
    async (file) => {
      files.push(file);
    },
  );
  expect(fields).toEqual({ orderId: 'uno', nota: 'la última' });
  expect(files).toEqual([{ name: 'ñandú.pdf', bytes: Buffer.from('hola'), isCut: false }]);
});

test('a form that does not arrive in time is refused', async () => {
  const start = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF';
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(start)) });
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const request = new Request('http://tienda.test', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  await expect(readFiles(request, { ...most, seconds: 0.1 }, async () => {})).rejects.toThrow(messages['upload.cut']);
});

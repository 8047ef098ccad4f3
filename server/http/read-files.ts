import { Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { Refusal } from '#server/refusal';

/** A file of a form; `isCut` where it is larger than asked for, and `bytes` its beginning. */
export type SentFile = { name: string; bytes: Buffer; isCut: boolean };

/** `seconds`: how long the form may take to arrive. */
type Most = { files: number; fileBytes: number; bodyBytes: number; seconds?: number };

/**
 * Gives a form's files to `take`, one after the other, so that memory holds two at most: one that is
 * whole is known by what follows it. Throws call.notForm for
 * what is no multipart form, call.tooLarge, upload.tooMany, upload.cut where it ends too early, and what `take` throws.
 * Answers the form's other fields; of one given twice the last.
 */
export const readFiles = async (
  request: Request,
  most: Most,
  take: (file: SentFile) => Promise<void>,
): Promise<Record<string, string>> => {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data;.*boundary=/i.test(type) || !request.body) throw new Refusal('call.notForm');
  const form = new Busboy({
    headers: { 'content-type': type },
    limits: { files: most.files, fileSize: most.fileBytes, fields: 20, fieldSize: 1000, headerPairs: 20 },
  });
  const source = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]);
  let refused: unknown;
  const refuse = (reason: unknown) => {
    refused ??= reason;
    source.destroy(new Error('refused'));
  };
  const fields = new Map<string, string>();
  form.on('field', (name, value) => void fields.set(name, value));
  let reading: Readable | undefined;
  let last: SentFile | undefined;
  // Nobody reads the rest of a refused form.
  const takeLast = async () => {
    if (refused === undefined && last) await take(last);
  };
  let taken = Promise.resolve();
  form.on('file', (_field, stream, name) => {
    taken = taken.then(async () => {
      reading = stream;
      const bytes = await buffer(stream);
      await takeLast();
      last = { name, bytes, isCut: stream.truncated };
    });
    taken.catch(refuse);
  });
  form.on('filesLimit', () => refuse(new Refusal('upload.tooMany', { max: most.files })));
  const timer = most.seconds && setTimeout(() => refuse(new Refusal('upload.cut')), most.seconds * 1000);
  await pipeline(source, countBytes(most.bodyBytes), form).catch((error: unknown) => {
    refused ??= error instanceof Refusal ? error : new Refusal('upload.cut');
    // It would wait for the rest for ever.
    reading?.destroy();
  });
  clearTimeout(timer);
  // Nothing is at work any more when the answer goes out.
  await taken.catch(refuse);
  if (refused !== undefined) throw refused;
  await takeLast();
  return Object.fromEntries(fields);
};

const countBytes = (most: number) => {
  let size = 0;
  return new Transform({
    transform: (chunk: Uint8Array, _, done) => {
      size += chunk.length;
      if (size > most) done(new Refusal('call.tooLarge'));
      else done(null, chunk);
    },
  });
};

import { Readable } from 'node:stream';
import { Refusal } from '#server/refusal';

/** `bytes` and `seconds` that a body may have and take. */
type Most = { bytes: number; seconds: number };

/** A request's body piece by piece. Throws call.tooLarge, and upload.cut where it ends too early or takes too long. */
export const readPieces = async function* (request: Request, most: Most): AsyncGenerator<Uint8Array> {
  if (!request.body) return;
  const source = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]);
  const timer = setTimeout(() => source.destroy(new Error('slow')), most.seconds * 1000);
  let size = 0;
  try {
    for await (const piece of source as AsyncIterable<Uint8Array>) {
      size += piece.length;
      if (size > most.bytes) throw new Refusal('call.tooLarge');
      yield piece;
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('upload.cut');
  } finally {
    clearTimeout(timer);
  }
};

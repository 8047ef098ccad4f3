import { Refusal } from '#server/refusal';

/** A request's body as text. Throws call.tooLarge beyond `limit` bytes, whatever its headers say. */
export const readBody = async (request: Request, limit: number): Promise<string> => {
  const declared = request.headers.get('content-length');
  if (Number(declared ?? 0) > limit) throw new Refusal('call.tooLarge');
  if (declared === null) return readStream(request, limit);
  // Whole where its length is known, which the connection holds it to: a web stream of it costs more than most answers.
  const text = await request.text();
  if (text.length > limit / 3 && Buffer.byteLength(text) > limit) throw new Refusal('call.tooLarge');
  return text;
};

const readStream = async (request: Request, limit: number): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > limit) throw new Refusal('call.tooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

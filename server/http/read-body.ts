import { Refusal } from '#server/refusal';

/** A request's body as text. Throws call.tooLarge beyond `limit` bytes, whatever its headers say. */
export const readBody = async (request: Request, limit: number): Promise<string> => {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new Refusal('call.tooLarge');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > limit) throw new Refusal('call.tooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

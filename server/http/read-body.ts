import { Refusal } from '#server/refusal';

/** Throws call.tooLarge where a request declares a body beyond `limit` bytes. */
export const refuseTooLarge = (request: Request, limit: number) => {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new Refusal('call.tooLarge');
};

/** A request's body as text. Throws call.tooLarge beyond `limit` bytes, whatever its headers say. */
export const readBody = async (request: Request, limit: number): Promise<string> => {
  refuseTooLarge(request, limit);
  if (!request.headers.has('content-length')) return readStream(request, limit);
  // Whole where its length is known, which the connection holds it to: a web stream of it costs more than most answers.
  const text = await request.text();
  if (text.length > limit / 3 && Buffer.byteLength(text) > limit) throw new Refusal('call.tooLarge');
  return text;
};

const readStream = async (request: Request, limit: number): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // A loop over the body would cancel it, and with it cut the connection before the refusal is sent.
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length;
    if (size > limit) throw new Refusal('call.tooLarge');
    chunks.push(part.value);
  }
  return Buffer.concat(chunks).toString('utf8');
};

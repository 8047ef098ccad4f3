/** The text of an answer from outside. Throws where it is longer than so many bytes, without reading on. */
export const readWithin = async ({ body }: Response, bytesMax: number): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    // To leave the loop cancels the stream, so that no more of it comes in.
    if (size > bytesMax) throw new Error(`more than ${bytesMax} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

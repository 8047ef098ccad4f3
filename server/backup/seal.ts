import { createCipheriv, createDecipheriv, createHmac, scryptSync, timingSafeEqual } from 'node:crypto';

type Bytes = AsyncIterable<Buffer>;

const cipher = 'aes-256-gcm';
const chunkSize = 2 ** 20;
const tagSize = 16;
// Some 100 ms and 32 MB a try.
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 };

export const keyOf = (secret: string, salt: Buffer): Buffer => scryptSync(secret, salt, 32, cost);

/** Shows, without the key, whether another is the same. */
export const checkOf = (key: Buffer): string => createHmac('sha256', key).update('backup').digest('hex');
export const isKey = (key: Buffer, check: string): boolean => {
  const [own, given] = [checkOf(key), check].map((text) => Buffer.from(text)) as [Buffer, Buffer];
  return own.length === given.length && timingSafeEqual(own, given);
};

/** Pieces of exactly `size` bytes, and a last one of at most so many. */
const piecesOf = async function* (bytes: Bytes, size: number) {
  let held: Buffer[] = [];
  let length = 0;
  for await (const more of bytes) {
    held.push(more);
    length += more.length;
    if (length <= size) continue;
    let all = Buffer.concat(held);
    for (; all.length > size; all = all.subarray(size)) yield { piece: all.subarray(0, size), isLast: false };
    held = [all];
    length = all.length;
  }
  yield { piece: Buffer.concat(held), isLast: true };
};

/** A chunk's number and whether it is the last: none can be moved, left out or put behind. */
const nonceOf = (number: number, isLast: boolean) => {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
};

/** Encrypts in chunks of 1 MB, each authenticated together with the header. */
export const seal = async function* (plain: Bytes, key: Buffer, header: Buffer): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const { piece, isLast } of piecesOf(plain, chunkSize)) {
    const sealing = createCipheriv(cipher, key, nonceOf(number++, isLast)).setAAD(header);
    yield Buffer.concat([sealing.update(piece), sealing.final(), sealing.getAuthTag()]);
  }
};

/** The bytes that `seal` was given. Throws at the first chunk that is not as it was written, or not in its place. */
export const unseal = async function* (sealed: Bytes, key: Buffer, header: Buffer): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const { piece, isLast } of piecesOf(sealed, chunkSize + tagSize)) {
    const end = piece.length - tagSize;
    const opening = createDecipheriv(cipher, key, nonceOf(number++, isLast), { authTagLength: tagSize })
      .setAAD(header)
      .setAuthTag(piece.subarray(Math.max(0, end)));
    yield Buffer.concat([opening.update(piece.subarray(0, end)), opening.final()]);
  }
};

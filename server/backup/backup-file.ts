import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline as pipe, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { z } from 'zod';
import { Mistake } from '#server/commands/mistake';
import { addLines, type Lines, newHash, sectionLine } from './lines.ts';
import { checkOf, isKey, keyOf, seal, unseal } from './seal.ts';

const format = 1;
const longestHeader = 1024;
const headerSchema = z.object({
  backup: z.number(),
  /** Where it is encrypted: what its key is made with besides the secret, and what shows the right one. */
  salt: z.string().optional(),
  check: z.string().optional(),
});

const sentences = {
  unknown: (path: string) => `${path} no es un respaldo de la tienda.`,
  newer: (path: string) => `${path} es de una versión más nueva de la tienda: actualizala y probá de nuevo.`,
  noKey: (path: string) => `${path} está cifrado: hace falta la clave con que se hizo (BACKUP_KEY o --clave).`,
  wrongKey: (path: string) => `La clave no es la de ${path}.`,
  damaged: (path: string) => `${path} está dañado o incompleto.`,
};

/** Writes a backup that only its owner reads, encrypted where a secret is given. Returns once it is on the disk. */
export const writeBackupFile = async (path: string, lines: Lines, secret?: string, signal?: AbortSignal) => {
  const salt = randomBytes(16);
  const key = secret === undefined ? undefined : keyOf(secret, salt);
  const head = { backup: format, ...(key && { salt: salt.toString('hex'), check: checkOf(key) }) };
  const header = Buffer.from(`${JSON.stringify(head)}\n`);
  const framed = async function* (packed: AsyncIterable<Buffer>) {
    yield header;
    yield* key ? seal(packed, key, header) : packed;
  };
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(textOf(lines), createZstdCompress(), framed, file, { signal });
};

/** The lines as text, with the line that ends them. */
const textOf = async function* (lines: Lines) {
  const hash = newHash();
  for await (const batch of lines) {
    if (batch.length === 0) continue;
    addLines(hash, batch);
    yield Buffer.from(`${batch.join('\n')}\n`);
  }
  yield Buffer.from(`${sectionLine({ end: hash.digest('hex') })}\n`);
};

/** The lines of a backup, but the one that ends them. Throws a sentence where it cannot be read, and at its end where it is not whole. */
export const readBackupFile = async function* (path: string, secret?: string): AsyncGenerator<string[]> {
  const { header, key } = await openHeader(path, secret);
  const stored: Readable = createReadStream(path, { start: header.length });
  const packed = key ? Readable.from(unseal(stored, key, header), { objectMode: false }) : stored;
  const text = pipe(packed, createZstdDecompress(), () => {});
  const hash = newHash();
  // Held back, as it may be the one that ends them.
  let last: string | undefined;
  try {
    for await (const batch of linesOf(text)) {
      const known = last === undefined ? batch : [last, ...batch];
      last = known.pop();
      addLines(hash, known);
      yield known;
    }
  } catch (error) {
    throw isOfFile(error) ? new Mistake(sentences.damaged(path), { cause: error }) : error;
  }
  if (last !== sectionLine({ end: hash.digest('hex') })) throw new Mistake(sentences.damaged(path));
};

/** Whether the file is to blame: the cipher and the decompression say so, and a thrown sentence does not. */
const isOfFile = (error: unknown) =>
  error instanceof Error &&
  (/^(Z_|ZSTD_|ERR_CRYPTO|ERR_OSSL)/.test(String((error as NodeJS.ErrnoException).code)) ||
    /authenticate data|authentication tag/i.test(error.message));

const linesOf = async function* (text: AsyncIterable<Buffer>) {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const bytes of text) {
    const parts = (rest + decoder.write(bytes)).split('\n');
    rest = parts.pop() ?? '';
    if (parts.length > 0) yield parts;
  }
  // A file without an end was cut.
  if (rest !== '') yield [rest];
};

const openHeader = async (path: string, secret?: string) => {
  const file = await open(path, 'r').catch((error: unknown) => {
    throw new Mistake(`No se puede leer ${path}.`, { cause: error });
  });
  const { buffer, bytesRead } = await file
    .read({ buffer: Buffer.alloc(longestHeader) })
    .catch((error: unknown) => {
      throw new Mistake(`No se puede leer ${path}.`, { cause: error });
    })
    .finally(() => file.close());
  const header = buffer.subarray(0, buffer.subarray(0, bytesRead).indexOf('\n') + 1);
  const head = headerSchema.safeParse(parsed(header));
  if (!head.success) throw new Mistake(sentences.unknown(path));
  const { backup, salt, check } = head.data;
  if (backup > format) throw new Mistake(sentences.newer(path));
  if (salt === undefined) return { header };
  if (secret === undefined) throw new Mistake(sentences.noKey(path));
  const key = keyOf(secret, Buffer.from(salt, 'hex'));
  if (!isKey(key, check ?? '')) throw new Mistake(sentences.wrongKey(path));
  return { header, key };
};

const parsed = (header: Buffer): unknown => {
  try {
    return JSON.parse(header.toString());
  } catch {
    return undefined;
  }
};

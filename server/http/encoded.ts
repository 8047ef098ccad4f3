import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';
type Bytes = Buffer<ArrayBuffer>;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

// With its usual window Brotli takes some megabytes for each page, which made the process collect garbage every few pages.
const windowBits = 17;

const brotliOptions = (bytes: Bytes, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
});

/** A larger text is packed beside the work of this thread. */
const atOnceMax = 256 * 1024;

/**
 * Brotli 2 takes a fifth of the time of Brotli 6 for an eighth more bytes; so with gzip's 1. To hand a page to another
 * thread and back costs nearly as much again, so it is packed at once.
 */
const quick = (bytes: Bytes, encoding: 'br' | 'gzip'): Bytes | Promise<Bytes> => {
  const [options, level] = [brotliOptions(bytes, 2), { level: 1 }];
  if (bytes.length > atOnceMax) return encoding === 'gzip' ? toGzip(bytes, level) : toBrotli(bytes, options);
  return encoding === 'gzip' ? gzipSync(bytes, level) : brotliCompressSync(bytes, options);
};

const small = (bytes: Bytes, encoding: 'br' | 'gzip'): Promise<Bytes> =>
  encoding === 'gzip' ? toGzip(bytes, { level: 6 }) : toBrotli(bytes, brotliOptions(bytes, 6));

/** A body in the encoding that is asked for. */
export type Encoded = (encoding: Encoding) => Bytes | Promise<Bytes>;

/** The first request waits for the making of a page and gets it packed quickly; later ones get it packed well, once. */
export const encoded = (bytes: Bytes): Encoded => {
  const asked = new Set<Encoding>();
  const packed: { [E in 'br' | 'gzip']?: Promise<Bytes> } = {};
  return (encoding) => {
    if (encoding === 'identity') return bytes;
    if (asked.has(encoding)) return (packed[encoding] ??= small(bytes, encoding));
    asked.add(encoding);
    return quick(bytes, encoding);
  };
};

/** The best encoding that a browser takes. */
export const encodingOf = (accepted: string | null): Encoding => {
  const names = (accepted ?? '').split(',').map((part) => part.trim());
  const takes = (name: string) => names.some((one) => one.startsWith(name) && !/;\s*q=0(\.0*)?$/.test(one));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
};

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
type Bytes = Buffer<ArrayBuffer>;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

// With its usual window Brotli takes some megabytes for each page, which made the process collect garbage every few pages.
const windowBits = 17;

const make = (bytes: Bytes, encoding: 'br' | 'gzip'): Promise<Bytes> =>
  encoding === 'gzip'
    ? toGzip(bytes)
    : toBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 5,
          [constants.BROTLI_PARAM_LGWIN]: windowBits,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      });

/** A body in the encoding that is asked for; each is made once, when it is first asked for. */
export type Encoded = (encoding: Encoding) => Bytes | Promise<Bytes>;

export const encoded = (bytes: Bytes): Encoded => {
  const made: { [E in 'br' | 'gzip']?: Promise<Bytes> } = {};
  return (encoding) => (encoding === 'identity' ? bytes : (made[encoding] ??= make(bytes, encoding)));
};

/** The best encoding that a browser takes. */
export const encodingOf = (accepted: string | null): Encoding => {
  const names = (accepted ?? '').split(',').map((part) => part.trim());
  const takes = (name: string) => names.some((one) => one.startsWith(name) && !/;\s*q=0(\.0*)?$/.test(one));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
};

import { lookup as lookUp } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '#server/http/public-address';

/** `address`: no https, or no public host. */
export type NotFetched = {
  refused: 'address' | 'redirects' | 'status' | 'tooLarge' | 'slow' | 'unreachable';
  status?: number | undefined;
};
/** `ms` for all of it, redirects too. */
type Most = { bytes: number; redirects: number; ms: number; signal: AbortSignal };
export type FetchPublic = (address: string, most: Most) => Promise<{ bytes: Uint8Array } | NotFetched>;

/** The way out of this process; tests have one of their own. */
type Outside = {
  request: typeof requestHttps;
  resolve: (host: string) => Promise<{ address: string; family: number }[]>;
  isPublic: (address: string) => boolean;
};
const outside: Outside = {
  request: requestHttps,
  resolve: (host) => lookUp(host, { all: true }),
  isPublic: isPublicAddress,
};

class Refused extends Error {
  readonly why: NotFetched;
  constructor(refused: NotFetched['refused'], status?: number) {
    super(refused);
    this.why = { refused, status };
  }
}

/**
 * Fetches what anybody may fetch: over https alone, from a host all of whose addresses are public. They are looked up once, when it is
 * connected to, so that no name can be another's by then. Throws where `signal` calls it off.
 */
export const openFetchPublic =
  (through: Outside): FetchPublic =>
  async (address, { bytes, redirects, ms, signal }) => {
    const slow = AbortSignal.timeout(ms);
    const either = AbortSignal.any([slow, signal]);
    try {
      let url = urlOf(address);
      for (let left = redirects; ; left -= 1) {
        const response = await ask(through, url, either);
        const location = locationOf(response);
        if (location === undefined) return { bytes: await read(response, bytes) };
        response.destroy();
        if (left === 0) throw new Refused('redirects');
        url = urlOf(location, url);
      }
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof Refused) return error.why;
      return { refused: slow.aborted ? 'slow' : 'unreachable' };
    }
  };

export const fetchPublic = openFetchPublic(outside);

const urlOf = (address: string, from?: URL) => {
  const url = address === '' ? null : URL.parse(address, from);
  if (url?.protocol !== 'https:' || url.username || url.password) throw new Refused('address');
  return url;
};

const ask = ({ request, resolve, isPublic }: Outside, url: URL, signal: AbortSignal) =>
  new Promise<IncomingMessage>((done, fail) => {
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    // An address is not looked up.
    if (isIP(host) && !isPublic(host)) throw new Refused('address');
    const lookup: LookupFunction = (name, { all }, answer) => {
      resolve(name).then(
        (found) => {
          const [first] = found;
          if (!first || !found.every((one) => isPublic(one.address))) answer(new Refused('address'), []);
          else if (all) answer(null, found);
          else answer(null, first.address, first.family);
        },
        (error: Error) => answer(error, []),
      );
    };
    const headers = { accept: 'image/avif,image/webp,image/png,image/jpeg', 'accept-encoding': 'identity' };
    const path = `${url.pathname}${url.search}`;
    // With an agent of its own no connection is another's, and no proxy is asked.
    const asked = request({ host, port: url.port || 443, path, headers, lookup, signal, agent: false }, done);
    asked.on('error', fail);
    asked.end();
  });

const locationOf = ({ statusCode = 0, headers }: IncomingMessage) =>
  [301, 302, 303, 307, 308].includes(statusCode) ? (headers.location ?? '') : undefined;

const read = async (response: IncomingMessage, most: number) => {
  try {
    if (response.statusCode !== 200) throw new Refused('status', response.statusCode);
    if (Number(response.headers['content-length'] ?? 0) > most) throw new Refused('tooLarge');
    const pieces: Buffer[] = [];
    let size = 0;
    for await (const piece of response as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > most) throw new Refused('tooLarge');
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  } finally {
    response.destroy();
  }
};

import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { readWithin } from '#server/read-within';

/** A point on the map, as the provider calls it, with what its licence asks to be shown beside it. */
type FoundPlace = { latitude: number; longitude: number; name: string; credit: string };
/** Finds an address of Uruguay on the map, for the shop with this address of its own. Null where there is none such. */
export type Geocoder = (address: string, origin: string) => Promise<FoundPlace | null>;

/** Which provider is asked: Google where it has a key, else what is compatible with Nominatim. */
export type GeocoderVariables = {
  GOOGLE_GEOCODING_KEY?: string | undefined;
  NOMINATIM_URL?: string | undefined;
};
type How = { fetch?: typeof globalThis.fetch; google?: string; timeoutMs?: number; everyMs?: number };

const bytesMax = 256 * 1024;
const waitingMax = 5;

/** Nominatim writes its numbers as text. */
const degrees = z
  .string()
  .regex(/^-?\d{1,3}(\.\d+)?$/)
  .transform(Number);
const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const name = z
  .string()
  .max(1000)
  .transform((text) => text.slice(0, 300));

const ofGoogle = z.object({
  status: z.string().max(40),
  results: z
    .array(
      z.object({
        formatted_address: name,
        types: z.array(z.string()).default([]),
        geometry: z.object({ location: z.object({ lat: latitude, lng: longitude }) }),
      }),
    )
    .default([]),
});
const ofNominatim = z.array(
  z.object({ lat: degrees.pipe(latitude), lon: degrees.pipe(longitude), display_name: name }),
);

type Provider = { request: (address: string) => URL; read: (answer: unknown) => FoundPlace | null };

const google = (key: string, base: string): Provider => ({
  request: (address) => {
    const url = new URL(base);
    url.search = new URLSearchParams({ address, region: 'uy', language: 'es', key }).toString();
    return url;
  },
  read: (answer) => {
    const { status, results } = shaped(ofGoogle, answer);
    if (status !== 'OK' && status !== 'ZERO_RESULTS') throw new Error(`status ${status}`);
    const [first] = results;
    // For what it does not know Google answers the country.
    if (!first || first.types.includes('country')) return null;
    const { lat, lng } = first.geometry.location;
    return { latitude: lat, longitude: lng, name: first.formatted_address, credit: 'Google' };
  },
});

const nominatim = (base: string): Provider => ({
  request: (address) => {
    const url = new URL(`${base}/search`);
    const asked = { q: address, format: 'jsonv2', limit: '1', countrycodes: 'uy', 'accept-language': 'es' };
    url.search = new URLSearchParams(asked).toString();
    return url;
  },
  read: (answer) => {
    const [first] = shaped(ofNominatim, answer);
    if (!first) return null;
    return { latitude: first.lat, longitude: first.lon, name: first.display_name, credit: '© OpenStreetMap' };
  },
});

const shaped = <T>(shape: z.ZodType<T>, answer: unknown): T => {
  const { data, success } = shape.safeParse(answer);
  if (!success) throw new Error('another shape');
  return data;
};

/**
 * Asks where an address is, once: what was found is remembered for a day. One question a second leaves this process, as Nominatim's
 * rules ask, which also want to know who asks. Undefined without a provider. Its error says why in words of ours:
 * neither the address nor the key.
 */
export const openGeocoder = (
  { GOOGLE_GEOCODING_KEY: key, NOMINATIM_URL: base }: GeocoderVariables,
  {
    fetch = globalThis.fetch,
    google: googleBase = 'https://maps.googleapis.com/maps/api/geocode/json',
    timeoutMs = 5000,
    everyMs = 1000,
  }: How = {},
): Geocoder | undefined => {
  const provider = key ? google(key, googleBase) : base && nominatim(base);
  if (!provider) return undefined;
  const known = new LRUCache<string, Promise<FoundPlace | null>>({ max: 200, ttl: 24 * 3600_000 });
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();

  const ask = async (address: string, origin: string) => {
    const response = await fetch(provider.request(address), {
      headers: { accept: 'application/json', 'user-agent': `shop/1.0 (${origin})`, referer: `${origin}/` },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new Error(`status ${response.status}`);
    }
    return provider.read(asJson(await readWithin(response, bytesMax)));
  };

  /** Runs after all that were asked before, and a second after the last of them began. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work);
    turn = turn.then(() => pause(everyMs, undefined, { ref: false }));
    return mine;
  };

  const askInTurn = async (address: string, origin: string) => {
    if (waiting >= waitingMax) throw new Error('too many wait');
    waiting += 1;
    try {
      return await inTurn(() => ask(address, origin));
    } catch (error) {
      throw new Error(whyOf(error));
    } finally {
      waiting -= 1;
    }
  };

  return (address, origin) => {
    const before = known.get(address);
    if (before) return before;
    const answer = askInTurn(address, origin);
    known.set(address, answer);
    // A failed question is asked again.
    answer.catch(() => known.delete(address));
    return answer;
  };
};

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('no JSON');
  }
};

/** An error of a connection names the address that was asked, which holds the key: its code says enough. */
const whyOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'timeout';
  const { cause } = error;
  if (!(error instanceof TypeError)) return error.message;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'not reached';
};

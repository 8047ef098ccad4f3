import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { geocodingStandIn, googleKey, googlePath } from '#demo/geocoding';
import { type GeocoderVariables, openGeocoder } from '#server/settings/geocoder';
import { listen } from '#server/test/stand-ins';

type Answer = (request: Request) => Response | Promise<Response>;
let standIn: ReturnType<typeof geocodingStandIn>;
let answer: Answer;
let server: Awaited<ReturnType<typeof listen>>;
beforeEach(async () => {
  standIn = geocodingStandIn();
  answer = standIn.answer;
  server = await listen(() => (request) => answer(request));
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

const origin = 'https://tienda.example';
const address = 'Rincón 500, Montevideo, Uruguay';
const open = (set: GeocoderVariables, how: Parameters<typeof openGeocoder>[1] = {}) => {
  const geocoder = openGeocoder(set, { google: server.url + googlePath, everyMs: 0, timeoutMs: 60_000, ...how });
  if (!geocoder) throw new Error('No geocoder');
  return (text = address) => geocoder(text, origin);
};
const byGoogle = (how = {}, key = googleKey) => open({ GOOGLE_GEOCODING_KEY: key }, how);
const byNominatim = (how = {}, path = '') => open({ NOMINATIM_URL: server.url + path }, how);

test('without a provider there is none', () => expect(openGeocoder({})).toBeUndefined());

test('Google is asked with its key, before another', async () => {
  const find = open({ GOOGLE_GEOCODING_KEY: googleKey, NOMINATIM_URL: 'http://127.0.0.1:9' });
  expect(await find()).toEqual({
    latitude: -34.9070123,
    longitude: -56.2030456,
    name: 'Rincón 500, Montevideo, Uruguay',
    credit: 'Google',
  });
  expect(Object.fromEntries(standIn.asked[0]?.url.searchParams ?? [])).toEqual({
    address,
    region: 'uy',
    language: 'es',
    key: googleKey,
  });
});

test('Nominatim is asked for one result in Uruguay, by a shop that says who it is', async () => {
  expect(await byNominatim()()).toMatchObject({ latitude: -34.9070123, longitude: -56.2030456 });
  const [{ url, userAgent } = { url: new URL(origin), userAgent: '' }] = standIn.asked;
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ q: address, limit: '1', countrycodes: 'uy' });
  expect(userAgent).toContain(origin);
});

test('what no provider knows is nowhere, also where Google answers the country', async () => {
  expect(await byGoogle()('Calle que no hay 1, Uruguay')).toBeNull();
  expect(await byGoogle()('Calle que no hay 1')).toBeNull();
  expect(await byNominatim()('Calle que no hay 1, Uruguay')).toBeNull();
});

test('the same address is asked for once', async () => {
  const find = byNominatim();
  await Promise.all([find(), find()]);
  await find();
  await find('Otra 1');
  await find('Otra 1');
  expect(standIn.asked).toHaveLength(2);
});

test('one question a second leaves the process, and no more than a few wait', async () => {
  vi.useFakeTimers();
  const times: number[] = [];
  const noting = async (url: URL, init: RequestInit) => {
    times.push(Date.now());
    return answer(new Request(url, init));
  };
  const began = Date.now();
  const find = byNominatim({ everyMs: 1000, fetch: noting });
  const asked = Promise.allSettled(Array.from({ length: 7 }, (_, at) => find(`Rincón 500 ${at}`)));
  await vi.advanceTimersByTimeAsync(5000);
  expect((await asked).filter(({ status }) => status === 'rejected')).toHaveLength(2);
  expect(times.map((time) => time - began)).toEqual([0, 1000, 2000, 3000, 4000]);
  expect(await find('Rincón 500 6')).not.toBeNull();
});

describe('a provider that does not answer well', () => {
  const pours = () =>
    new Response(
      new ReadableStream(
        { pull: (stream) => stream.enqueue(new Uint8Array(64 * 1024).fill(32)) },
        { highWaterMark: 0 },
      ),
    );
  test.each<[Answer, string]>([
    [() => new Response('[]', { status: 500 }), 'status 500'],
    [() => new Response('<html>Rincón 500</html>'), 'no JSON'],
    [() => Response.json({ error: 'Rincón 500' }), 'another shape'],
    [() => Response.json([{ lat: '95', lon: '-56', display_name: 'x' }]), 'another shape'],
    [() => Response.json([{ lat: '', lon: '', display_name: 'x' }]), 'another shape'],
    [pours, 'more than 262144 bytes'],
    [() => new Promise<Response>(() => {}), 'timeout'],
  ])('%#: it fails with %s, and says neither address nor key', async (given, why) => {
    answer = given;
    const find = byNominatim(why === 'timeout' ? { timeoutMs: 20 } : {});
    await expect(find()).rejects.toThrow(new Error(why));
  });

  test('a redirect is not followed', async () => {
    let isThere = false;
    answer = ({ url }) => {
      if (!new URL(url).pathname.startsWith('/moved')) return Response.redirect(`${server.url}/moved`, 302);
      isThere = true;
      return Response.json([]);
    };
    await expect(byNominatim()()).rejects.toThrow(new Error('not reached'));
    expect(isThere).toBe(false);
  });

  test('a key that Google refuses, in no word of it', async () => {
    await expect(byGoogle({}, 'otra-clave-0123456789')()).rejects.toThrow(new Error('status REQUEST_DENIED'));
  });

  test('nobody there; who fails is asked again', async () => {
    const find = byNominatim();
    answer = () => new Response('', { status: 503 });
    await expect(find()).rejects.toThrow('status 503');
    answer = standIn.answer;
    expect(await find()).not.toBeNull();
    const nobody = openGeocoder({ NOMINATIM_URL: 'http://127.0.0.1:9' }, { everyMs: 0 });
    await expect(nobody?.(address, origin)).rejects.toThrow(/^(ECONNREFUSED|not reached)$/);
  });
});

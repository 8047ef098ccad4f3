import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test('a shop without any setting is RTC on port 3000', () => {
  const env = readEnvironment({});
  expect(env).toMatchObject({ PORT: 3000, DATA_DIR: './data', demo: true, anyHost: true, LOG_LEVEL: 'info' });
  expect(env.MEMORY_MB).toBeGreaterThan(256);
  expect(env.served).toHaveLength(1);
  expect(env.served[0]).toMatchObject({ site: { id: 'RTC' }, origin: 'http://localhost:3000' });
});

test('an empty value is none', () => {
  expect(readEnvironment({ PORT: '', SITE: '', DATABASE_URL: '', SITES: '' })).toMatchObject({ PORT: 3000 });
});

test('several sites each have their address', () => {
  const env = readEnvironment({ SITES: 'RTC=https://a.uy, NAM=https://b.uy' });
  expect(env.served.map(({ site, origin }) => [site.id, origin])).toEqual([
    ['RTC', 'https://a.uy'],
    ['NAM', 'https://b.uy'],
  ]);
  expect(env.anyHost).toBe(false);
});

test('trusts the proxies that it is told and no others', () => {
  const { trusts } = readEnvironment({ TRUST_PROXY: '10.0.0.0/8, 192.0.2.7, fd00::/8' });
  expect(['10.1.2.3', '192.0.2.7', 'fd00::1'].map(trusts)).toEqual([true, true, true]);
  expect(['192.0.2.8', '::1', 'no address'].map(trusts)).toEqual([false, false, false]);
  expect(readEnvironment({}).trusts('127.0.0.1')).toBe(false);
});

test.each([
  ['PORT', 'ochenta'],
  ['PORT', '70000'],
  ['SITE', 'XXX'],
  ['PUBLIC_URL', 'tienda.uy'],
  ['PUBLIC_URL', 'https://tienda.uy/es'],
  ['PUBLIC_URL', 'ftp://tienda.uy'],
  ['SITES', 'RTC'],
  ['SITES', 'ZZZ=https://a.uy'],
  ['SITES', 'RTC=https://a.uy,RTC=https://b.uy'],
  ['SITES', 'RTC=https://a.uy,NAM=https://a.uy'],
  ['DATABASE_URL', 'mysql://a/b'],
  ['TRUST_PROXY', 'mi-proxy'],
  ['TRUST_PROXY', '10.0.0.0/40'],
  ['DEMO', 'si'],
  ['SMTP_URL', 'correo.uy'],
  ['RATE_URL', 'cotizaciones.uy'],
  ['RATE_FIELD', 'rates..UYU'],
  ['LOG_LEVEL', 'todo'],
  ['MEMORY_MB', '100'],
])('a wrong %s (%s) stops the start and is named', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^ {2}${name}: `, 'm'));
});

test('names all wrong values at once', () => {
  const read = () => readEnvironment({ PORT: '0', SITE: 'XXX', PUBLIC_URL: 'nada', DEMO: '2' });
  for (const name of ['PORT', 'SITE', 'PUBLIC_URL', 'DEMO']) expect(read).toThrow(`  ${name}: `);
});

test('several sites and one site do not go together', () => {
  expect(() => readEnvironment({ SITES: 'RTC=https://a.uy', SITE: 'RTC' })).toThrow('SITES: ');
});

test.each([
  ['DATABASE_URL', 'postgre://tienda:s3creto@base/tienda'],
  ['SMTP_URL', 'correo:s3creto@servidor'],
  ['RATE_URL', 'ftp://servidor/?key=s3creto'],
])('a wrong %s is named without its password', (name, value) => {
  const message = () => readEnvironment({ [name]: value });
  expect(message).toThrow(`  ${name}: `);
  expect(message).not.toThrow('s3creto');
});

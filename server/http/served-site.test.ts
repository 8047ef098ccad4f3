import { expect, test } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { siteOfHost } from './served-site.ts';

test('one site answers to any host', () => {
  const siteOf = siteOfHost(readEnvironment({ SITE: 'NAM', PUBLIC_URL: 'https://nam.uy' }));
  expect(siteOf('10.0.0.7:3000')?.site.id).toBe('NAM');
  expect(siteOf(undefined)?.origin).toBe('https://nam.uy');
});

test('of several each answers to its own host alone', () => {
  const siteOf = siteOfHost(readEnvironment({ SITES: 'RTC=https://a.uy,NAM=http://nam.localhost:4250' }));
  expect(siteOf('a.uy')?.site.id).toBe('RTC');
  expect(siteOf('A.uy:443')?.site.id).toBe('RTC');
  expect(siteOf('nam.localhost:4250')?.site.id).toBe('NAM');
  for (const host of ['nam.localhost', 'b.uy', 'a.uy.evil.example', 'a.uy:8080', '', undefined]) {
    expect(siteOf(host), host).toBeUndefined();
  }
});

import { expect, test } from 'vitest';
import { mapAddress, placeOrNone, placeText, readPlace } from './geolocation.ts';

test.each([
  ['-34.90328,-56.18816', '-34.90328, -56.18816'],
  // As it is copied from Google Maps.
  ['-34.90328, -56.18816', '-34.90328, -56.18816'],
  [' -34.903282310487 ,  -56.18816 ', '-34.903282310487, -56.18816'],
  ['-34.90000, -56.20000', '-34.90000, -56.20000'],
  ['90, -180', '90, -180'],
  ['0,0', '0, 0'],
])('%j is a place, stored as %j', (written, stored) => {
  expect(readPlace(written)).toBeDefined();
  expect(placeText(written)).toBe(stored);
});

test.each([
  '',
  'acá',
  '-34.9',
  '-34,9, -56,2',
  '90.1, 10',
  '-34.9, 180.5',
  '-34.9, -56.2, 17',
  '-34.9 -56.2',
  'https://maps.app.goo.gl/x',
  'javascript:alert(1)',
])('%j is no place, and stays as it is', (written) => {
  expect([readPlace(written), placeText(written), mapAddress(written)]).toEqual([undefined, written, undefined]);
  expect(placeOrNone(written)).toBeNull();
});

test('a stored place stays; there may be none', () => {
  expect(['-34.9, -56.2', null, undefined].map(placeOrNone)).toEqual(['-34.9, -56.2', null, null]);
});

test('a place has a page of the map', () => {
  expect(mapAddress('-34.9,-56.2')).toBe('https://www.openstreetmap.org/?mlat=-34.9&mlon=-56.2#map=17/-34.9/-56.2');
});

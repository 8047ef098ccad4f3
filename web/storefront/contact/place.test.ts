import { expect, test } from 'vitest';
import { branches } from '#sites/shared';
import { placesOf, viewOf } from './place.ts';

test('the map shows the branches that have a place on it', () => {
  const [bulevar, cerro] = branches;
  if (!bulevar || !cerro) throw new Error('No branches.');
  expect(
    placesOf([
      { ...bulevar, geolocation: [0, 0] },
      { ...cerro, geolocation: [-34.9, -56.2] },
    ]),
  ).toEqual([{ at: [-34.9, -56.2], name: 'Local Cerro Largo', addressFull: 'Cerro Largo 1237, Montevideo' }]);
});

test('one is seen from nearer than several, which stand round the middle', () => {
  const place = (latitude: number, longitude: number) => ({
    at: [latitude, longitude] as [number, number],
    name: '',
    addressFull: '',
  });
  expect(viewOf([place(-34.9, -56.2)])).toEqual({ centre: [-34.9, -56.2], zoom: 13 });
  expect(viewOf([place(-34, -56), place(-35, -57)])).toEqual({ centre: [-34.5, -56.5], zoom: 12 });
});

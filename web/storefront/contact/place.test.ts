import { expect, test } from 'vitest';
import { branches } from '#sites/shared';
import { placesOf, viewOf } from './place.ts';

const place = (latitude: number, longitude: number) => ({
  at: [latitude, longitude] as [number, number],
  name: '',
  addressFull: '',
});

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
  expect(viewOf([place(-34.9, -56.2)])).toEqual({ centre: [-34.9, -56.2], zoom: 13 });
  expect(viewOf([place(-34.88, -56.14), place(-34.9, -56.18)])).toEqual({ centre: [-34.89, -56.16], zoom: 12 });
  expect(viewOf([place(-34.9, -56.2), place(-34.9, -56.2)]).zoom).toBe(12);
});

test('places far from each other are all in sight', () => {
  const montevideoAndSalto = [place(-34.9, -56.2), place(-31.39, -57.96)];
  expect(viewOf(montevideoAndSalto).zoom).toBe(6);
});

import { expect, test } from 'vitest';
import { withoutVehicle } from './for-vehicle.ts';
import { longPartName } from './item-name.ts';

const part = { categoryName: 'Radiadores', count: 1, brandName: 'Panaltec' };

test('a part is called by what it is, what it goes into first and how many others, and maker', () => {
  const application = { brandName: 'Volkswagen', name: 'Gol G3 1.0 8v' };
  expect(longPartName({ ...part, application })).toBe('Radiador · Volkswagen Gol G3 1.0 8v · Panaltec');
  expect(longPartName({ ...part, application: { brandName: '', name: 'Motores AP' } })).toBe(
    'Radiador · Motores AP · Panaltec',
  );
  expect(longPartName({ ...part, application, count: 10 })).toBe(
    'Radiador · Volkswagen Gol G3 1.0 8v y 9 más · Panaltec',
  );
  expect(longPartName({ ...part, application: undefined })).toBeUndefined();
});

test('a name may end with a vehicle, and is the same without it', () => {
  const application = { brandName: 'Volkswagen', name: 'Gol G3 1.0 8v' };
  const named = longPartName({ ...part, application, vehicle: 'Volkswagen Gol G4 1.6 8v 2008' }) ?? '';
  expect(named).toBe('Radiador · Volkswagen Gol G3 1.0 8v · Panaltec · para Volkswagen Gol G4 1.6 8v 2008');
  expect([named, 'Tapa · para todos · Valeo'].map(withoutVehicle)).toEqual([
    'Radiador · Volkswagen Gol G3 1.0 8v · Panaltec',
    'Tapa · para todos · Valeo',
  ]);
});

import { expect, test } from 'vitest';
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
  expect(longPartName({ ...part, application, vehicle: 'Gol G4 1.6 8v' })).toBe(
    'Radiador · Volkswagen Gol G3 1.0 8v · Panaltec · para Gol G4 1.6 8v',
  );
  expect(longPartName({ ...part, application: undefined })).toBeUndefined();
});

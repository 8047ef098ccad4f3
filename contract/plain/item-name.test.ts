import { expect, test } from 'vitest';
import { longPartName } from './item-name.ts';

const part = { categoryName: 'Radiadores', description: '', count: 1, brandName: 'Panaltec' };

test('a part is called by what it is, what it goes into first, and maker', () => {
  const application = { brandName: 'Volkswagen', name: 'Gol G3 1.0 8v' };
  expect(longPartName({ ...part, application })).toBe('Radiadores · Volkswagen Gol G3 1.0 8v · Panaltec');
  expect(longPartName({ ...part, application: { brandName: '', name: 'Motores AP' } })).toBe(
    'Radiadores · Motores AP · Panaltec',
  );
  const described = { ...part, application, description: 'Radiador de aluminio\nSin tapa', count: 10 };
  expect(longPartName(described)).toBe('Radiador de aluminio · Volkswagen Gol G3 1.0 8v y 9 más · Panaltec');
  expect(longPartName({ ...described, description: 'x'.repeat(61) })).toMatch(/^Radiadores · /);
  expect(longPartName({ ...part, application: undefined })).toBeUndefined();
});

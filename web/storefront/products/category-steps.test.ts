import { expect, test } from 'vitest';
import { categorySteps } from './category-steps.ts';

const items = ['1', '1.2', '1.2.20', '1.2.21', '1.20', '1.3'].map((id) => ({ id, name: `Rubro ${id}`, count: 1 }));
const ids = (root: string, chosen?: string) => {
  const { above, choices } = categorySteps(items, root, chosen);
  return [above.map(({ id }) => id), choices.map(({ id }) => id)];
};

test('lists what is below the root, then below what is chosen', () => {
  expect(ids('1')).toEqual([[], ['1.2', '1.20', '1.3']]);
  expect(ids('1', '1')).toEqual([[], ['1.2', '1.20', '1.3']]);
  expect(ids('1', '1.2')).toEqual([['1.2'], ['1.2.20', '1.2.21']]);
});

test('lists what stands beside a category with nothing below it', () => {
  expect(ids('1', '1.2.21')).toEqual([['1.2'], ['1.2.20', '1.2.21']]);
  expect(ids('1', '1.3')).toEqual([[], ['1.2', '1.20', '1.3']]);
});

import { expect, test } from 'vitest';
import { productSchema } from '#server/read-model/search-schema';
import { fieldsOf } from './fields.ts';

test('no kind of code shares the place of another: a secret one would be told as an open one', () => {
  const kinds = (count: number) => Array.from({ length: count }, (_, at) => ({ key: `k${at}` }));
  expect(fieldsOf(productSchema).kinds.find(({ key }) => key === 'provider')).toMatchObject({ isSecret: true });
  expect(fieldsOf({ texts: [], codes: kinds(8) }).kinds).toHaveLength(8);
  expect(() => fieldsOf({ texts: [], codes: kinds(9) })).toThrow('More kinds of codes');
});

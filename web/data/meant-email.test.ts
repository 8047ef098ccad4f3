import { expect, test } from 'vitest';
import { meantEmail } from './meant-email.ts';

test.each([
  ['juan@gmial.com', 'juan@gmail.com'],
  [' Juan@gmail.con ', 'juan@gmail.com'],
  ['ana@hotmal.com', 'ana@hotmail.com'],
  ['ana@outloook.com', 'ana@outlook.com'],
  ['ana@vera.com.u', 'ana@vera.com.uy'],
])('%j is probably %j', (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant);
});

test.each([
  'juan@gmail.com',
  'juan@ymail.com',
  'juan@mail.com',
  'juan@email.com',
  'juan@empresa.com.uy',
  'juan@',
  '@gmial.com',
  'juan',
])('nothing is asked of %j', (typed) => {
  expect(meantEmail(typed)).toBeUndefined();
});

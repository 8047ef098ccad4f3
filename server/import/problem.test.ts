import { expect, test } from 'vitest';
import { readHeader } from './header.ts';
import { addProblems, noProblems, problemSentence } from './problem.ts';
import { readRow } from './read-row.ts';

const long = 'x'.repeat(30_000);

test('what is wrong with a cell of thousands of characters names its ends alone', () => {
  const header = readHeader({ row: 1, cells: ['código', 'precio', `nota ${long}`] }, []);
  const problems = noProblems();
  addProblems(problems, readRow(header, 2, ['A-1', long, 'y']).problems);
  const [says = ''] = problems.list.map(problemSentence);
  expect(says).toMatch(/^Fila 2, columna «precio»: «x+ … x+» no es un número$/);
  expect(says.length).toBeLessThan(400);
  expect(header.unused.join().length).toBeLessThan(400);
});

test('what is short is told whole', () => {
  const problems = noProblems();
  const one = { row: 2, column: 'precio', says: 'a'.repeat(1000) };
  addProblems(problems, [one]);
  expect(problems.list).toEqual([one]);
});

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

// A sentence of a comment begins with its subject. Migrations are not read: a database keeps the hash of each.
const root = import.meta.dirname;
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|css|mjs)$/.test(file) && existsSync(join(root, file)));

const commentsIn = (file: string, text: string): { start: number; end: number }[] =>
  file.endsWith('.css')
    ? [...text.matchAll(/\/\*.*?\*\//gs)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
    : parseSync(file, text).comments;

const asStops = (code: string) => code.replace(/\S/g, '.');
const withoutMarks = (comment: string) =>
  comment
    .replace(/^\/\*+|\*+\/$/g, asStops)
    .replace(/^([ \t]*)\*(?!\*)/gm, '$1 ')
    .replace(/^\/\//, '  ');

/** A text of the same length that keeps the words of comments; all else reads as full stops. */
const commentWords = (file: string, text: string) => {
  let [words, at] = ['', 0];
  for (const { start, end } of commentsIn(file, text)) {
    words += asStops(text.slice(at, start)) + withoutMarks(text.slice(start, end));
    at = end;
  }
  return words;
};

/** Sentences that begin with a relative clause, each with its file and line; a `What if` asks. */
const relativeSentences = (file: string, text: string) =>
  [
    ...commentWords(file, text).matchAll(
      /(?<=(?:^|[.:;!?]["'’»)`]*\s|\n[ \t]*\n)\s*)(?:Who|What|Of|Whose)\s(?!if\b)[^.]{0,60}/g,
    ),
  ].map(({ index, 0: words }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${file}:${line}: ${words.replace(/\s+/g, ' ').trim()}`;
  });

test('no sentence of a comment begins with Who, What, Of or Whose', () => {
  const found = tracked.flatMap((file) => relativeSentences(file, readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual([]);
});

test('such a sentence is found in each kind of comment, with its line', () => {
  const faults: [file: string, text: string, line: number][] = [
    ['a.ts', '/** What it costs. */', 1],
    ['a.ts', 'const a = 1; // Who pays.', 1],
    ['a.ts', '// Prices of a shop.\n// It sells. Of two\n// one stays.', 2],
    ['a.ts', '/**\n * Prices, in cents (`a`). What\n * is free has none.\n */', 2],
    ['a.ts', '/**\n * Prices\n *\n * Whose they are\n */', 4],
    ['a.ts', '/** A price */\n/** What it is of */', 2],
    ['a.tsx', 'const a = (\n  <p>\n    {/* Prices: What they are. */}\n  </p>\n);', 3],
    ['a.css', 'p {\n  /* Of many: one. */\n  color: red;\n}', 2],
  ];
  expect(faults.flatMap(([file, text]) => relativeSentences(file, text).map((one) => one.split(': ')[0]))).toEqual(
    faults.map(([file, , line]) => `${file}:${line}`),
  );
});

test('words inside a sentence, questions what if, and texts of code are none', () => {
  const right = [
    '/** The price of what is free. */',
    '// What if nobody pays?',
    '// The buyer, Who is missing.',
    "const a = '// What it costs.';",
    'const b = `/** Of two */`;',
    'const c = <p>{"// Who"} What it costs</p>;',
  ];
  expect(right.flatMap((text) => relativeSentences('a.tsx', text))).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

// A name that is exported is needed by another file.
const root = import.meta.dirname;
const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' }).split('\n');
const files = tracked.filter(Boolean).map((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const imported = [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, from = '']) => baseOf(from));
  return { file, text, words: new Set(text.match(/[\w$]+/g)), imported: new Set(imported) };
});

function baseOf(file: string) {
  return basename(file).replace(/\.tsx?$/, '');
}

/** Names that React Router and Vite read of a module by themselves. */
const read = new Set(
  'app clientLoader handle handleError headers Layout ErrorBoundary links loader meta shouldRevalidate'.split(' '),
);
// docs/wire.md prints all that a table of names exports; server/tables.ts is generated.
const generated = /\.names\.ts$|^server\/tables\.ts$/;
const declared = /^export (?:async )?(?:const|function|class|type|interface|enum) ([\w$]+)/gm;

test('no name is exported that no other file imports', () => {
  const found = files
    .filter(({ file }) => /^(contract|server|web|sites|demo)\//.test(file) && !generated.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(declared)].flatMap(([, name = '']) => {
        const needs = (one: (typeof files)[number]) => one.words.has(name) && one.imported.has(baseOf(file));
        return read.has(name) || files.some((one) => one.file !== file && needs(one)) ? [] : [`${file}: ${name}`];
      }),
    );
  expect(found).toEqual([]);
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(import.meta.dirname, 'spec-map.md'), 'utf8');
const named = [...text.matchAll(/`([\w./-]+\/[\w./-]*|[\w-]+\.(?:test|config)\.ts)`/g)].map(([, path = '']) => path);

test('every place and test that the map names exists', () => {
  expect(named.length).toBeGreaterThan(100);
  const paths = [...new Set(named)].filter(
    (path) =>
      !path.startsWith('/') &&
      !/^(autopart|brand|category|config|favourite|image|import|named|order|panel|setting|person|product|release|user|stock|vehicle)\/\w+$/.test(
        path,
      ),
  );
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every row says what shows it, or that it is to come', () => {
  const rows = text
    .split('\n')
    .filter((line) => /^\| (?!\||---|Req)/.test(line) && !line.startsWith('| | Requirement'));
  for (const row of rows) expect(row, row).toMatch(/\*to come\*|\.(test|spec)\.ts|modules' tests/);
});

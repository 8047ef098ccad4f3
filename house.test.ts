import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type MessageCode, messages } from '#contract/plain/messages';
import { sites } from '#sites/all';
import { type Site, siteIds } from '#sites/site';

// Rules of the house that a linter cannot say: which words belong to which room.
const root = import.meta.dirname;
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|css|sql|mjs)$/.test(file) && existsSync(join(root, file)));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const ofTests = /\.test\.tsx?$|^e2e\/|^server\/test\//;
const sources = tracked.filter((file) => !ofTests.test(file)).map((file) => ({ file, text: read(file) }));
const tests = tracked.filter((file) => ofTests.test(file) && !/^(house|spec-sentences)\.test/.test(file)).map(read);

const offenders = (words: RegExp, allowed: RegExp) =>
  sources.filter(({ file, text }) => !allowed.test(file) && words.test(text)).map(({ file }) => file);

/** Texts between the parentheses of calls. */
const argumentsOf = (text: string, calls: RegExp): string[] =>
  [...text.matchAll(calls)].map(({ index, 0: call }) => {
    const start = index + call.length;
    let [at, depth] = [start, 1];
    for (; depth > 0 && at < text.length; at++) {
      const letter = text[at] ?? '';
      if ('([{'.includes(letter)) depth++;
      else if (')]}'.includes(letter)) depth--;
      else if ('\'"`'.includes(letter))
        for (at++; at < text.length && text[at] !== letter; at++) if (text[at] === '\\') at++;
    }
    return text.slice(start, at - 1);
  });

/**
 * Texts that a test file expects: its matchers' arguments, by a name too, the rows of its tables, and texts looked for
 * on a page.
 */
const expectedIn = (text: string): string => {
  const matchers = argumentsOf(text, /\.to[A-Z]\w*\(/g).join('\n');
  const named = [...text.matchAll(/\bconst (\w+) = ([^;]*);/g)].flatMap(([, name = '', value = '']) =>
    new RegExp(`\\b${name}\\b`).test(matchers) ? [value] : [],
  );
  const tables = argumentsOf(text, /\b(test|describe)\.each(<[^(]*>)?\(/g);
  const pages = argumentsOf(text, /\bexpect\([\w.]+getByText\(/g);
  return [matchers, ...named, ...tables, ...pages].join('\n');
};

describe('the rooms of the house', () => {
  test('the wire is spoken in contract/wire.ts and its table alone', () => {
    const dialect = /\b(ParmKey|ParmValue|FilterKey|FilterValue|BCMode|OrderGUID|ProductCode|PePhone)\b|\b\w+_Z\b/;
    expect(offenders(dialect, /^contract\/(wire|plain\/entity|\w+\.names)\.ts$|^server\/http\/openapi\.ts$/)).toEqual(
      [],
    );
  });

  test('what differs by site stands in sites/', () => {
    expect(offenders(new RegExp(`site(\\.id)? *[!=]==? *'(${siteIds.join('|')})'`), /^sites\//)).toEqual([]);
  });

  test('no page or component holds a text of a site', () => {
    const textsOf = (value: unknown): string[] => {
      if (typeof value === 'string') return [value];
      return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
    };
    const ownTexts = ({ printing, companyPages, branchContact, partFinder }: Partial<Site>) => [
      printing,
      companyPages,
      branchContact,
      partFinder,
    ];
    const own = Object.values(sites).flatMap(({ name, about, contact, company, promises, ...site }) => [
      ...(name.includes(' ') ? [name] : []),
      ...textsOf([about, contact.email, contact.phone, company, promises, ...ownTexts(site)]).filter((text) =>
        text.trim().includes(' '),
      ),
    ]);
    // A sentence that fills a name in is looked for up to that name.
    const phrases = own.map((text) => text.split('{')[0]?.trim() ?? '').filter((text) => text.length > 11);
    const pages = sources.filter(({ file }) => file.startsWith('web/'));
    const held = pages.flatMap(({ file, text }) =>
      phrases.filter((phrase) => text.includes(phrase)).map((phrase) => `${file}: ${phrase}`),
    );
    expect(held).toEqual([]);
    expect(offenders(new RegExp(`\\b(${siteIds.join('|')})\\b`), /^(?!web\/)/)).toEqual([]);
  });

  test('the engine speaks no word of the shop', () => {
    const words = /\b(shop|product|price|stock|sale|seller|provider|catalogue|categor(y|ie)|brand|vehicle|family)s?\b/i;
    expect(offenders(words, /^(?!server\/engine\/)/)).toEqual([]);
  });

  test('the environment is read in one place', () => {
    const allowed =
      /^server\/(environment|main|dev)\.ts$|^scripts\/|^bench\/|^(vite|react-router|playwright|vitest)\.(config|projects)\.ts$|^demo\//;
    expect(offenders(/process\.env\b/, allowed)).toEqual([]);
  });

  test('what a shop builds and starts with is there after npm ci --omit=dev', () => {
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, object>;
    const started =
      /^(contract|sites|server|web|demo)\/|^scripts\/(build|start)\.ts$|^(vite|react-router)\.config\.ts$/;
    const imports = /(?:from|import|@import|src: url\()\s*\(?["']((?:@[\w-]+\/)?[a-z][\w.-]*)/g;
    const missing = sources
      .filter(({ file }) => started.test(file))
      .flatMap(({ file, text }) => {
        const values = text.replace(/^import type .*$/gm, '');
        const names = [...values.matchAll(imports)].map(([, name = '']) => name);
        return names.filter((name) => Object.hasOwn(devDependencies ?? {}, name)).map((name) => `${file}: ${name}`);
      });
    expect(missing).toEqual([]);
  });

  // The build makes variables of it, which are set only where a stylesheet says `color-scheme`.
  test('no stylesheet says light-dark()', () => {
    expect(offenders(/light-dark\(/, /(?<!\.css)$/)).toEqual([]);
  });

  test('no file is longer than 250 lines', () => {
    const generated = /^server\/(tables\.ts|schema\.sql)$/;
    const long = sources.filter(({ file, text }) => !generated.test(file) && text.split('\n').length > 251);
    expect(long.map(({ file }) => file)).toEqual([]);
  });

  test('the README shows six pictures, none above 150 KB', () => {
    const pictures = readFileSync(join(root, 'README.md'), 'utf8').match(/docs\/pictures\/[\w-]+\.webp/g) ?? [];
    expect(pictures).toHaveLength(6);
    for (const picture of pictures)
      expect([picture, statSync(join(root, picture)).size < 150_000]).toEqual([picture, true]);
  });

  test('no two migrations share a number', () => {
    // Databases know these by their whole names, so they cannot be given others any more; their order is settled.
    const settled = ['0010_mail_sending', '0010_orders_branch_name', '0012_autoparts', '0012_previous_codes'];
    const names = tracked.flatMap((file) => /^server\/migrations\/(.+)\.sql$/.exec(file)?.[1] ?? []);
    expect(settled.filter((name) => !names.includes(name))).toEqual([]);
    const numbers = names.filter((name) => !settled.includes(name)).map((name) => name.slice(0, 4));
    expect(numbers.filter((number) => !/^\d{4}$/.test(number))).toEqual([]);
    const taken = [...numbers, '0010', '0012'];
    expect(taken.filter((number, at) => taken.indexOf(number) !== at)).toEqual([]);
  });

  test('nothing unfinished or silenced is left behind', () => {
    expect(
      offenders(/\b(TODO|FIXME|HACK)\b|@ts-ignore|@ts-nocheck|oxlint-disable|biome-ignore/, /^house\.test\.ts$/),
    ).toEqual([]);
  });

  test('every sentence of a refusal is used, and expected by a test', () => {
    const codes = Object.keys(messages) as MessageCode[];
    const uses = sources.filter(
      ({ file }) => !/^(contract\/plain\/((communication|form|import)-)?messages|server\/refusal)\.ts$/.test(file),
    );
    expect(codes.filter((code) => !uses.some(({ text }) => text.includes(`'${code}'`)))).toEqual([]);
    const expected = tests.map(expectedIn);
    const isExpected = (code: MessageCode) => {
      const [part = ''] = messages[code].split(/\{\w+\}/).sort((one, other) => other.length - one.length);
      // An event of the log may be called as a sentence is.
      const named = new RegExp(`([mM]essages\\[|sentence\\(|refused\\(\\d+, |code: )'${code.replace('.', '\\.')}'`);
      return expected.some((text) => text.includes(part.trim()) || named.test(text));
    };
    expect(codes.filter((code) => !isExpected(code))).toEqual([]);
  });

  test('what a test merely mentions is not expected by it', () => {
    const answer = (text: string) => /Ese pedido no existe/.test(expectedIn(text));
    const expectations = [
      "expect(said.error).toBe('Ese pedido no existe');",
      "expect([1, f(')')]).toEqual([404, ['Ese pedido no existe']]);",
      "const gone = { error: 'Ese pedido no existe' };\nexpect(said).toMatchObject(gone);",
      "test.each([[1, 'Ese pedido no existe']])('%j', async (id, error) => expect(await find(id)).toBe(error));",
      "await expect(page.getByText('Ese pedido no existe')).toBeVisible();",
    ];
    expect(expectations.filter((text) => !answer(text))).toEqual([]);
    const mentions = [
      "const gone = 'Ese pedido no existe';",
      "expect(sentence('Ese pedido no existe')).toBe(other);",
      "test('Ese pedido no existe', () => expect(1).toBe(1));",
      '// Ese pedido no existe',
    ];
    expect(mentions.filter(answer)).toEqual([]);
  });
});

// The linter sees no circle through `import()`.
type Graph = Map<string, string[]>;

/** Finds static, type and dynamic imports. */
const importsIn = (text: string) =>
  [...text.matchAll(/\b(?:from|import)\s*\(?\s*'([#.][^']+)'/g)].map(([, name = '']) => name);

/** A circle of the graph, as the files on its way; undefined where there is none. */
const circleOf = (graph: Graph): string[] | undefined => {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    done.add(file);
    for (const next of graph.get(file) ?? []) {
      const circle = visit(next, [...way, file]);
      if (circle) return circle;
    }
    return undefined;
  };
  for (const file of graph.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return undefined;
};

const fileOf = (from: string, name: string) => {
  const path = name.startsWith('#') ? name.slice(1) : relative(root, resolve(root, dirname(from), name));
  return [path, `${path}.ts`].find((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)));
};

test('no file imports itself on the way of its imports', () => {
  const files = tracked.filter((file) => /\.tsx?$/.test(file));
  const graph: Graph = new Map(
    files.map((file) => {
      const names = importsIn(read(file));
      return [file, names.flatMap((name) => fileOf(file, name) ?? [])];
    }),
  );
  expect([...graph.values()].flat().length).toBeGreaterThan(files.length);
  expect(circleOf(graph)).toBeUndefined();
});

test('a circle is one through types and through what is fetched later too', () => {
  expect(importsIn(`import type { A } from './a.ts';\nconst b = () => import('#web/b.tsx');`)).toEqual([
    './a.ts',
    '#web/b.tsx',
  ]);
  expect(circleOf(new Map(Object.entries({ a: ['b'], b: ['c'], c: ['b'] })))).toEqual(['b', 'c', 'b']);
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import type { User } from '#contract/accounts';
import { settingGroups, textGroups } from '#contract/setting-words';
import { readEnvironment } from '#server/environment';
import { notificationPaths } from '#server/payments/providers/provider';
import { screensOf } from '#web/gestion/layout/screens';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const ownersPages = ['LEEME.md', 'docs/pagos.md'];
const spanishPages = [...ownersPages, 'docs/importar.md'];

/** Each find of a pattern's first group, after the file that holds it. */
const findIn = (files: string[], pattern: RegExp, textOf = read) =>
  files.flatMap((file) => [...textOf(file).matchAll(pattern)].map(([, found = '']) => ({ file, found })));

/** The finds that a check refuses, as `file: find`; fails where a file has no find at all. */
const refused = (finds: { file: string; found: string }[], files: string[], isRight: (found: string) => boolean) => {
  expect(files.filter((file) => !finds.some((one) => one.file === file))).toEqual([]);
  return finds.filter(({ found }) => !isRight(found)).map(({ file, found }) => `${file}: ${found}`);
};

const withoutBlocks = (file: string) => read(file).replace(/^ *```[^]*?^ *```/gm, '');
const codeIn = (file: string) => (read(file).match(/^ *```[^]*?^ *```|`[^`\n]+`/gm) ?? []).join('\n');

/** The paragraphs and list items of a page, each as one line without its list's mark and the bold words that head it. */
const paragraphs = (file: string) =>
  withoutBlocks(file)
    .split(/\n\s*\n|\n(?= *(?:\d+\.|-) )/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .map((part) => part.replace(/^(?:(?:\d+\.|-) )?(?:\*\*[^*]+\*\*)?/, ''))
    .join('\n');

/** The anchors that GitHub gives the headings of a page. */
const anchorsOf = (file: string) =>
  [...withoutBlocks(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

test('every link of the Spanish pages leads to a file and heading that exist', () => {
  for (const file of spanishPages) {
    const links = findIn([file], /\]\((?!https?:)([^)\s]+)\)/g, withoutBlocks);
    const leads = (link: string) => {
      const [path = '', anchor] = link.split('#');
      const target = path ? join(file, '..', path) : file;
      return existsSync(join(root, target)) && (anchor === undefined || anchorsOf(target).includes(anchor));
    };
    expect(refused(links, [file], leads)).toEqual([]);
  }
});

test('every command of the Spanish pages is a script of package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = findIn(spanishPages, /\bnpm (?:run )?(?!run\b|ci\b)([a-z][\w:-]*)/g, codeIn);
  expect(refused(named, spanishPages, (name) => Object.hasOwn(scripts, name))).toEqual([]);
});

test('the program of the service exists', () => {
  const named = findIn(['LEEME.md'], /^ExecStart=\/opt\/tienda\/node_modules\/\.bin\/node (\S+)$/gm);
  expect(refused(named, ['LEEME.md'], (path) => existsSync(join(root, path)))).toEqual([]);
});

const section = (heading: string) =>
  read('LEEME.md')
    .split(/^## /m)
    .find((part) => part.startsWith(`${heading}\n`)) ?? '';

test.each([
  ['La primera hora', 'npm start'],
  ['Ponerla en internet', 'systemctl enable --now tienda'],
  ['Actualizar', 'systemctl start tienda'],
])('«%s» installs what the shop needs before `%s`', (heading, start) => {
  const [before, ...after] = section(heading).split(start);
  expect(after).not.toEqual([]);
  expect(before).toContain('npm ci --omit=dev');
});

test('the data of the first hour stand in a folder of the owner, from which the service moves them', () => {
  const folder = /^ *DATA_DIR=(\/home\/vos\/\S+)$/m.exec(section('La primera hora'))?.[1];
  const [, from, to] = /^mv -T (\/home\/vos\/datos\S+) (\S+)/m.exec(section('Ponerla en internet')) ?? [];
  expect(from).toBe(folder);
  expect(section('Ponerla en internet')).toContain(`\`DATA_DIR=${to}\``);
});

/** Whether a value that is set reaches the shop, or stops its start by that name. */
const isRead = (name: string) => {
  try {
    return Object.entries(readEnvironment({ [name]: '?' })).some(([key, value]) => key === name && value === '?');
  } catch (error) {
    return String(error).includes(`\n  ${name}: `);
  }
};

test('every variable of the Spanish pages is one that the shop reads', () => {
  const named = findIn(spanishPages, /(?<![\w.=,/-])([A-Z]+(?==)|[A-Z]+(?:_[A-Z]+)+)(?![\w-])/g, codeIn);
  expect(refused(named, spanishPages, isRead)).toEqual([]);
  expect([isRead('SMTP_URL'), isRead('DATA_DIR'), isRead('SITES'), isRead('SMTP_ADDRESS')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('a shop starts with the lines for its .env, as they stand there', () => {
  const blocks = findIn(ownersPages, /^ *```sh\n((?: *[A-Z_]+=.*\n)+) *```/gm);
  const starts = (lines: string) => {
    readEnvironment(parseEnv(lines.replace(/^ +/gm, '')));
    return true;
  };
  expect(refused(blocks, ownersPages, starts)).toEqual([]);
});

test('every place of the panel that the owner’s pages name is a screen or a part of its settings', () => {
  const administrator = { roles: ['administrator'], sellsFor: [] } as unknown as User;
  const screens = screensOf(administrator, 'autoparts').flatMap(({ screens: listed }) => listed);
  const places = [...screens.map(({ label }) => label), ...[...settingGroups, ...textGroups].map(({ title }) => title)];
  const named = findIn(ownersPages, /\*\*([^*]+)\*\*/g, paragraphs);
  expect(refused(named, ownersPages, (place) => places.includes(place))).toEqual([]);
});

test('every text of a screen that the owner’s pages quote stands so on one', () => {
  const sources = globSync('{web,contract}/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map(read)
    .join('\n');
  const quoted = findIn(ownersPages, /«([^»]+)»/g);
  const isShown = (text: string) =>
    new RegExp(`(?:^ *|['"\`>])${RegExp.escape(text)}(?:['"\`<.]|$)`, 'm').test(sources);
  expect(refused(quoted, ['LEEME.md'], isShown)).toEqual([]);
});

test('the addresses for notices in docs/pagos.md are those that the shop answers', () => {
  const named = findIn(['docs/pagos.md'], /`https:\/\/www\.mitienda\.uy(\/[^`]*)`/g).map(({ found }) => found);
  expect(new Set(named)).toEqual(new Set(Object.values(notificationPaths)));
});

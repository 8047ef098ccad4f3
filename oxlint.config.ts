import { defineConfig, type OxlintOverride } from 'oxlint';

/** The server's modules in their order: each may import only services of those to its left. */
export const modules = [
  'history',
  'places',
  'settings',
  'images',
  'people',
  'stock',
  'read-model',
  'catalogue',
  'autoparts',
  'search',
  'seo',
  'companies',
  'content',
  'gallery',
  'payments',
  'accounts',
  'communications',
  'contact',
  'newsletter',
  'arrivals',
  'favourites',
  'orders',
  'backup',
  'panel',
  'named',
  'import',
  'imports',
  'exports',
  'merges',
  'erasure',
];

type Pattern = {
  regex?: string;
  group?: string[];
  message: string;
  allowTypeImports?: boolean;
  importNames?: string[];
};
const room = (files: string, patterns: Pattern[]): OxlintOverride => ({
  files: [files],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/** Imports of these folders, however deep the file lies and whether by name or by a relative path. */
const of = (base: string, folders: string[]) => `^(#${base}/|(\\.\\./)+(${base}/)?)(${folders.join('|')})(/|$)`;
/** Imports of whole rooms. */
const ofRooms = (...rooms: string[]) => `^(#|(\\.\\./)+)(${rooms.join('|')})/`;

const noWeb = {
  regex: `${ofRooms('web')}|^@(mantine|tanstack)/`,
  message: 'The server never imports the web room, nor what only its pages use.',
};
const infrastructure = ['http', 'database', 'jobs', 'mail', 'log', 'engine'];
const message = 'The engine knows no shop: a schema tells it what documents are made of.';
const ofServer = ['engine', 'database', 'log', 'plain-text', 'worker-url'];
const noShop: Pattern[] = [
  { regex: ofRooms('contract', 'sites', 'demo'), message },
  { group: ['#server/*', ...ofServer.map((name) => `!#server/${name}`)], message },
];

const noServer = { regex: ofRooms('server', 'demo'), message: 'The web room never imports the server.' };
const wholeContract = { regex: '^(\\.\\./)+contract/', message: 'Name the contract: #contract/….' };

// A visitor's browser gets no zod: of the contract it takes types, and what is free of it.
const web: Pattern[] = [
  noServer,
  wholeContract,
  {
    regex: `${of('web', ['panel', 'gestion'])}|^\\./(panel|gestion)/`,
    message: 'The back-office never reaches visitors.',
  },
  { regex: '^@(mantine|tanstack)/', message: 'Only web/panel and web/gestion use these.' },
  {
    group: ['zod', '#contract/*', '!#contract/plain', '!#contract/wire'],
    message: 'Zod stays out of the browser: import types, or what is free of it.',
    allowTypeImports: true,
  },
  {
    group: ['react-router'],
    importNames: ['Form', 'PrefetchPageLinks', 'useFetcher', 'useFetchers', 'useSubmit'],
    message: 'Visitors send through web/data/call, which knows their session.',
  },
];
// Staff may have zod.
const staff: Pattern[] = [
  noServer,
  wholeContract,
  { regex: of('web', ['storefront', 'blocks']), message: 'Of the web room staff screens use panel, ui and data.' },
];
const below = (folder: string, above: string[]): Pattern => ({
  regex: of('web', above),
  message: `web/${folder} stands below these.`,
  allowTypeImports: folder === 'data',
});

export default defineConfig({
  plugins: ['typescript', 'import', 'react', 'oxc', 'unicorn'],
  options: { typeAware: true },
  categories: { correctness: 'error' },
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/no-floating-promises': 'error',
    'typescript/no-explicit-any': 'error',
    'max-lines': ['error', { max: 250 }],
  },
  ignorePatterns: ['node_modules', '/build', '.react-router', '/data', '/bench-data', 'reports', 'server/tables.ts'],
  overrides: [
    room('contract/**', [
      {
        group: ['*', '!zod', '!#contract', '!#contract/**', '!./*'],
        message: 'The contract is pure: zod and its own files only.',
      },
    ]),
    room('contract/plain/**', [
      {
        group: ['*', '!#contract', '#contract/*', '!#contract/plain', '!#contract/plain/*', '!./*'],
        message: 'What both sides run reads only its own folder.',
      },
    ]),
    room('contract/things/**', [
      {
        group: [
          '*',
          '!#contract',
          '#contract/*',
          '!#contract/things',
          '!#contract/things/*',
          '!#contract/plain',
          '!#contract/plain/*',
        ],
        message: 'What a thing is goes to the browser with its wire names: no zod.',
      },
    ]),
    room('contract/{wire,names,*.names}.ts', [
      {
        group: [
          '*',
          '!#contract',
          '#contract/*',
          '!#contract/*.names',
          '!#contract/names',
          '!#contract/plain',
          '!#contract/plain/*',
          '!#contract/things',
          '!#contract/things/*',
        ],
        message: 'The wire and its names go to the browser: no zod.',
        allowTypeImports: true,
      },
    ]),
    room('sites/**', [
      {
        group: ['*', '!zod', '!#contract', '!#contract/**', '!#sites', '!#sites/*', '!./*'],
        message: 'Sites are data.',
      },
    ]),
    room('bench/**', [
      { regex: `${ofRooms('web')}|${of('server', ['test'])}`, message: 'The bench measures the shop from outside.' },
    ]),
    room('web/**', web),
    room('web/ui/**', [
      ...web,
      below('ui', ['data', 'orders', 'blocks', 'storefront']),
      {
        group: [
          '#sites/*',
          '#contract/*',
          '!#contract/plain',
          '#contract/plain/*',
          '!#contract/plain/pictures',
          '!#contract/plain/money-text',
          '!#contract/plain/pesos',
        ],
        message: 'web/ui knows no word of the shop.',
      },
    ]),
    room('web/data/**', [...web, below('data', ['ui', 'orders', 'blocks', 'storefront'])]),
    room('web/orders/**', [...web, below('orders', ['blocks', 'storefront'])]),
    room('web/blocks/**', [...web, below('blocks', ['storefront'])]),
    room('web/storefront/**', [
      ...web,
      {
        regex: `${of('web', ['storefront'])}|^\\.\\./`,
        message: 'A screen imports no other screen: what two need stands in blocks.',
      },
    ]),
    room('web/panel/**', [...staff, { regex: of('web', ['gestion']), message: 'web/panel stands below the screens.' }]),
    room('web/gestion/**', [
      ...staff,
      {
        regex: `${of('web', ['gestion'])}|^\\.\\./`,
        message: 'A screen imports no other screen: what two need stands in panel.',
      },
    ]),
    room('server/*.ts', [
      { ...noWeb, message: 'Of the web room only page-context.ts takes something.' },
      { regex: ofRooms('demo'), message: 'Of the demo only demo.ts takes something.' },
    ]),
    { files: ['server/page-context.ts', 'server/demo.ts'], rules: { 'no-restricted-imports': 'off' } },
    ...infrastructure.map((folder) =>
      room(`server/${folder}/**`, [
        { regex: of('server', modules), message: 'No shop words in the infrastructure.' },
        noWeb,
        ...(folder === 'engine' ? noShop : []),
      ]),
    ),
    ...modules.map((name, at) =>
      room(`server/${name}/**`, [
        {
          regex: of('server', modules.slice(at + 1)),
          message: 'A module imports only from its left (see the list in oxlint.config.ts).',
        },
        {
          regex: `${of('server', modules.slice(0, at))}.*\\.(store|routes)(\\.ts)?$`,
          message: 'Of another module import only its service.',
        },
        noWeb,
      ]),
    ),
    {
      files: ['**/*.test.ts', '**/*.test.tsx'],
      rules: { 'no-restricted-imports': 'off', 'max-lines': ['error', { max: 400 }] },
    },
  ],
});

import { defineConfig, type OxlintOverride } from 'oxlint';

/** The server's modules in their order: each may import only services of those to its left. */
export const modules = [
  'settings',
  'history',
  'places',
  'images',
  'people',
  'stock',
  'catalogue',
  'autoparts',
  'search',
  'companies',
  'content',
  'payments',
  'accounts',
  'communications',
  'contact',
  'orders',
  'import',
];

type Pattern = { group: string[]; message: string; allowTypeImports?: boolean; importNames?: string[] };
const room = (files: string, patterns: Pattern[]): OxlintOverride => ({
  files: [files],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const noWeb = { group: ['#web/*', '#web/**', '**/web/**'], message: 'The server never imports the web room.' };
const infrastructure = ['http', 'database', 'jobs', 'mail', 'log'];

// The browser gets no zod: of the contract it takes types, and the files that are free of it.
const web: Pattern[] = [
  { group: ['#server/*', '#server/**', '**/server/**', '#demo/*'], message: 'The web room never imports the server.' },
  {
    group: [
      'zod',
      '#contract/*',
      '!#contract/wire',
      '!#contract/names',
      '!#contract/messages',
      '!#contract/commerce',
      '!#contract/pictures',
      '!#contract/money-text',
      '!#contract/on-request',
      '!#contract/millimetres',
      '!#contract/pesos',
      '!#contract/date-text',
      '!#contract/cart-lines-max',
      '!#contract/order-rules',
      '!#contract/withdrawal',
      '!#contract/rules',
      '!#contract/consents',
    ],
    message: 'Zod stays out of the browser: import types, or what is free of it.',
    allowTypeImports: true,
  },
  {
    group: ['react-router'],
    importNames: ['Form', 'PrefetchPageLinks', 'useFetcher', 'useFetchers', 'useSubmit', 'useBlocker'],
    message: 'The build leaves this out (vite.config.ts): send through web/data/call.',
  },
];
const screens = ['#web/storefront/**', '#web/gestion/**'];
const below = (folder: string, group: string[]): Pattern => ({
  group,
  message: `web/${folder} stands below these.`,
  allowTypeImports: folder === 'data',
});

export default defineConfig({
  plugins: ['typescript', 'import', 'react', 'oxc', 'unicorn'],
  options: { typeAware: true },
  categories: { correctness: 'error' },
  rules: {
    'import/no-cycle': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-explicit-any': 'error',
    'max-lines': ['error', { max: 250 }],
  },
  ignorePatterns: ['node_modules', '/build', '.react-router', '/data', '/bench-data', 'reports', 'server/tables.ts'],
  overrides: [
    room('contract/**', [
      { group: ['*', '!zod', '!#contract/*', '!./*'], message: 'The contract is pure: zod and its own files only.' },
    ]),
    room('sites/**', [{ group: ['*', '!zod', '!#contract/*', '!#sites/*', '!./*'], message: 'Sites are data.' }]),
    room('bench/**', [
      { group: ['#web/*', '#web/**', '#server/test/*'], message: 'The bench measures the shop from outside.' },
    ]),
    room('web/**', web),
    room('web/ui/**', [
      ...web,
      below('ui', [
        '#contract/*',
        '!#contract/pictures',
        '!#contract/money-text',
        '!#contract/pesos',
        '#sites/*',
        '#web/data/**',
        '#web/blocks/**',
        ...screens,
      ]),
    ]),
    room('web/data/**', [...web, below('data', ['#web/ui/**', '#web/blocks/**', ...screens])]),
    room('web/blocks/**', [...web, below('blocks', screens)]),
    room('web/{storefront,gestion}/**', [
      ...web,
      { group: [...screens, '../**'], message: 'A screen imports no other screen: what two need stands in blocks.' },
    ]),
    ...infrastructure.map((folder) =>
      room(`server/${folder}/**`, [
        { group: modules.map((name) => `#server/${name}/*`), message: 'No shop words in the infrastructure.' },
        noWeb,
      ]),
    ),
    ...modules.map((name, at) =>
      room(`server/${name}/**`, [
        {
          group: modules.slice(at + 1).map((right) => `#server/${right}/*`),
          message: 'A module imports only from its left (see the list in oxlint.config.ts).',
        },
        {
          group: modules.slice(0, at).flatMap((left) => [`#server/${left}/*.store`, `#server/${left}/*.routes`]),
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

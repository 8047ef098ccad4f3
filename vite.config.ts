import { getRequestListener } from '@hono/node-server';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** Answers in development everything that Vite does not serve itself with the shop's own server. */
const shopInDevelopment = (): Plugin => ({
  name: 'shop-in-development',
  apply: 'serve',
  configureServer: (vite) => () => {
    vite.middlewares.use(async (req, res, next) => {
      try {
        req.url = req.originalUrl;
        const { app } = await vite.ssrLoadModule('/server/dev.ts');
        // Loaded apart, so that an edit of a screen does not start the server anew.
        const build = await vite.ssrLoadModule('virtual:react-router/server-build');
        await getRequestListener((await app(build)).fetch)(req, res);
      } catch (error) {
        next(error);
      }
    });
  },
});

const panel = /\/web\/gestion\/|@mantine|mantine-datatable|recharts|@dnd-kit|@tanstack/;

// What always comes together stands in one file: left to itself the bundler cuts a product page into twenty, and
// compressed apart they are 9 KB larger. What only some pages need stays out of these.
const chunks = {
  framework: /\/node_modules\/(react|react-dom|react-router|scheduler)\//,
  shell: new RegExp(
    [
      '/web/(root|paths)\\.|/web/blocks/error-page|/contract/money-text',
      '/web/storefront/layout/(?!menu-drawer|own-menu|suggestion|ask-suggestions)',
      '/web/data/(browser-store|call|cart|page-meta|session|site|user)\\.',
      '/web/ui/(button|button-look|classes|connection|icon|icon-button|link-button|money|skeleton|toast|toasts)\\.',
    ].join('|'),
  ),
  catalogue:
    /\/web\/blocks\/(add-to|brand|category|code-match|millimetres|page|parts-styles|price|product-(card|picture|tags)|shown-(card|price)|stock|whatsapp-(button|chats))|\/web\/data\/use-own-answer|\/web\/ui\/(breadcrumb|in-own-file|picture)\.|\/contract\/pictures/,
  carousel: /\/web\/ui\/(carousel|use-autoplay)\.|\/web\/blocks\/product-carousel/,
  lists:
    /\/web\/ui\/(empty-state|field-control|pagination|page-numbers|select|text-input|use-hydrated)\.|\/web\/blocks\/result-words/,
  forms: /\/web\/ui\/(checkbox|field)\./,
  list: /\/web\/storefront\/products\/(category|chip|facet|filter-button|filters|kept|list|order|text|use)/,
  part: /\/web\/blocks\/(application|measures|part-name|picked|shown-autopart)/,
  parts: /\/web\/storefront\/products\/(autopart|measure)|\/web\/blocks\/autopart/,
};
const folderOf = (modules: readonly string[]) =>
  modules.some((id) => panel.test(`/${id}`)) ? 'assets/panel' : 'assets';
const script = (chunk: { moduleIds: readonly string[] }) => `${folderOf(chunk.moduleIds)}/[name]-[hash].js`;

export default defineConfig({
  plugins: [shopInDevelopment(), tailwindcss(), reactRouter()],
  server: { host: process.env.HOST ?? '127.0.0.1', port: Number(process.env.PORT ?? 3000), strictPort: true },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames: script,
            entryFileNames: script,
            codeSplitting: { groups: Object.entries(chunks).map(([name, test]) => ({ name, test })) },
            assetFileNames: (asset) => `${folderOf(asset.originalFileNames)}/[name]-[hash][extname]`,
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          // Workers find each other by name in one folder, so no chunk goes into a folder of its own.
          output: { chunkFileNames: '[name]-[hash].js' },
          input: {
            main: './server/main.ts',
            'pglite-worker': './server/database/pglite-worker.ts',
            'index-worker': './server/engine/index-worker.ts',
          },
        },
      },
    },
  },
});

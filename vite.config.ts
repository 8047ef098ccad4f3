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
const framework = /\/node_modules\/(react|react-dom|react-router|scheduler)\//;
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
            // In one file the framework compresses some 3 KB smaller than in six, and stays the same over our changes.
            codeSplitting: { groups: [{ name: 'framework', test: framework }] },
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
            'index-worker': './server/search/index-worker.ts',
          },
        },
      },
    },
  },
});

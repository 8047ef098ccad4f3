import { getRequestListener } from '@hono/node-server';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { loadEnvironmentFile } from './scripts/environment-file.ts';
import { groups, idOf, isOfPanel } from './vite.chunks.ts';

loadEnvironmentFile();

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

// By file: what it exports. The browser keeps their HTML as it came (web/ui/server-html.ts) and gets nothing that they import.
const onServerAlone = new Map([
  [idOf('storefront/layout/footer-text.tsx'), 'FooterText'],
  [idOf('storefront/layout/header-logo.tsx'), 'HeaderLogo'],
  [idOf('storefront/layout/page-top.tsx'), 'PageTop'],
  [idOf('storefront/layout/scriptless-menu.tsx'), 'ScriptlessMenu'],
]);
const leaveToServer = (): Plugin => ({
  name: 'leave-to-server',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    const name = this.environment.name === 'client' && onServerAlone.get(id);
    return name ? `export const ${name} = () => null;` : undefined;
  },
});

const folderOf = (modules: readonly string[]) =>
  modules.some((id) => isOfPanel(`/${id}`)) ? 'assets/panel' : 'assets';
// A name of each file would cost every visitor: the manifest names them all. A file that loads later keeps its own.
const script = ({ moduleIds, isDynamicEntry }: { moduleIds: readonly string[]; isDynamicEntry: boolean }) => {
  const folder = folderOf(moduleIds);
  return isDynamicEntry && folder === 'assets' ? 'assets/[name]-[hash].js' : `${folder}/[hash].js`;
};

export default defineConfig({
  plugins: [shopInDevelopment(), leaveToServer(), tailwindcss(), reactRouter()],
  server: { host: process.env.HOST ?? '127.0.0.1', port: Number(process.env.PORT ?? 3000), strictPort: true },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames: script,
            entryFileNames: script,
            codeSplitting: { groups },
            // V8 compiles these files whole, beside the page's thread; left to a function's first call it keeps that thread busy.
            postBanner: '//# allFunctionsCalledOnLoad',
            assetFileNames: ({ originalFileNames }) => `${folderOf(originalFileNames)}/[name]-[hash][extname]`,
          },
        },
      },
    },
    ssr: {
      // Whole, the panel's library would cost each start half a second; built in, the server loads the few pieces that screens import.
      resolve: { noExternal: [/^@(mantine|floating-ui|tanstack)\//] },
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

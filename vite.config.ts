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

// Of React Router what this shop does not use: submitting, fetchers and blockers (screens send through `web/data/call`),
// prefetching, middleware, loading or changing the list of routes bit by bit, view transitions, routers of other kinds.
// A linter rule keeps the screens off them.
const unused = [
  'fetch',
  'handleAction',
  'handleFetcherAction',
  'handleFetcherLoader',
  'updateBlocker',
  'discoverRoutes',
  'PrefetchPageLinks',
  'RSCErrorHandler',
  'singleFetchActionStrategy',
  'singleFetchLoaderFetcherStrategy',
  'nonSsrStrategy',
  'fetchAndApplyManifestPatches',
  'getSubmittingNavigation',
  'getFetcher',
  'resetFetcher',
  'setFetcherError',
  'queueFetcherForDeletion',
  'deleteFetcher',
  'getUpdatedRevalidatingFetchers',
  'getBlocker',
  'dispose',
  'patchRoutes',
  'patchRoutesImpl',
  '_internalSetRoutes',
  'wrapShouldRevalidateForHdr',
  'useNavigateUnstable',
  'DefaultErrorComponent',
  'noActionDefinedError',
  'getLoadingFetcher',
  'getDoneFetcher',
  'createClientRoutesWithHMRRevalidationOptOut',
];
/** What those answer here that are asked all the same. */
const answers = {
  'useIsRSCRouterContext|markFetchRedirectsDone|abortStaleFetchLoads': 'false',
  'shouldBlockNavigation|restoreAppliedTransitions|persistAppliedTransitions': 'undefined',
  'getSubmissionFromNavigation|consumeInstrumentationClientResultMetaReceiver': 'undefined',
  usePrefetchBehavior: '[false, null, {}]',
  RemixRootDefaultErrorBoundary: 'null',
};
const bodyOf = (names: string) =>
  new RegExp(`^(\\t*)((?:async )?function (${names})\\(.*\\) \\{)\\n[^]*?^\\1\\}$`, 'gm');

const leaner: [RegExp, string][] = [
  // What is named after it was made counts as used.
  [/^\w+\.displayName = "\w+";$/gm, ''],
  [/= (React\$1\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'],
  // Questions whose answer is known.
  [/if \((?:init|opts\?)\.instrumentations\)/g, 'if (false)'],
  [/if \(init\.patchRoutesOnNavigation\)/g, 'if (false)'],
  [/if \(typeof route\.lazy === "function"\)/g, 'if (false)'],
  [/if \(request\.method !== "GET"\)/g, 'if (false)'],
  [/(?<!function )isFogOfWarEnabled\(routeDiscovery, ssr\)/g, 'false'],
  [/(?<!function )is(?:SubmissionNavigation|MutationMethod)\([\w.]+\)/g, 'false'],
  [/if \(!tuple\) return await handler\(\);/g, 'return await handler();'],
  [/args\.runClientMiddleware\(dataStrategy\)/g, 'dataStrategy(args)'],
  [/let runClientMiddleware = [^]*?^\t\};$/gm, 'let runClientMiddleware;'],
  [/init\.dataStrategy \|\| defaultDataStrategyWithMiddleware/g, 'init.dataStrategy'],
  [/^\tfetchLoadMatches\.forEach\([^]*?^\t\}\);$/gm, ''],
  [/let isViewTransitionAvailable = .*;$/gm, 'let isViewTransitionAvailable = false;'],
  [/^\tReact\$1\.useEffect\(\(\) => \{\n\t\tif \((?:renderDfd|!?vtContext)\b[^]*?\]\);$/gm, ''],
  // The scripts of a page that the server makes.
  [/= staticContext \?/g, '= false ?'],
  [/= !isStatic \?/g, '= true ?'],
  // A page's code that is missing: only a shop that answers is asked for its newer self.
  [
    /window\.location\.reload\(\)(?=;)/,
    'await fetch(route.module, { cache: "no-store" }).then(() => $&, () => { throw error; })',
  ],
  // Advice for programmers.
  [/(?<!function )\bwarn(?:ing|Once|ingOnce)\(.*\);$/gm, 'void 0;'],
  [/errorMessage = (["`]).*\1;$/gm, 'errorMessage = "";'],
  [/\b((?:UNSAFE_)?invariant\(.*?), (["`]).*\2\);$/gm, '$1);'],
  [bodyOf(unused.join('|')), "$1$2 throw new Error('left out: $3'); }"],
  ...Object.entries(answers).map(([names, answer]): [RegExp, string] => [bodyOf(names), `$1$2 return ${answer}; }`]),
];

/**
 * Takes 15 KB of every first page. Where an upgrade changes these lines, nothing breaks but the budget of
 * e2e/first-load-bytes.spec.ts, and with one of them e2e/visitor-loses-the-connection.spec.ts.
 */
const withoutUnusedRouter = (): Plugin => ({
  name: 'without-unused-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\// },
    handler: (code) => leaner.reduce((left, [pattern, instead]) => left.replace(pattern, instead), code),
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
  plugins: [shopInDevelopment(), withoutUnusedRouter(), tailwindcss(), reactRouter()],
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

import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, normalizePath, type Plugin } from 'vite';
import { loadEnvironmentFile } from './scripts/environment-file.ts';

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

const libraries = /\/node_modules\/@(mantine|floating-ui|tanstack)\//;
const dialogLibraries = /\/(@mantine\/core\/esm\/components\/(Modal|ModalBase|Tooltip)|react-remove-scroll)\//;
const formLibraries =
  /\/@mantine\/core\/esm\/components\/(Autocomplete|Card|Code|ColorSwatch|CopyButton|Divider|Drawer|Fieldset|FileButton|FloatingIndicator|Grid|List|MultiSelect|PasswordInput|Pill|PillsInput|Progress|Radio|SegmentedControl|SimpleGrid|Switch|Tabs|TagsInput|Textarea|ThemeIcon)\/|\/use-(clipboard|debounced-value|hotkeys|interval|pills-reorder)\//;
const isOfPanel = (id: string) => /\/web\/(gestion|panel)\//.test(id) || libraries.test(id);

// Modules that pages load together stand in one file: left to itself the bundler cuts a product page into forty, which
// compress worse. Each chunk holds these files and all that they import, except what a chunk above it holds.
const chunks = {
  shell: [
    '../contract/plain/brand-logos.ts',
    '../contract/plain/folded-text.ts',
    '../contract/plain/geolocation.ts',
    '../contract/plain/link.ts',
    '../contract/plain/list-text.ts',
    '../contract/plain/on-request.ts',
    '../contract/plain/pictures.ts',
    'data/page-meta.ts',
    'data/sign-out.ts',
    'root.tsx',
    'storefront/layout/storefront.tsx',
    'storefront/layout/of-this-site.tsx',
    'ui/use-hydrated.ts',
  ],
  catalogue: [
    'blocks/cards/card-cart.tsx',
    'blocks/cards/price.tsx',
    'blocks/cards/product-picture.tsx',
    'blocks/cards/product-tags.tsx',
    'blocks/cards/stock-word.tsx',
    'blocks/parts/code-match.tsx',
    'data/use-own-answer.ts',
    'ui/breadcrumb.tsx',
    'ui/button.tsx',
    'ui/empty-state.tsx',
    'ui/in-own-file.ts',
    'ui/more-button.tsx',
    'ui/use-out-of-sight.ts',
  ],
  // The panel names the queues of orders too.
  commerce: [
    '../contract/plain/channels.ts',
    '../contract/plain/counted-text.ts',
    '../contract/plain/order-fields.ts',
    '../contract/plain/order-pesos.ts',
    '../contract/plain/order-queues.ts',
    '../contract/plain/tracking.ts',
    '../contract/plain/transfer.ts',
  ],
  // Pages of parts show none at first.
  card: ['blocks/cards/product-card.tsx'],
  buying: ['blocks/contact/contact-link.tsx', 'ui/quantity-input.tsx', 'ui/radio-cards.tsx', 'ui/use-modal.ts'],
  forms: ['ui/field.tsx', 'ui/select.tsx', 'ui/text-input.tsx'],
  account: [
    '../contract/plain/consents.ts',
    'blocks/account/account-page.tsx',
    'blocks/account/new-password-fields.tsx',
    'blocks/account/place-fields.tsx',
    'blocks/account/resend-activation.tsx',
    'blocks/mails-wait.tsx',
    'blocks/terms-note.tsx',
    'blocks/use-screen.ts',
    'data/activation-channel.ts',
    'data/field-checks.ts',
    'blocks/account/going-to.ts',
    'data/guest.ts',
    'data/login.ts',
    'data/translated.ts',
    'ui/form.tsx',
    'ui/form-state.ts',
  ],
  list: [
    'storefront/products/list-frame.tsx',
    'storefront/products/measure-fields.tsx',
    'storefront/products/text-form.tsx',
  ],
  seen: ['blocks/cards/recently-seen.tsx'],
  orders: [
    '../contract/plain/held-money.ts',
    '../contract/plain/payments.ts',
    'blocks/account/address-dialog.tsx',
    'blocks/account/phone-dialog.tsx',
    'blocks/account/sign-in-over.tsx',
    'blocks/account/use-kept-user.ts',
    'blocks/cart/cart-line.tsx',
    'blocks/cart/empty-cart.tsx',
    'blocks/cart/short-lines.tsx',
    'blocks/cart/to-order.tsx',
    'blocks/orders/cancel-dialog.tsx',
    'blocks/orders/charged-pesos.tsx',
    'blocks/orders/order-items.tsx',
    'blocks/orders/order-sums.tsx',
    'blocks/orders/order-words.ts',
    'data/leave.ts',
    'data/missing-prices.ts',
    'data/purchases.ts',
  ],
  vehicle: ['blocks/vehicle/own-vehicle.tsx'],
  parts: [
    'blocks/contact/whatsapp-button.tsx',
    'blocks/parts/first-to-buy.ts',
    'blocks/parts/parts-styles.tsx',
    'blocks/parts/shown-autopart.ts',
  ],
};
// The same of the panel: what stands round each screen, and what its lists share.
const panelChunks = {
  'panel-frame': [
    'gestion/layout/allowed-screen.tsx',
    'gestion/layout/frame.tsx',
    'panel/edit/leave-guard.tsx',
    'panel/panel-provider.tsx',
    'panel/staff-only.tsx',
  ],
  'panel-lists': [
    'panel/category-choices.ts',
    'panel/column-choice.tsx',
    'panel/data-table.tsx',
    'panel/filter-fold.tsx',
    'panel/list-table.tsx',
    'panel/lost-answer.tsx',
    'panel/pictures/thumbnail.tsx',
    'panel/search-input.tsx',
    'panel/search-select.tsx',
    'panel/state-pill.tsx',
    'panel/thing-list.tsx',
    'panel/take-back.ts',
    'panel/typed-filters.ts',
    'panel/undo-many.ts',
    'panel/use-way-back.ts',
  ],
};
// A name that leads to no file stops the build.
const idOf = (file: string) => normalizePath(realpathSync(join(import.meta.dirname, 'web', file)));

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

const groupsOf = (chunks: Readonly<Record<string, readonly string[]>>, first: number) =>
  Object.entries(chunks).map(([name, files], at) => {
    const ids = new Set(files.map(idOf));
    return { name, test: (id: string) => ids.has(id), priority: first - at };
  });

// The higher a priority the earlier its group takes what several would hold.
const groups = [
  { name: 'framework', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 99 },
  ...groupsOf(chunks, 98),
  // The panel's libraries are three files, as every page's manifest names the files of each screen: what the first look
  // at a list shows stands in the first, dialogs in the second, what forms and few screens show in the third. Their styles
  // stay with the frame: a dialog that came with them would have the browser read them a second time. Charts come with what draws them.
  {
    name: 'panel',
    test: (id: string) =>
      libraries.test(id) &&
      !dialogLibraries.test(id) &&
      !formLibraries.test(id) &&
      !/\/@mantine\/charts\/|\.css$/.test(id),
    priority: 10,
  },
  { name: 'panel-dialogs', test: dialogLibraries, priority: 9 },
  { name: 'panel-forms', test: formLibraries, priority: 8 },
  ...groupsOf(panelChunks, 7),
];

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

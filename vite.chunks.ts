import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath } from 'vite';

const libraries = /\/node_modules\/@(mantine|floating-ui|tanstack)\//;
const dialogLibraries = /\/(@mantine\/core\/esm\/components\/(Modal|ModalBase|Tooltip)|react-remove-scroll)\//;
const formLibraries =
  /\/@mantine\/core\/esm\/components\/(Autocomplete|Card|Code|ColorSwatch|CopyButton|Divider|Drawer|Fieldset|FileButton|FloatingIndicator|Grid|List|MultiSelect|PasswordInput|Pill|PillsInput|Progress|Radio|SegmentedControl|SimpleGrid|Switch|Tabs|TagsInput|Textarea|ThemeIcon)\/|\/use-(clipboard|debounced-value|hotkeys|interval|pills-reorder)\//;
export const isOfPanel = (id: string) => /\/web\/(gestion|panel)\//.test(id) || libraries.test(id);

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
    'orders/order-names.ts',
  ],
  // The names on the wire come with the first call of somebody signed in; the panel's forms name the same fields.
  things: ['../contract/things/communication.ts', '../contract/plain/entity.ts'],
  // Pages of parts show none at first.
  card: ['blocks/cards/product-card.tsx'],
  buying: [
    'blocks/cards/card-marks.tsx',
    'blocks/contact/contact-link.tsx',
    'ui/quantity-input.tsx',
    'ui/radio-cards.tsx',
    'ui/use-modal.ts',
  ],
  forms: ['ui/field.tsx', 'ui/select.tsx', 'ui/text-input.tsx'],
  account: [
    '../contract/plain/consents.ts',
    'blocks/account/account-page.tsx',
    'blocks/account/new-password-fields.tsx',
    'blocks/account/place-fields.tsx',
    'blocks/account/resend-activation.tsx',
    'blocks/mails-wait.tsx',
    'blocks/terms-note.tsx',
    'blocks/use-own-document.ts',
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
    'blocks/orders/order-timeline.tsx',
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
export const idOf = (file: string) => normalizePath(realpathSync(join(import.meta.dirname, 'web', file)));

const groupsOf = (chunks: Readonly<Record<string, readonly string[]>>, first: number) =>
  Object.entries(chunks).map(([name, files], at) => {
    const ids = new Set(files.map(idOf));
    return { name, test: (id: string) => ids.has(id), priority: first - at };
  });

// The higher a priority the earlier its group takes what several would hold.
export const groups = [
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

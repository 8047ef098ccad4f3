import * as accounts from '#contract/accounts.names';
import * as arrivals from '#contract/arrivals.names';
import * as autoparts from '#contract/autoparts.names';
import * as bulkProducts from '#contract/bulk-products.names';
import type { NamesOfCall } from '#contract/call';
import * as catalogue from '#contract/catalogue.names';
import * as categories from '#contract/categories.names';
import * as cfe from '#contract/cfe.names';
import * as communications from '#contract/communications.names';
import * as companies from '#contract/companies.names';
import * as contact from '#contract/contact.names';
import * as content from '#contract/content.names';
import * as desk from '#contract/desk.names';
import * as erasure from '#contract/erasure.names';
import * as exports from '#contract/exports.names';
import * as families from '#contract/families.names';
import * as favourites from '#contract/favourites.names';
import * as guestOrders from '#contract/guest-orders.names';
import * as history from '#contract/history.names';
import * as images from '#contract/images.names';
import * as imports from '#contract/imports.names';
import * as merges from '#contract/merges.names';
import * as named from '#contract/named.names';
import * as newsletter from '#contract/newsletter.names';
import * as orders from '#contract/orders.names';
import * as panel from '#contract/panel.names';
import * as payments from '#contract/payments.names';
import * as people from '#contract/people.names';
import * as places from '#contract/places.names';
import * as products from '#contract/products.names';
import * as settings from '#contract/settings.names';
import * as slips from '#contract/slips.names';
import * as stock from '#contract/stock.names';
import * as users from '#contract/users.names';

/** Each noun's table of wire names (decisions W3): its entities, and under `calls` where they stand. */
export const tables = [
  places,
  catalogue,
  categories,
  named,
  products,
  bulkProducts,
  stock,
  images,
  imports,
  exports,
  autoparts,
  families,
  content,
  settings,
  history,
  people,
  companies,
  merges,
  communications,
  accounts,
  users,
  contact,
  newsletter,
  arrivals,
  favourites,
  orders,
  guestOrders,
  payments,
  slips,
  cfe,
  desk,
  panel,
  erasure,
];

/** Which entity stands at which key of a call's request and answer; `parms` of an update speaks of the entity named. */
export const callNames: Record<string, NamesOfCall> = Object.assign({}, ...tables.map(({ calls }) => calls));

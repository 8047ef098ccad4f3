import { accountsRoutes } from '#server/accounts/accounts.routes';
import { arrivalsRoutes } from '#server/arrivals/arrivals.routes';
import { autopartsRoutes } from '#server/autoparts/autoparts.routes';
import { backupRoutes } from '#server/backup/backup.routes';
import { catalogueRoutes } from '#server/catalogue/catalogue.routes';
import { agendaRoutes } from '#server/communications/agenda/agenda.routes';
import { communicationsRoutes } from '#server/communications/communications.routes';
import { companiesRoutes } from '#server/companies/companies.routes';
import { contactRoutes } from '#server/contact/contact.routes';
import { contentRoutes } from '#server/content/content.routes';
import { erasureRoutes } from '#server/erasure/erasure.routes';
import { exportsRoutes } from '#server/exports/exports.routes';
import { favouritesRoutes } from '#server/favourites/favourites.routes';
import { galleryRoutes } from '#server/gallery/gallery.routes';
import { historyRoutes } from '#server/history/history.routes';
import type { Handlers } from '#server/http/handlers';
import { importsRoutes } from '#server/imports/imports.routes';
import { mergesRoutes } from '#server/merges/merges.routes';
import { namedRoutes } from '#server/named/named.routes';
import { newsletterRoutes } from '#server/newsletter/newsletter.routes';
import { cfeRoutes } from '#server/orders/cfe/cfe.routes';
import { deskRoutes } from '#server/orders/desk/desk.routes';
import { guestsRoutes } from '#server/orders/guests/guests.routes';
import { paymentsRoutes } from '#server/orders/online/payments.routes';
import { ordersRoutes } from '#server/orders/orders.routes';
import { slipsRoutes } from '#server/orders/slips/slips.routes';
import { panelRoutes } from '#server/panel/panel.routes';
import { peopleRoutes } from '#server/people/people.routes';
import { placesRoutes } from '#server/places/places.routes';
import type { MemoryCtx } from '#server/read-model/memory-ctx';
import { searchRoutes } from '#server/search/search.routes';
import { settingsRoutes } from '#server/settings/settings.routes';

/** Every module's calls. */
export const handlers: Handlers<MemoryCtx> = {
  ...placesRoutes,
  ...catalogueRoutes,
  ...peopleRoutes,
  ...companiesRoutes,
  ...autopartsRoutes,
  ...searchRoutes,
  ...contentRoutes,
  ...galleryRoutes,
  ...settingsRoutes,
  ...historyRoutes,
  ...accountsRoutes,
  ...communicationsRoutes,
  ...agendaRoutes,
  ...contactRoutes,
  ...newsletterRoutes,
  ...arrivalsRoutes,
  ...favouritesRoutes,
  ...ordersRoutes,
  ...guestsRoutes,
  ...paymentsRoutes,
  ...slipsRoutes,
  ...cfeRoutes,
  ...deskRoutes,
  ...backupRoutes,
  ...panelRoutes,
  ...importsRoutes,
  ...exportsRoutes,
  ...namedRoutes,
  ...mergesRoutes,
  ...erasureRoutes,
};

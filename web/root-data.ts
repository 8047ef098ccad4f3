import type { RouterContextProvider } from 'react-router';
import { entrancePages } from '#contract/plain/early-look';
import type { ThirdParties } from '#contract/plain/third-parties';
import { neutralMark } from '#sites/neutral-mark';
import { paletteCss } from '#sites/palette';
import type { Site, SiteSettings } from '#sites/site';
import { page, site } from '#web/context';

/** The settings that any page may need; a screen's loader takes others from its context. */
export const shownSettings = (settings: SiteSettings) => {
  const { plusTax, pricesFor, rate, showUYU, categoryLinks, subcategories, filterEditing } = settings;
  const ways = settings.shipping.map(({ id }) => id);
  const pickup = settings.shipping.find(({ id }) => id === 'RES');
  const leadTimes = settings.shipping.flatMap(({ name, leadTime }) => (leadTime ? [{ name, leadTime }] : []));
  const { saleOn, productSortShown, mobileBannerSquare, productPageSize, orderPageSize } = settings;
  return {
    plusTax,
    pricesFor,
    rate,
    showUYU,
    categoryLinks,
    subcategories,
    filterEditing,
    saleOn,
    productSortShown,
    mobileBannerSquare,
    productPageSize,
    orderPageSize,
    /** The ways to send that say how long they take. */
    leadTimes,
    /** Null where nothing may be collected. */
    pickup: pickup ? { name: pickup.name, isFree: pickup.price === 0 } : null,
    /** Each place is reached by a way of its own (`reaches`). */
    sendsEverywhere:
      ways.includes('INT') &&
      ways.includes('MON') &&
      (ways.includes('AME') || settings.metropolitanCities.length === 0),
    takesCards: settings.payments.some(({ id }) => id === 'MPU'),
  };
};

/** Null where the site uses no services of others. */
const thirdPartiesOf = ({ chat, analytics }: SiteSettings): ThirdParties | null =>
  chat === null && analytics === null ? null : { chat, analytics };

/** A shop that is closed, as the pages say by which its people come in: nothing of it may be an example's. */
const unnamed = (site: Site): Site => ({
  ...site,
  name: site.settings.name ?? 'Tienda en preparación',
  about: 'Todavía no abrió',
  logo: { ...neutralMark, word: '' },
  contact: { email: '', phone: '', whatsapp: '', hours: '', social: [] },
  promises: { delivery: '', payment: '' },
  branches: [],
  menu: [],
});

/** Data about its site that every page has. It never fails, so that even an error page wears the site's colours. */
export const rootData = (context: Readonly<RouterContextProvider>, path: string) => {
  const { origin, serves, isDemo, isPreparing, sendsMail } = context.get(page);
  const shown = context.get(site);
  const {
    id,
    name,
    about,
    kind,
    capabilities,
    logo,
    contact,
    promises,
    branches,
    menu,
    settings,
    rootCategory,
    ...rest
  } = isPreparing && entrancePages.test(path) ? unnamed(shown) : shown;
  return {
    site: {
      id,
      name,
      about,
      kind,
      capabilities,
      logo,
      contact,
      promises,
      branches,
      rootCategory,
      settings: shownSettings(settings),
    },
    menu: menu.filter((item) => item.kind !== 'page' || serves(item.path.split('?')[0] ?? '')),
    hasConfigPage: serves('/1/config'),
    colours: paletteCss(rest),
    origin,
    isDemo,
    isPreparing,
    sendsMail,
    thirdParties: thirdPartiesOf(settings),
  };
};

export type RootData = ReturnType<typeof rootData>;

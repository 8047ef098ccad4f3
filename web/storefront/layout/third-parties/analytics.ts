import type { Analytics } from '#contract/plain/third-parties';
import { loadScript } from './load-script.ts';

/** An order that was bought, by its number. */
type Purchase = {
  order: number;
  value: number;
  /** The part of the value that it costs to send it; the rest are the items. */
  shipping: number;
  goods: number;
  items: readonly { code: string; product: string; price: number; quantity: number }[];
};

/** Events that are counted; amounts in US dollars. */
export type Happening =
  | { name: 'pageview' }
  | { name: 'search'; text: string }
  | { name: 'addToCart'; code: string; product: string; quantity: number; value?: number }
  | ({ name: 'purchase' } & Purchase)
  | { name: 'whatsapp' };

const currency = 'USD';

/** Counts something that happened at an address. */
export type Count = (what: Happening, url: string) => void;

type Queue = { plausible?: { (...given: unknown[]): void; q?: unknown[] }; _paq?: unknown[]; dataLayer?: unknown[] };
const outer = () => window as Window & Queue;

const plausible = ({ origin, domain }: { origin: string; domain: string }): Count => {
  const own: NonNullable<Queue['plausible']> = (...given) => {
    own.q = [...(own.q ?? []), given];
  };
  outer().plausible ??= own;
  loadScript(`${origin}/js/script.manual.revenue.js`, { domain });
  return (what, u) => {
    const { name, ...facts } = what;
    const tell = (more: object) => outer().plausible?.(name, { u, ...more });
    if (what.name === 'pageview') return tell({});
    if (what.name !== 'purchase') return tell({ props: facts });
    return tell({ props: { order: what.order }, revenue: { amount: what.value, currency } });
  };
};

const matomo = ({ origin, siteId }: { origin: string; siteId: number }): Count => {
  const queue = (outer()._paq ??= []);
  queue.push(['setTrackerUrl', `${origin}/matomo.php`], ['setSiteId', String(siteId)], ['disableCookies']);
  loadScript(`${origin}/matomo.js`);
  return (what, url) => {
    // Once loaded, the script has put something else in the queue's place.
    const push = (...given: unknown[]) => outer()._paq?.push(given);
    push('setCustomUrl', url);
    if (what.name === 'pageview') push('trackPageView');
    else if (what.name === 'search') push('trackSiteSearch', what.text);
    else if (what.name === 'addToCart') push('trackEvent', 'shop', what.name, what.code, what.value ?? 0);
    else if (what.name === 'purchase') {
      for (const { code, product, price, quantity } of what.items)
        push('addEcommerceItem', code, product, '', price, quantity);
      // In the currency that the site has in Matomo.
      push('trackEcommerceOrder', String(what.order), what.value, what.goods, 0, what.shipping);
    } else push('trackEvent', 'shop', what.name);
  };
};

type Item = { code: string; product: string; quantity: number };
const itemOf = ({ code, product, quantity }: Item) => ({ item_id: code, item_name: product, quantity });

const ga4 = ({ id }: { id: string }): Count => {
  const queue = (outer().dataLayer ??= []);
  // It reads the very `arguments` of a call, no array.
  function gtag(..._given: unknown[]) {
    queue.push(arguments);
  }
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false, allow_google_signals: false });
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
  const money = (value: number | undefined) => (value === undefined ? {} : { value, currency });
  return (what, page_location) => {
    const at = { page_location };
    // Its own events, that somebody stayed, tell this address too, and not the page's own.
    gtag('set', at);
    if (what.name === 'pageview') gtag('event', 'page_view', at);
    else if (what.name === 'search') gtag('event', 'search', { ...at, search_term: what.text });
    else if (what.name === 'purchase') {
      const { order, value, shipping } = what;
      const items = what.items.map((item) => ({ ...itemOf(item), price: item.price }));
      gtag('event', 'purchase', { ...at, transaction_id: String(order), shipping, items, ...money(value) });
    } else if (what.name === 'addToCart') {
      gtag('event', 'add_to_cart', { ...at, items: [itemOf(what)], ...money(what.value) });
    } else gtag('event', 'whatsapp_click', at);
  };
};

/** Loads who counts and says how to tell it. It gets no address but those that it is told. */
export const openAnalytics = (given: Analytics): Count => {
  if (given.kind === 'plausible') return plausible(given);
  return given.kind === 'matomo' ? matomo(given) : ga4(given);
};

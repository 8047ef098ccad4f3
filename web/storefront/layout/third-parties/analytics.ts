import type { Analytics } from '#contract/plain/third-parties';
import { loadScript } from './load-script.ts';

/** What is counted; amounts in US dollars. */
export type Happening =
  | { name: 'pageview' }
  | { name: 'search'; text: string }
  | { name: 'addToCart'; code: string; product: string; quantity: number; value?: number }
  | { name: 'purchase'; order: string; value?: number }
  | { name: 'whatsapp' };

/** Counts something that happened at an address. */
export type Count = (what: Happening, url: string) => void;

type Queue = { plausible?: { (...given: unknown[]): void; q?: unknown[] }; _paq?: unknown[]; dataLayer?: unknown[] };
const outer = () => window as Window & Queue;

const plausible = ({ origin, domain }: { origin: string; domain: string }): Count => {
  const own: NonNullable<Queue['plausible']> = (...given) => {
    own.q = [...(own.q ?? []), given];
  };
  outer().plausible ??= own;
  loadScript(`${origin}/js/script.manual.js`, { domain });
  return ({ name, ...facts }, u) => outer().plausible?.(name, { u, ...(name !== 'pageview' && { props: facts }) });
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
    else if (what.name === 'purchase') push('trackEvent', 'shop', what.name, what.order, what.value ?? 0);
    else push('trackEvent', 'shop', what.name);
  };
};

const ga4 = ({ id }: { id: string }): Count => {
  const queue = (outer().dataLayer ??= []);
  // It reads the very `arguments` of a call, no array.
  function gtag(..._given: unknown[]) {
    queue.push(arguments);
  }
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false });
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
  const money = (value: number | undefined) => (value === undefined ? {} : { value, currency: 'USD' });
  return (what, page_location) => {
    const at = { page_location };
    if (what.name === 'pageview') gtag('event', 'page_view', at);
    else if (what.name === 'search') gtag('event', 'search', { ...at, search_term: what.text });
    else if (what.name === 'purchase')
      gtag('event', 'purchase', { ...at, transaction_id: what.order, ...money(what.value) });
    else if (what.name === 'addToCart') {
      const items = [{ item_id: what.code, item_name: what.product, quantity: what.quantity }];
      gtag('event', 'add_to_cart', { ...at, items, ...money(what.value) });
    } else gtag('event', 'whatsapp_click', at);
  };
};

/** Loads who counts and says how to tell it. It gets no address but those that it is told. */
export const openAnalytics = (given: Analytics): Count => {
  if (given.kind === 'plausible') return plausible(given);
  return given.kind === 'matomo' ? matomo(given) : ga4(given);
};

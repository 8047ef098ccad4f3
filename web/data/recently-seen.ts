import { recentMax } from '#contract/plain/browser-memory';
import { createBrowserStore, useBrowserStore } from '#web/data/browser-store';

const store = createBrowserStore<readonly string[]>('recently-seen', [], (stored) =>
  Array.isArray(stored) ? stored.filter((code) => typeof code === 'string').slice(0, recentMax) : [],
);

/** The codes of products, or families of parts, whose pages this browser showed, the last one first; none on the server. */
export const useRecentlySeen = () => useBrowserStore(store);

/** Remembers that the page of this product, or family, was shown. */
export const noteSeen = (code: string) =>
  store.set([code, ...store.get().filter((other) => other !== code)].slice(0, recentMax));

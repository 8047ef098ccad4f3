import { createBrowserStore, useBrowserStore } from '#web/data/browser-store';

/** Token and user GUID of who is signed in in this browser; both empty for a visitor. Nothing else of him is kept. */
type StoredSession = { token: string; guid: string };

const nobody: StoredSession = { token: '', guid: '' };

const store = createBrowserStore<StoredSession>('session', nobody, (stored) => {
  const { token, guid } = stored as StoredSession;
  return typeof token === 'string' && typeof guid === 'string' ? { token, guid } : nobody;
});

/** The stored session; the server, and so the first render, knows visitors alone. */
export const useSession = () => useBrowserStore(store);

let isRefused = false;

/** Starts and ends the session from anywhere in the browser. */
export const session = {
  get: store.get,
  start: (started: StoredSession) => {
    isRefused = false;
    store.set(started);
  },
  end: () => store.set(nobody),
  /** Ends one that the shop no longer takes. */
  refuse: () => {
    isRefused = true;
    store.set(nobody);
  },
  /** Whether it ended so in this tab. */
  isRefused: () => isRefused && store.get().token === '',
  subscribe: store.subscribe,
};

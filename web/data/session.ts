import { createBrowserStore, useBrowserStore } from '#web/data/browser-store';

/** Token and user GUID of who is signed in in this browser; both empty for a visitor. Nothing else of him is kept. */
type Started = { token: string; guid: string };
/** `isRefused` tells every tab that the last session was refused, not left. */
type StoredSession = Started & { isRefused?: boolean };

const nobody: StoredSession = { token: '', guid: '' };

const store = createBrowserStore<StoredSession>('session', nobody, (stored) => {
  const { token, guid, isRefused } = stored as StoredSession;
  return typeof token === 'string' && typeof guid === 'string'
    ? { token, guid, isRefused: isRefused === true }
    : nobody;
});

/** The stored session; the server, and so the first render, knows visitors alone. */
export const useSession = () => useBrowserStore(store);

/** Starts and ends the session from anywhere in the browser. */
export const session = {
  get: store.get,
  start: (started: Started) => store.set(started),
  end: () => store.set(nobody),
  /** Ends one that the shop no longer takes. */
  refuse: () => store.set({ ...nobody, isRefused: true }),
  /** Whether it ended so, in any tab. */
  isRefused: () => store.get().isRefused === true,
  subscribe: store.subscribe,
};

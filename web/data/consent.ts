import { createBrowserStore, useBrowserStore } from '#web/data/browser-store';

type Consent = 'given' | 'refused' | null;

const store = createBrowserStore<Consent>('third-parties', null, (stored) =>
  stored === 'given' || stored === 'refused' ? stored : null,
);

/** Whether this browser's person lets services of others be loaded; null before he chose. */
export const consent = { get: store.get, set: store.set };
export const useConsent = () => useBrowserStore(store);

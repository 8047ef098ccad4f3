import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in the server's page and the first render of the browser, true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

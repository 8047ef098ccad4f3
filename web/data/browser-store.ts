import { useSyncExternalStore } from 'react';

/** A value that this browser keeps for all its tabs, or for one. */
type BrowserStore<T> = {
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
  /** Value for the server, and for a browser that keeps no usable one. */
  initial: T;
};

// A browser that blocks storage throws at the mere name of it; what is set then lasts as long as the page.
type Place = 'localStorage' | 'sessionStorage';
const storage = (place: Place) => {
  try {
    return typeof window === 'undefined' ? undefined : window[place];
  } catch {
    return undefined;
  }
};

/** Keeps a value under `key`; `read` makes it from the stored JSON, or throws where that is not its shape. One of `sessionStorage` is the tab's. */
export const createBrowserStore = <T>(
  key: string,
  initial: T,
  read: (stored: unknown) => T,
  place: Place = 'localStorage',
): BrowserStore<T> => {
  let text: string | null = null;
  let value = initial;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const get = () => {
    const stored = storage(place)?.getItem(key) ?? null;
    if (stored !== text) {
      text = stored;
      value = stored === null ? initial : parse(stored);
    }
    return value;
  };
  const parse = (stored: string) => {
    try {
      return read(JSON.parse(stored));
    } catch {
      return initial;
    }
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell();
  };
  return {
    initial,
    get,
    set: (next) => {
      const held = storage(place);
      if (held) held.setItem(key, JSON.stringify(next));
      else value = next;
      tell();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
};

/** The kept value, and again whenever it changes in this tab or another. The first render is the server's. */
export const useBrowserStore = <T>(store: BrowserStore<T>) =>
  useSyncExternalStore(store.subscribe, store.get, () => store.initial);

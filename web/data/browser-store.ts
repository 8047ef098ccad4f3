import { useSyncExternalStore } from 'react';

/** A value that this browser keeps for all its tabs. */
type BrowserStore<T> = {
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
  /** Value for the server, and for a browser that keeps no usable one. */
  initial: T;
};

// A browser that blocks storage throws at the mere name of it; what is set then lasts as long as the page.
const storage = () => {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
};

/** Keeps a value in local storage under `key`; `read` makes it from the stored JSON, or throws where that is not its shape. */
export const createBrowserStore = <T>(key: string, initial: T, read: (stored: unknown) => T): BrowserStore<T> => {
  let text: string | null = null;
  let value = initial;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const get = () => {
    const stored = storage()?.getItem(key) ?? null;
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
      const held = storage();
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

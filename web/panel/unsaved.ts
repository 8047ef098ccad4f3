import { useEffect, useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();
const add = (more: number) => {
  count += more;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Says that something typed here is stored nowhere yet: the browser asks before the page is left. */
export const useUnsaved = (isDirty: boolean) =>
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    add(1);
    return () => {
      window.removeEventListener('beforeunload', warn);
      add(-1);
    };
  }, [isDirty]);

/** Whether anything on the screen is stored nowhere yet. */
export const useHasUnsaved = () => useSyncExternalStore(subscribe, () => count > 0);

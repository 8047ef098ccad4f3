import { useSyncExternalStore } from 'react';

/** Pixels after which the header changes and the way back up appears. */
const threshold = 30;

const subscribe = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

/** Whether the page is scrolled down. */
export const useScrolled = () =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold,
    () => false,
  );

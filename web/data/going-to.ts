import { createBrowserStore, useBrowserStore } from '#web/data/browser-store';
import { returnPath } from '#web/data/return-path';

type Goal = { path: string; at: number };
const nowhere: Goal = { path: '', at: 0 };
// A page that was left a week ago is no longer where anybody is going.
const daysMax = 7;

const store = createBrowserStore<Goal>('going-to', nowhere, (stored) => {
  const { path, at } = stored as Goal;
  const isFresh = Date.now() - at < daysMax * 24 * 60 * 60 * 1000;
  return typeof path === 'string' && path && isFresh ? { path: returnPath(path), at } : nowhere;
});

/** Where somebody was going in this browser when a mail came in between: to activate an account, or for a new password. */
export const useGoingTo = (): string | undefined => useBrowserStore(store).path || undefined;

export const goingTo = {
  /** Remembers it for when he comes back by the mail's link; without `from` he was going nowhere. */
  set: (from: string | null) => store.set(from ? { path: returnPath(from), at: Date.now() } : nowhere),
  get: (): string | undefined => store.get().path || undefined,
  /** Forgets it where it was reached, or where a page took it: the next user of this browser goes elsewhere. */
  clear: () => store.set(nowhere),
};

/** The words of the way on. */
export const wayOn = (to: string | undefined) => {
  if (to === undefined) return 'Ir a la tienda';
  return to.startsWith('/mi-compra') ? 'Seguir con mi compra' : 'Seguir donde estabas';
};

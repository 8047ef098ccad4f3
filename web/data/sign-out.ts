import { call } from '#web/data/call';
import { session } from '#web/data/session';
import { ownVehicle } from '#web/data/vehicle';

/** Removes what a seller has begun in this tab: it has its buyer's address and phone. */
const forgetDrafts = () => {
  try {
    const { sessionStorage: store } = window;
    for (const key of Object.keys(store)) if (key.startsWith(saleDraftKey(''))) store.removeItem(key);
  } catch {
    // A browser that stores nothing has none.
  }
};

/** Where a tab keeps the sale that an account has begun. */
export const saleDraftKey = (guid: string) => `venta-${guid}`;

/** Ends the session here at once, with the account's vehicle and drafts, and then at the shop. */
export const signOut = async () => {
  const ended = call('user/logout', {});
  session.end();
  forgetDrafts();
  if (ownVehicle.get()?.isSaved) ownVehicle.set(null);
  await ended;
};

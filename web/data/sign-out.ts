import { call } from '#web/data/call';
import { session } from '#web/data/session';
import { ownVehicle } from '#web/data/vehicle';

/** Ends the session here at once, with the account's vehicle, and then at the shop. */
export const signOut = async () => {
  const ended = call('user/logout', {});
  session.end();
  if (ownVehicle.get()?.isSaved) ownVehicle.set(null);
  await ended;
};

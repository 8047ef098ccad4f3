import { call } from '#web/data/call';
import { renewed } from '#web/data/renew-vehicle';
import { ownVehicle } from '#web/data/vehicle';

// Fetched where a vehicle is kept.

let check: Promise<void> | undefined;

const ask = async () => {
  const own = ownVehicle.get();
  // The account says what its own is called now.
  if (!own || own.isSaved) return;
  const answer = await call('vehicle/find', { vehicleId: own.id });
  if (!answer.ok && answer.status !== 404) return;
  const present = renewed(own, answer.ok ? answer.data : null);
  if (present !== own && ownVehicle.get() === own) ownVehicle.set(present);
};

/** Asks once for each page that is loaded whether the vehicle kept here is still what it was; settles in any case. */
export const checkVehicle = (): Promise<void> => (check ??= ask());

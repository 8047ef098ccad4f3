import type { User } from '#contract/accounts';
import { type Answer, call, unreachable } from '#web/data/call';
import { checkVehicle } from '#web/data/check-vehicle';
import { settleVehicle } from '#web/data/settle-vehicle';
import { findUser, knowUser, reloadUser } from '#web/data/user';
import { type OwnVehicle, ownVehicle } from '#web/data/vehicle';

// Fetched for who is signed in alone.

let known: User | undefined;
let tried: OwnVehicle | undefined;

/** Brings the vehicle of this browser and of the account together; told of each change of either. */
export const followVehicle = async (user: User) => {
  // The number of one that is not there any more may be another's: it must not go into the account.
  await checkVehicle();
  const own = ownVehicle.get();
  const settled = settleVehicle(own, user, user !== known);
  known = user;
  if (settled.do === 'keep') ownVehicle.set(settled.vehicle);
  // A vehicle that the shop could not save is tried again when the page is loaded again, not on and on.
  if (settled.do !== 'save' || !own || own === tried) return;
  tried = own;
  const answer = await save(user, own);
  if (answer.ok) return knowUser(answer.data);
  if (answer.status === 409) {
    // Another browser was quicker; this choice is newer still.
    tried = undefined;
    await reloadUser();
  } else if (answer.status === 422) {
    // It is not in the catalogue any more, so the account's holds.
    known = undefined;
    ownVehicle.set(null);
  }
};

const save = (user: User, vehicle: OwnVehicle | null): Promise<Answer<'user/update'>> =>
  call('user/update', {
    guid: user.guid,
    parms: {
      vehicleId: { value: vehicle?.id ?? null, before: user.vehicle?.id ?? null },
      vehicleYear: { value: vehicle?.year ?? null, before: user.vehicleYear },
    },
  });

/** Takes the vehicle from the account and from this browser; a sentence where the shop refused. */
export const forgetVehicle = async (): Promise<string | undefined> => {
  const user = await findUser();
  // Taken from the browser alone, the account would bring it back.
  if (user === undefined) return unreachable;
  const answer = user?.vehicle ? await save(user, null) : undefined;
  if (answer && !answer.ok) {
    if (answer.status === 409) await reloadUser();
    return answer.error;
  }
  ownVehicle.set(null);
  if (answer) knowUser(answer.data);
  return undefined;
};

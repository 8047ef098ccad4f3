import type { User } from '#contract/accounts';
import type { OwnVehicle } from '#web/data/vehicle';

type Account = Pick<User, 'vehicle' | 'vehicleYear'>;
/** `save`: the account shall take the browser's. `keep`: the browser shall keep this one. */
type Settled = { do: 'nothing' } | { do: 'save' } | { do: 'keep'; vehicle: OwnVehicle | null };

const nothing: Settled = { do: 'nothing' };

const ofAccount = ({ vehicle, vehicleYear }: Account): OwnVehicle | null =>
  vehicle && { ...vehicle, ...(vehicleYear !== null && { year: vehicleYear }), isSaved: true };

const isSameChoice = (one: OwnVehicle | null, other: OwnVehicle | null) =>
  one?.id === other?.id && one?.year === other?.year;

const facts = ['isSaved', 'name', 'engine', 'yearRange', 'brandId', 'brandName'] as const;
const isSame = (one: OwnVehicle | null, other: OwnVehicle | null) =>
  isSameChoice(one, other) && facts.every((fact) => one?.[fact] === other?.[fact]);

/**
 * Which vehicle holds for who is signed in. The one chosen in this browser since wins and goes into the account;
 * otherwise the account's holds, and where it has none the one of whoever was signed in here before goes. `isNews`:
 * the account was read just now, so what it says is not older than what the browser keeps.
 */
export const settleVehicle = (chosen: OwnVehicle | null, account: Account, isNews: boolean): Settled => {
  const own = ofAccount(account);
  if (chosen && !chosen.isSaved) {
    return isSameChoice(chosen, own) ? { do: 'keep', vehicle: own } : { do: 'save' };
  }
  return isNews && !isSame(chosen, own) ? { do: 'keep', vehicle: own } : nothing;
};

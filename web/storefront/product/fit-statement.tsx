import { isPickedOwn, type PickedVehicle } from '#web/blocks/vehicle/picked-vehicle';
import { useVehicle } from '#web/data/vehicle';
import { Icon } from '#web/ui/icon.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Asks } from './part.ts';

// The header fetches the same on every page of a site of autoparts.
const ChooseVehicle = onDemand(async () => (await import('#web/blocks/vehicle/own-vehicle.tsx')).ChooseVehicle);
const PickedFit = onDemand(async () => (await import('./picked-fit.tsx')).PickedFit);
const FitVerdict = onDemand(async () => (await import('./fit-verdict.tsx')).FitVerdict);

/** Whether the part goes into the vehicle that was picked, and into one's own where that is another; or the way to choose it. */
export const FitStatement = ({ looked, asked, ...asks }: Asks & { looked: PickedVehicle }) => {
  const vehicle = useVehicle();
  const waiting = <Skeleton className="h-12" />;
  const own = vehicle ? (
    // A visitor who asks about his own means no other.
    <FitVerdict {...asks} asked={{ ...asked, picked: undefined }} vehicle={vehicle} silent waiting={waiting} />
  ) : (
    <ChooseVehicle
      silent
      waiting={<div className="min-h-11 noscript:hidden" />}
      className="button button-quiet button-normal"
    >
      <Icon name="car" />
      ¿Le sirve a tu vehículo? Elegilo
    </ChooseVehicle>
  );
  const { v, y } = looked;
  if (v === undefined || (vehicle && isPickedOwn(looked, vehicle))) return own;
  return <PickedFit {...asks} {...{ v, y, asked, own, waiting }} hasOwn={vehicle !== null} silent />;
};

import type { Picked } from '#web/blocks/picked-vehicle';
import type { Asked } from '#web/blocks/whatsapp-chats.tsx';
import { useVehicle } from '#web/data/vehicle';
import { Icon } from '#web/ui/icon.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Part } from './part-view.tsx';

// The header fetches the same on every page of a site of autoparts.
const ChooseVehicle = onDemand(async () => (await import('#web/blocks/own-vehicle.tsx')).ChooseVehicle);
const PickedFit = onDemand(async () => (await import('./picked-fit.tsx')).PickedFit);
const FitVerdict = onDemand(async () => (await import('./fit-verdict.tsx')).FitVerdict);

export type Asks = Pick<Part, 'applications' | 'categoryId'> & { asked: Asked };

/** Whether the part goes into one's vehicle; before there is one, into the one that was picked, or the way to choose it. */
export const FitStatement = ({ looked: { v, y }, ...asks }: Asks & { looked: Picked }) => {
  const vehicle = useVehicle();
  const waiting = <Skeleton className="h-12" />;
  if (vehicle) return <FitVerdict {...asks} vehicle={vehicle} silent waiting={waiting} />;
  const question = (
    <ChooseVehicle
      silent
      waiting={<div className="min-h-11 noscript:hidden" />}
      className="button button-quiet button-normal"
    >
      <Icon name="car" />
      ¿Le sirve a tu vehículo? Elegilo
    </ChooseVehicle>
  );
  return v ? <PickedFit {...asks} {...{ v, y, question, waiting }} silent /> : question;
};

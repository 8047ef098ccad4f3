import type { Asked } from '#web/blocks/whatsapp-chats.tsx';
import { useVehicle } from '#web/data/vehicle';
import { Icon } from '#web/ui/icon.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Part } from './part-view.tsx';

// The header fetches the same on every page of a site of autoparts.
const ChooseVehicle = onDemand(async () => (await import('#web/blocks/own-vehicle.tsx')).ChooseVehicle);
const FitVerdict = onDemand(async () => (await import('./fit-verdict.tsx')).FitVerdict);

export type Asks = Pick<Part, 'applications' | 'categoryId'> & { asked: Asked };

/** Whether the part goes into one's vehicle; before there is one, the way to choose it. */
export const FitStatement = (asks: Asks) => {
  const vehicle = useVehicle();
  return vehicle ? (
    <FitVerdict {...asks} vehicle={vehicle} silent waiting={<Skeleton className="h-12" />} />
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
};

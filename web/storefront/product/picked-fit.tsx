import type { ReactNode } from 'react';
import { mayBeIn } from '#contract/plain/year-range';
import { useAnswer } from '#web/data/use-own-answer';
import { type OwnVehicle, ownVehicle, vehicleName } from '#web/data/vehicle';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FitVerdict } from './fit-verdict.tsx';
import type { Asks } from './part.ts';

type Props = Asks & {
  /** The vehicle that the address names, and its year. */
  v: number;
  y: number | undefined;
  /** Words about one's own vehicle, or the way to choose one. They stand alone where there is no picked one. */
  own: ReactNode;
  hasOwn: boolean;
};

/**
 * Whether the part goes into the vehicle for which it was looked for, and then into one's own; while there is none of
 * these, the picked one becomes it by a press.
 */
export const PickedFit = ({ v, y, own, hasOwn, asked, ...asks }: Props) => {
  const { answer, isAsking } = useAnswer('vehicle/find', { vehicleId: v }, true);
  if (isAsking) return <Skeleton className="h-12" />;
  if (!answer) return own;
  const { data } = answer;
  const vehicle: OwnVehicle = { ...data, ...(y !== undefined && mayBeIn(data.yearRange, y) && { year: y }) };
  const picked = { v, ...(y !== undefined && { y }), name: vehicleName(vehicle) };
  return (
    <div className="grid gap-2">
      <FitVerdict {...asks} asked={{ ...asked, picked }} vehicle={vehicle} isPicked />
      {hasOwn ? (
        own
      ) : (
        <Button look="quiet" className="justify-self-start" onClick={() => ownVehicle.set(vehicle)}>
          Guardar como mi vehículo
        </Button>
      )}
    </div>
  );
};

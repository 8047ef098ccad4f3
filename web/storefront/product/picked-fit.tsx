import type { ReactNode } from 'react';
import { useAnswer } from '#web/data/use-own-answer';
import { mayBeIn, type OwnVehicle, ownVehicle } from '#web/data/vehicle';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Asks } from './fit-statement.tsx';
import { FitVerdict } from './fit-verdict.tsx';

type Props = Asks & {
  /** The vehicle that the address names, and its year. */
  v: number;
  y: number | undefined;
  /** Stands here where there is no such vehicle. */
  question: ReactNode;
};

/** Whether the part goes into the vehicle for which it was looked for, which becomes one's own by a press. */
export const PickedFit = ({ v, y, question, ...asks }: Props) => {
  const { answer, isAsking } = useAnswer('vehicle/find', { vehicleId: v }, true);
  if (isAsking) return <Skeleton className="h-12" />;
  if (!answer) return question;
  const { data } = answer;
  const vehicle: OwnVehicle = { ...data, ...(y !== undefined && mayBeIn(data.yearRange, y) && { year: y }) };
  return (
    <div className="grid justify-items-start gap-2">
      <div className="w-full">
        <FitVerdict {...asks} vehicle={vehicle} isPicked />
      </div>
      <Button look="quiet" onClick={() => ownVehicle.set(vehicle)}>
        Guardar como mi vehículo
      </Button>
    </div>
  );
};

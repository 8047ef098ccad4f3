import type { Application } from '#web/blocks/vehicle/picked-vehicle';
import { type OwnVehicle, vehicleName } from '#web/data/vehicle';
import { Tag } from '#web/ui/tag.tsx';
import { fitOf } from './fit.ts';

/** Whether a part in a list goes into one's own vehicle; nothing where nobody can say. It loads once there is a vehicle. */
export const CardFit = ({ applications, vehicle }: { applications: readonly Application[]; vehicle: OwnVehicle }) => {
  const fit = fitOf(applications, vehicle);
  if (fit.kind === 'unknown') return null;
  const isFit = fit.kind === 'fits';
  const mark = (
    <Tag tone={isFit ? 'good' : 'fair'} title={`${isFit ? 'Con' : 'Para'} tu ${vehicleName(vehicle)}`}>
      {isFit ? 'Compatible' : 'No figura'}
    </Tag>
  );
  if (!isFit || fit.conditions.length === 0) return mark;
  return (
    <p className="text-sm">
      {mark} Solo si es: {fit.conditions.join(' o ')}
    </p>
  );
};

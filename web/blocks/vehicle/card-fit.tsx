import type { Application } from '#web/blocks/vehicle/picked-vehicle';
import type { OwnVehicle } from '#web/data/vehicle';
import { Tag } from '#web/ui/tag.tsx';
import { fitOf, forYours } from './fit.ts';

/** Whether a part in a list goes into one's own vehicle; nothing where nobody can say. It loads once there is a vehicle. */
export const CardFit = ({ applications, vehicle }: { applications: readonly Application[]; vehicle: OwnVehicle }) => {
  const fit = fitOf(applications, vehicle);
  if (fit.kind === 'unknown') return null;
  const isFit = fit.kind === 'fits';
  return (
    <p className="text-sm">
      <Tag tone={isFit ? 'good' : 'fair'}>{isFit ? 'Compatible' : 'No figura'}</Tag>{' '}
      {forYours(vehicle, isFit ? fit.conditions : [])}
    </p>
  );
};

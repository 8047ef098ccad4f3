import { useVehicle } from '#web/data/vehicle';
import { onDemand } from '#web/ui/on-demand.tsx';

const VehicleToggle = onDemand(async () => (await import('./vehicle-toggle.tsx')).VehicleToggle);

/** Shows in a list only what fits one's vehicle, or all again; nothing stands here until there is a vehicle. */
export const VehicleSwitch = () => {
  const vehicle = useVehicle();
  return vehicle && <VehicleToggle vehicle={vehicle} silent waiting={<div className="min-h-11" />} />;
};

import { useSearchParams } from 'react-router';
import { type PickedVehicle, readPicked } from '#web/blocks/vehicle/picked-vehicle';
import { useHydrated } from '#web/ui/use-hydrated';

/** The vehicle for which the part was looked for. The server's page is the same for whichever it was. */
export const usePickedVehicle = (): PickedVehicle => {
  const [query] = useSearchParams();
  return useHydrated() ? readPicked(query) : {};
};

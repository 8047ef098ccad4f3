import { useSearchParams } from 'react-router';
import { type Application, type PickedVehicle, placesOf, readPicked } from '#web/blocks/vehicle/picked-vehicle';
import { useHydrated } from '#web/ui/use-hydrated';

/** The vehicle for which the part was looked for. The server's page is the same for whichever it was. */
export const usePickedVehicle = (): PickedVehicle => {
  const [query] = useSearchParams();
  return useHydrated() ? readPicked(query) : {};
};

/** The places among a part's applications of those by which one came here: of the picked vehicle, or what a text found. */
export const useLedPlaces = (applications: readonly Application[]): number[] => {
  const [query] = useSearchParams();
  const picked = usePickedVehicle();
  const para = useHydrated() && query.get('para');
  if (picked.v) return placesOf(applications, [picked]);
  return applications.flatMap(({ name }, at) => (name === para ? [at] : []));
};

import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import { type OwnVehicle, vehicleName } from '#web/data/vehicle';
import { paths } from '#web/paths';
import { Switch } from '#web/ui/switch.tsx';
import { isFor, toggleVehicle } from './with-vehicle.ts';

/** Turns the list of this address to what fits the vehicle alone, and back. */
export const VehicleToggle = ({ vehicle }: { vehicle: OwnVehicle }) => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  // It turns at once, while the list is still on its way.
  const shown = next?.pathname === paths.products() ? new URLSearchParams(next.search) : query;
  const change = () =>
    void navigate(`${paths.products()}?${toggleVehicle(shown, vehicle)}`, { preventScrollReset: true });
  return <Switch checked={isFor(shown, vehicle)} onChange={change} label={`Solo para mi ${vehicleName(vehicle)}`} />;
};

import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { checkVehicle } from '#web/data/check-vehicle';
import { type OwnVehicle, showOnly, useIsOnly, vehicleName } from '#web/data/vehicle';
import { paths } from '#web/paths';
import { Switch } from '#web/ui/switch.tsx';
import { asksElse, isFor, settleSwitch, toggleVehicle } from './with-vehicle.ts';

/** Places in the browser's history whose lists were shown already. */
const seen = new Set<string>();

/** Turns the list of this address to what fits the vehicle alone, and back; it stays so on the lists that follow. */
export const VehicleToggle = ({ vehicle }: { vehicle: OwnVehicle }) => {
  const [query] = useSearchParams();
  const { key, hash } = useLocation();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const isOn = useIsOnly(vehicle);
  const go = (from: URLSearchParams, replace: boolean) =>
    void navigate(`${paths.products()}?${toggleVehicle(from, vehicle)}`, { preventScrollReset: true, replace });
  const arrive = useEffectEvent(() => {
    const settled = settleSwitch(query, vehicle, { hash, isOn, isReturn: seen.has(key) });
    seen.add(key);
    if (settled === 'narrow') go(query, true);
    else if (settled !== 'nothing') showOnly(settled === 'on' ? vehicle : null);
  });
  useEffect(() => {
    let isOver = false;
    void checkVehicle().then(() => isOver || arrive());
    return () => {
      isOver = true;
    };
  }, [key]);
  // It turns at once, while the list is still on its way.
  const isNext = next?.pathname === paths.products();
  const shown = isNext ? new URLSearchParams(next.search) : query;
  const isChecked = isFor(shown, vehicle) || (isOn && !asksElse(shown, isNext ? next.hash : hash));
  const change = () => {
    if (isChecked) showOnly(null);
    // Off again before the list has followed, there is nothing to take away.
    if (isChecked === isFor(shown, vehicle)) go(shown, false);
  };
  const label = (
    <>
      <span className="max-sm:hidden">Solo para mi {vehicleName(vehicle)}</span>
      {/* On a phone the header names the vehicle right above. */}
      <span className="text-sm sm:hidden">Solo para mi vehículo</span>
    </>
  );
  return <Switch checked={isChecked} onChange={change} label={label} />;
};

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { session } from '#web/data/session';
import { useUser } from '#web/data/user';
import { ownVehicle, showOnly, useVehicle, type OwnVehicle as Vehicle, vehicleName } from '#web/data/vehicle';
import { paths } from '#web/paths';
import { classes } from '#web/ui/classes';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { toast } from '#web/ui/toast';
import { listAfter } from './with-vehicle.ts';

const VehicleDialog = onDemand(async () => (await import('./vehicle-dialog.tsx')).VehicleDialog);

/** A button that opens the choice of one's vehicle, which loads at its first use. */
export const ChooseVehicle = ({ children, className }: { children: ReactNode; className: string }) => {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setState('open')} className={className}>
        {children}
      </button>
      {state !== 'unused' && (
        <VehicleDialog
          open={state === 'open'}
          onClose={() => setState('closed')}
          onMissing={() => setState('unused')}
        />
      )}
    </>
  );
};

type Props = {
  className: string;
  /**
   * Whether this one of them keeps the browser's, the account's and the catalogue's the same (web/data/settle-vehicle.ts),
   * and the list that the browser stands at.
   */
  follows: boolean;
};

const load = () => import('#web/data/account-vehicle');
const loadCheck = () => import('#web/data/check-vehicle');
// Without it the choice stays in this browser; the next page brings it.
const ignore = () => undefined;

/** Takes it from browser and account; whether it is gone. */
const remove = async (): Promise<boolean> => {
  if (!session.get().token) {
    ownVehicle.set(null);
    return true;
  }
  const { forgetVehicle } = await load();
  const refused = await forgetVehicle();
  if (refused) toast.error(refused);
  return !refused;
};

/**
 * Once one's vehicle changes, in this tab or another, a list for it becomes one for the new vehicle, or for all. Where
 * somebody is on his way this waits until he is there: it would call that off, and what he comes to may be such a list.
 */
const useFollowingList = (vehicle: Vehicle | null, follows: boolean) => {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const last = useRef(vehicle);
  const follow = useEffectEvent((before: Vehicle) => {
    const { pathname, search } = window.location;
    if (!follows || pathname !== paths.products()) return;
    const query = listAfter(new URLSearchParams(search), before, vehicle);
    if (query) void navigate(`${pathname}?${query}`, { preventScrollReset: true, replace: true });
  });
  useEffect(() => {
    if (state !== 'idle') return;
    const before = last.current;
    last.current = vehicle;
    if (before) follow(before);
  }, [vehicle, state]);
};

/** For which vehicle one looks for parts: chosen and changed by a press, removed by another. */
export const OwnVehicle = ({ className, follows }: Props) => {
  const user = useUser();
  const vehicle = useVehicle();
  useFollowingList(vehicle, follows);
  const removeIt = async () => {
    if (await remove()) showOnly(null);
  };
  useEffect(() => {
    if (!follows) return;
    if (user) void load().then(({ followVehicle }) => followVehicle(user), ignore);
    else if (user === null && vehicle) void loadCheck().then(({ checkVehicle }) => checkVehicle(), ignore);
  }, [follows, user, vehicle]);
  return (
    <div className={classes('my-vehicle', className)}>
      <ChooseVehicle className="my-vehicle-button">
        <Icon name="car" className="size-6" />
        <span>
          <span>Mi vehículo: </span>
          <strong>{vehicle ? vehicleName(vehicle) : 'elegir'}</strong>
        </span>
      </ChooseVehicle>
      {vehicle && <IconButton icon="close" label="Quitar mi vehículo" onClick={() => void removeIt()} />}
    </div>
  );
};

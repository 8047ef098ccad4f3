import { type ReactNode, useEffect, useState } from 'react';
import { session } from '#web/data/session';
import { useUser } from '#web/data/user';
import { ownVehicle, useVehicle, vehicleName } from '#web/data/vehicle';
import { classes } from '#web/ui/classes';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { toast } from '#web/ui/toast';

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
  /** Whether this one of them keeps the browser's, the account's and the catalogue's the same (web/data/settle-vehicle.ts). */
  follows: boolean;
};

const load = () => import('#web/data/account-vehicle');
const loadCheck = () => import('#web/data/check-vehicle');
// Without it the choice stays in this browser; the next page brings it.
const ignore = () => undefined;

const remove = async () => {
  if (!session.get().token) return ownVehicle.set(null);
  const { forgetVehicle } = await load();
  const refused = await forgetVehicle();
  if (refused) toast.error(refused);
};

/** For which vehicle one looks for parts: chosen and changed by a press, removed by another. */
export const OwnVehicle = ({ className, follows }: Props) => {
  const user = useUser();
  const vehicle = useVehicle();
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
      {vehicle && <IconButton icon="close" label="Quitar mi vehículo" onClick={() => void remove()} />}
    </div>
  );
};

import { WhatsappButton } from '#web/blocks/contact/whatsapp-button.tsx';
import { fitOf, notListed, onlyIf } from '#web/blocks/vehicle/fit';
import { yearOf } from '#web/blocks/vehicle/with-vehicle';
import { type OwnVehicle, vehicleName } from '#web/data/vehicle';
import { paths } from '#web/paths';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Asks } from './part.ts';

type Props = Asks & {
  vehicle: OwnVehicle;
  /** It was picked in a list, so it is nobody's. */
  isPicked?: boolean;
};

/** Whether the part goes into a vehicle, in one sentence. It loads once there is a vehicle. */
export const FitVerdict = ({ applications, categoryId, asked, vehicle, isPicked = false }: Props) => {
  const fit = fitOf(applications, vehicle);
  const name = vehicleName(vehicle);
  if (fit.kind === 'fits') {
    return (
      <Notice tone="good">
        {isPicked ? `Compatible con ${name}` : `Compatible con tu ${name}`}
        {fit.conditions.length > 0 && <p className="text-sm">{onlyIf(fit.conditions)}</p>}
      </Notice>
    );
  }
  if (fit.kind === 'not listed') {
    return (
      <Notice tone="fair">
        {isPicked ? `No figura para ${name}` : notListed(name)}.{' '}
        <Link to={paths.products({ c: categoryId, v: vehicle.id, y: yearOf(vehicle) })} className="underline">
          Ver las que sí
        </Link>
      </Notice>
    );
  }
  return (
    <Notice>
      <p>Sin datos: consultanos</p>
      <p className="mb-3 text-sm">{`No tenemos anotado si le sirve ${isPicked ? 'al' : 'a tu'} ${name}.`}</p>
      <WhatsappButton {...asked} />
    </Notice>
  );
};

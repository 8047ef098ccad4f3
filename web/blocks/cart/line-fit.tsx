import { fitOf, forYours, notListed } from '#web/blocks/vehicle/fit';
import { useAnswer } from '#web/data/use-own-answer';
import { useVehicle, vehicleName } from '#web/data/vehicle';

type Props = {
  line: { code: string; imageCode?: string | undefined };
  /** The item's name, where the line itself does not stand beside. */
  called?: string;
};

/** Says of a part in the cart whether it goes into one's vehicle; nothing where nobody knows, and of what fits nothing by its name. */
export const LineFit = ({ line: { code, imageCode }, called }: Props) => {
  const vehicle = useVehicle();
  // A line that was added from a card of products does not know its family.
  const product = useAnswer('product/find', { code }, vehicle !== null && !imageCode);
  const family = imageCode ?? product.answer?.data.family ?? '';
  const { answer } = useAnswer('autopart/findByFamily', { family }, vehicle !== null && family !== '');
  const fit = vehicle && answer && fitOf(answer.data.applications, vehicle);
  if (!fit || fit.kind === 'unknown') return null;
  if (fit.kind === 'fits')
    return called === undefined && <p className="text-sm text-good">{forYours(vehicle, fit.conditions)}</p>;
  const words = notListed(vehicleName(vehicle));
  return <p className="text-sm text-fair">{called === undefined ? words : `${called}: ${words}`}</p>;
};

import { OtherCategories } from '#web/blocks/vehicle/other-categories.tsx';
import type { PickedVehicle } from '#web/blocks/vehicle/picked-vehicle';
import { yearOf } from '#web/blocks/vehicle/with-vehicle';
import { useAnswer } from '#web/data/use-own-answer';
import type { OwnVehicle } from '#web/data/vehicle';
import { paths } from '#web/paths';

type Props = { looked: PickedVehicle; own: OwnVehicle | null; categoryId: string };

/** The other categories for the vehicle that was picked, else for one's own. It loads once there is one. */
export const MoreForVehicle = ({ looked, own, categoryId }: Props) => {
  const { v, y } = looked.v || !own ? looked : { v: own.id, y: yearOf(own) };
  const filters = { ...(v && { vehicleId: v }), ...(y && { year: y }) };
  const { answer } = useAnswer('autopart/filter', { filters, rowIndex: 0, rowsMax: 1, orderBy: 'REL' }, true);
  if (!answer?.vehicle) return null;
  const hrefOf = (c: string) => paths.products({ c, v, y });
  return <OtherCategories vehicle={answer.vehicle} facets={answer.resultFilters} chosen={categoryId} hrefOf={hrefOf} />;
};

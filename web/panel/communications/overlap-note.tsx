import { useDebouncedValue } from '@mantine/hooks';
import { FieldWarning } from '#web/panel/edit/field-warning.tsx';
import { useStaff } from '#web/panel/staff';
import { useCall } from '#web/panel/use-call';
import { nearTo, overlapText } from './overlaps.ts';
import { momentOf } from './typed-moment.ts';

type Props = {
  /** When something is to be done, as it is typed. */
  typed: string;
  /** The person in whose agenda it stands; nobody's yet without it. */
  personId: number | null | undefined;
  /** The communication itself, where it is stored. */
  id?: number | undefined;
};

const waitMs = 250;
/** So many are told, and one may be itself. */
const most = 3;

/** Warns of what a person has to do at about the same time already. */
export const OverlapNote = ({ typed, personId, id }: Props) => {
  const own = useStaff().person?.id;
  const [settled] = useDebouncedValue(typed, waitMs);
  const moment = momentOf(settled);
  const isAsked = moment !== undefined && Boolean(personId);
  const filters = isAsked ? nearTo(Number(personId), moment) : {};
  const found = useCall('communication/filter', { filters, rowIndex: 0, rowsMax: most + 1 }, { enabled: isAsked });
  const rows = isAsked && !found.isPlaceholderData ? (found.data?.data ?? []) : [];
  const others = rows.filter((one) => one.id !== id).slice(0, most);
  return (
    <FieldWarning>
      {others.length > 0 && others.map((one) => <div key={one.id}>{overlapText(one, own)}</div>)}
    </FieldWarning>
  );
};

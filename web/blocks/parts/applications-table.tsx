import { useId, useState } from 'react';
import { PartsStyles } from '#web/blocks/parts/parts-styles.tsx';
import { isRange } from '#web/data/vehicle';
import { paths } from '#web/paths';
import { Link } from '#web/ui/link.tsx';
import { type ApplicationRow, applicationRows, type ShownApplication } from './application-rows.ts';

/** Rows in sight until one asks for more (specification 2). */
const shownAtFirst = 5;

type Props = {
  applications: readonly ShownApplication[];
  /** Places in `applications` of those that were looked for. */
  matched?: readonly number[] | undefined;
  /** Names the table, where no heading above it does. */
  label: string;
  /** All rows are in sight, however many. */
  isWhole?: boolean;
};

/** What a part goes into. What was looked for stands first; without JavaScript all rows are in sight. */
export const ApplicationsTable = ({ applications, matched, label, isWhole = false }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const rows = applicationRows(applications, matched);
  const withYears = rows.some(({ yearRange }) => isRange(yearRange));
  const shown = isWhole ? rows.length : shownAtFirst;
  const rest = rows.slice(shown);
  return (
    <div>
      <PartsStyles />
      <table className="fit-table" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Marca</th>
            {withYears && <th scope="col">Año</th>}
            <th scope="col">Aplicación</th>
          </tr>
        </thead>
        <Rows rows={rows.slice(0, shown)} withYears={withYears} />
        {rest.length > 0 && <Rows id={id} rows={rest} withYears={withYears} isHidden={!isOpen} />}
      </table>
      {rest.length > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 px-2 text-sm font-semibold text-brand-700 hover:underline noscript:hidden"
        >
          {isOpen ? 'Ver menos' : 'Ver mas'}
        </button>
      )}
    </div>
  );
};

type RowsProps = { id?: string; rows: readonly ApplicationRow[]; withYears: boolean; isHidden?: boolean };

const Rows = ({ id, rows, withYears, isHidden = false }: RowsProps) => (
  <tbody id={id} className={isHidden ? 'hidden noscript:table-row-group' : undefined}>
    {rows.map((row, at) => (
      <tr key={`${at} ${row.name}`}>
        <td>
          {row.brandId === null ? row.brandName : <Link to={paths.products({ b: row.brandId })}>{row.brandName}</Link>}
        </td>
        {withYears && <td>{isRange(row.yearRange) && row.yearRange}</td>}
        <td>
          <Link to={paths.products(row.vehicleId === null ? { t: row.name } : { v: row.vehicleId })}>
            {row.isMatched ? <mark>{row.name}</mark> : row.name}
          </Link>{' '}
          {row.qualifier}
        </td>
      </tr>
    ))}
  </tbody>
);

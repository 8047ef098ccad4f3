import { useId, useState } from 'react';
import { isRange } from '#contract/plain/year-range';
import { PartsStyles } from '#web/blocks/parts/parts-styles.tsx';
import { paths } from '#web/paths';
import { Link } from '#web/ui/link.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { type ApplicationRow, applicationRows, rowSpans, type ShownApplication } from './application-rows.ts';

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

/** The vehicles that a part goes into, those that were looked for first. Without JavaScript its page has the rows that a list hides. */
export const ApplicationsTable = ({ applications, matched, label, isWhole = false }: Props) => {
  const [isOpen, setOpen] = useState(isWhole);
  const id = useId();
  const rows = applicationRows(applications, matched);
  const columns = {
    withBrands: rows.some(({ brandName }) => brandName !== ''),
    withYears: rows.some(({ yearRange }) => isRange(yearRange)),
  };
  const table = (
    <table className="fit-table" aria-label={label}>
      <thead>
        <tr>
          {columns.withBrands && <th scope="col">Marca</th>}
          {columns.withYears && <th scope="col">Año</th>}
          <th scope="col">Aplicación</th>
        </tr>
      </thead>
      <Rows id={id} rows={isOpen ? rows : rows.slice(0, shownAtFirst)} {...columns} />
    </table>
  );
  return (
    <>
      <PartsStyles />
      {isWhole || rows.length <= shownAtFirst ? (
        table
      ) : (
        <div>
          {table}
          <MoreButton controls={id} isOpen={isOpen} onToggle={setOpen} more="Ver mas" className="min-h-6" />
        </div>
      )}
    </>
  );
};

type RowsProps = { id?: string; rows: readonly ApplicationRow[]; withBrands: boolean; withYears: boolean };

const Rows = ({ id, rows, withBrands, withYears }: RowsProps) => {
  const { brands, years } = rowSpans(rows);
  return (
    <tbody id={id}>
      {rows.map(({ brandId, brandName, yearRange, vehicleId, name, qualifier, isMatched }, at) => (
        <tr key={`${at} ${name}`}>
          {withBrands && brands[at] !== 0 && (
            <td rowSpan={brands[at]}>
              {brandId === null ? brandName || none : <Link to={paths.products({ b: brandId })}>{brandName}</Link>}
            </td>
          )}
          {withYears && years[at] !== 0 && <td rowSpan={years[at]}>{isRange(yearRange) ? yearRange : none}</td>}
          <td>
            <Link to={paths.products(vehicleId === null ? { t: name } : { v: vehicleId })}>
              {isMatched ? <mark>{name}</mark> : name}
            </Link>{' '}
            {qualifier}
          </td>
        </tr>
      ))}
    </tbody>
  );
};

/** An empty cell would read as if what stands above it stretched over it. */
const none = '–';

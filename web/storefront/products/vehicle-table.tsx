import { useEffect, useRef, useState } from 'react';
import type { Vehicle } from '#contract/autoparts';
import { isRange } from '#contract/plain/year-range';
import { PartsStyles } from '#web/blocks/parts/parts-styles.tsx';
import { grouped } from '#web/blocks/result-words.tsx';
import { paths } from '#web/paths';
import { Field } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { matching } from './picker-filter.ts';

const OtherVehicles = onDemand(async () => (await import('./other-vehicles.tsx')).OtherVehicles);

type Props = { vehicles: readonly Vehicle[]; category: string; brand: string };

const textOf = ({ name, engine }: Vehicle) => `${name} ${engine}`;

/**
 * The vehicles of a brand that have something in a category; each leads to its parts. Typing brings the table into
 * sight, and also those that have something in other categories alone.
 */
export const VehicleTable = ({ vehicles, category, brand }: Props) => {
  const section = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState('');
  const shown = matching(vehicles, textOf, typed);
  useEffect(() => {
    const { top = 0, bottom = 0 } = section.current?.getBoundingClientRect() ?? {};
    if (typed && (top < 0 || bottom > window.innerHeight)) section.current?.scrollIntoView();
  }, [typed]);
  return (
    <section ref={section} aria-label="Vehículos" data-column className="animate-appear">
      <PartsStyles />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h3 tabIndex={-1} data-turn className="text-lg font-semibold">
          Vehículos <span className="text-sm font-normal text-neutral-600 tabular-nums">{grouped(shown.length)}</span>
        </h3>
        <div className="w-full sm:w-64 noscript:hidden">
          <Field label="Modelo" required>
            <TextInput
              type="search"
              autoComplete="off"
              required={false}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </Field>
        </div>
      </div>
      {shown.length === 0 ? (
        <p className="py-4 text-neutral-700">No se encontraron resultados.</p>
      ) : (
        <table className="fit-table mt-3" aria-label="Vehículos">
          <thead>
            <tr>
              <th scope="col">Modelo</th>
              <th scope="col">Motor</th>
              <th scope="col">Año</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, name, engine, yearRange }) => (
              <tr key={id} className="relative hover:text-brand-700">
                <td>
                  <Link
                    to={paths.products({ c: category, v: id })}
                    className="inline-flex min-h-9 items-center font-medium after:absolute after:inset-0"
                  >
                    {name}
                  </Link>
                </td>
                <td className="align-middle">{engine}</td>
                <td className="align-middle tabular-nums">{isRange(yearRange) && yearRange}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {typed.trim() && (
        <OtherVehicles brandId={Number(brand)} here={vehicles} isMeant={(all) => matching(all, textOf, typed)} silent />
      )}
    </section>
  );
};

import { useState } from 'react';
import type { Vehicle } from '#contract/autoparts';
import { PartsStyles } from '#web/blocks/parts/parts-styles.tsx';
import { grouped } from '#web/blocks/result-words.tsx';
import { isRange } from '#web/data/vehicle';
import { paths } from '#web/paths';
import { Field } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { holds } from './picker-filter.ts';

/** The vehicles of a brand that have something in a category; each leads to its parts. */
export const VehicleTable = ({ vehicles, category }: { vehicles: readonly Vehicle[]; category: string }) => {
  const [typed, setTyped] = useState('');
  const shown = vehicles.filter(({ name, engine }) => holds(`${name} ${engine}`, typed));
  return (
    <section aria-label="Vehículos" data-column className="animate-appear">
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
    </section>
  );
};

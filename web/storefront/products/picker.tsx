import { useEffect, useRef } from 'react';
import { paths } from '#web/paths';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ChipLink } from './chip-link.tsx';
import { kindWords } from './list-title.ts';
import { PickerColumn } from './picker-column.tsx';
import { moveByArrows } from './picker-keys.ts';
import type { PickerData } from './read-picker.ts';
import { TextForm } from './text-form.tsx';
import { VehicleTable } from './vehicle-table.tsx';

/** The way to a part by its vehicle: category, subcategory, brand, vehicle. The choice stands in the address. */
export const Picker = ({ categories, subs, brands, withoutVehicles, vehicles, chosen }: PickerData) => {
  const { top, sub, brand } = chosen;
  const root = useRef<HTMLElement>(null);
  const step = [top, sub, brand].filter(Boolean).length;
  const stepBefore = useRef(step);
  // The chosen button leaves the screen of a phone and would take the focus with it.
  useEffect(() => {
    if (stepBefore.current === step) return;
    stepBefore.current = step;
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement?.checkVisibility()) return;
    root.current?.querySelector<HTMLElement>('[data-turn]')?.focus();
  }, [step]);
  return (
    <div className="mx-auto max-w-page px-4 py-4">
      <Breadcrumb steps={[{ label: 'Inicio', to: paths.home }, { label: kindWords.autoparts.list }]} />
      <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold">{kindWords.autoparts.list}</h1>
        <LinkButton to={paths.products({ search: '' })} look="quiet">
          {kindWords.autoparts.all}
        </LinkButton>
      </div>
      <div className="mt-4 max-w-text">
        <TextForm />
      </div>
      <section ref={root} aria-labelledby="busqueda" onKeyDown={moveByArrows} className="mt-8">
        <h2 id="busqueda" className="mb-3 text-xl font-semibold">
          Búsqueda avanzada
        </h2>
        <Steps {...{ categories, subs, brands, chosen }} />
        <div className="grid gap-3 md:grid-cols-3 md:gap-4">
          <PickerColumn
            title="Categoría"
            items={categories}
            chosen={top}
            hrefOf={(rubro) => paths.picker({ rubro })}
            before="No se encontraron resultados."
            isTurn={!top}
          />
          <PickerColumn
            key={`sub ${top}`}
            title="Sub categoría"
            items={subs}
            chosen={sub}
            hrefOf={(rubro) => paths.picker({ rubro })}
            before={top ? 'Esta categoría no se divide.' : 'Elegí una categoría.'}
            isTurn={Boolean(top && !sub)}
          />
          <PickerColumn
            key={`marca ${sub}`}
            title="Marca"
            items={brands}
            chosen={brand}
            hrefOf={(marca) =>
              // A category without vehicles has its parts, and no vehicle to choose.
              withoutVehicles.includes(marca)
                ? paths.products({ c: sub ?? undefined, vb: marca })
                : paths.picker({ rubro: sub ?? undefined, marca: Number(marca) })
            }
            before={sub ? 'No se encontraron resultados.' : 'Elegí una sub categoría.'}
            isTurn={Boolean(sub && !brand)}
          />
        </div>
        {(top || sub) && (
          <p className="mt-3">
            <AllOf {...{ categories, subs, brands, chosen }} />
          </p>
        )}
        {sub && brand && (
          <div className="mt-6">
            <VehicleTable key={`${sub} ${brand}`} vehicles={vehicles} category={sub} brand={brand} />
          </div>
        )}
      </section>
    </div>
  );
};

type Columns = Pick<PickerData, 'categories' | 'subs' | 'brands' | 'chosen'>;

const nameIn = (items: PickerData['brands'], id: string | null) => items.find((item) => item.id === id)?.name;

/** Choices so far. Taking one away takes away those that follow from it. */
const Steps = ({ categories, subs, brands, chosen: { top, sub, brand } }: Columns) => {
  const steps = [
    { key: 'top', name: nameIn(categories, top), to: paths.picker() },
    { key: 'sub', name: nameIn(subs, sub), to: paths.picker({ rubro: top ?? undefined }) },
    { key: 'brand', name: nameIn(brands, brand), to: paths.picker({ rubro: sub ?? undefined }) },
  ].flatMap(({ name, ...step }) => (name === undefined ? [] : [{ ...step, name }]));
  if (steps.length === 0) return null;
  return (
    <ul aria-label="Elegido" className="mb-3 flex flex-wrap items-center gap-2">
      {steps.map(({ key, ...step }) => (
        <li key={key}>
          <ChipLink {...step} preventScrollReset />
        </li>
      ))}
    </ul>
  );
};

/** The list of all that is chosen so far, for who does not look for one vehicle. */
const AllOf = ({ categories, subs, brands, chosen: { top, sub, brand } }: Columns) => {
  const category = nameIn(subs, sub) ?? nameIn(categories, top);
  const of = nameIn(brands, brand);
  return (
    <Link
      to={paths.products({ c: sub ?? top ?? undefined, vb: brand ?? undefined })}
      className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand-700 hover:underline"
    >
      Ver todo en {category}
      {of && ` para ${of}`} <Icon name="arrow-right" className="size-4" />
    </Link>
  );
};

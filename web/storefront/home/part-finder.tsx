import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Site } from '#sites/site';
import type { CategoryTile } from '#web/blocks/cards/category-tiles.tsx';
import { yearOf } from '#web/blocks/vehicle/with-vehicle';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Select } from '#web/ui/select.tsx';

type Props = {
  categories: readonly { category: Pick<CategoryTile['category'], 'id' | 'name'> }[];
  words: NonNullable<Site['partFinder']>;
};

const VehicleDialog = onDemand(async () => (await import('#web/blocks/vehicle/vehicle-dialog.tsx')).VehicleDialog);

/**
 * The way to a part by its vehicle, which is chosen here; codes and texts are for the box in the header. Without a script
 * the advanced search alone is offered. A press before the page is alive is kept, as its button sends no form.
 */
export const PartFinder = ({ categories, words }: Props) => {
  const navigate = useNavigate();
  const [category, setCategory] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const choose = () => {
    setCategory(select.current?.value ?? '');
    setOpen(true);
  };
  return (
    <section
      aria-labelledby="encontra"
      className="mt-6 grid gap-4 rounded-card border border-neutral-200 bg-brand-50 p-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="encontra" className="text-xl font-semibold">
          {words.title}
        </h2>
        <Link
          to={paths.products()}
          className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand-700 hover:underline"
        >
          Búsqueda avanzada <Icon name="arrow-right" className="size-4" />
        </Link>
      </div>
      <div className="flex max-w-text items-end gap-2 noscript:hidden">
        <Field label={words.question} className="w-0 grow [&>label]:whitespace-nowrap">
          <Select ref={select}>
            <option value="">Todo</option>
            {categories.map(({ category: { id, name } }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Button className="shrink-0 whitespace-nowrap" aria-haspopup="dialog" onClick={choose}>
          Elegir vehículo
        </Button>
      </div>
      {category !== undefined && (
        <VehicleDialog
          open={isOpen}
          onClose={() => setOpen(false)}
          onMissing={() => setCategory(undefined)}
          onChosen={(vehicle) =>
            void navigate(paths.products({ c: category || undefined, v: vehicle.id, y: yearOf(vehicle) }))
          }
        />
      )}
    </section>
  );
};

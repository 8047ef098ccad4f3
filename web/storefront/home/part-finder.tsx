import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { CategoryTile } from '#web/blocks/cards/category-tiles.tsx';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type Props = { categories: readonly { category: Pick<CategoryTile['category'], 'id' | 'name'> }[] };

/** The two ways to a part: by its vehicle, beginning with what is looked for, or by a code or text. Forms that need no script. */
export const PartFinder = ({ categories }: Props) => {
  const navigate = useNavigate();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)];
    const query = new URLSearchParams(
      typed.map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '']),
    );
    void navigate(`${paths.products()}?${query}`);
  };
  return (
    <section
      aria-labelledby="encontra"
      className="mt-6 grid gap-4 rounded-card border border-neutral-200 bg-brand-50 p-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="encontra" className="text-xl font-semibold">
          Encontrá la autoparte para tu vehículo
        </h2>
        <Link
          to={paths.products()}
          className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand-700 hover:underline"
        >
          Búsqueda avanzada <Icon name="arrow-right" className="size-4" />
        </Link>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <form action={paths.products()} onSubmit={send} className="flex items-end gap-2">
          <Field label="Por vehículo: ¿qué buscás?" required className="w-0 grow [&>label]:whitespace-nowrap">
            <Select name="rubro">
              {categories.map(({ category: { id, name } }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Button type="submit" className="shrink-0 whitespace-nowrap">
            Elegir vehículo
          </Button>
        </form>
        <form action={paths.products()} onSubmit={send} className="flex items-end gap-2">
          <Field label="Por código o texto" required className="grow">
            <TextInput
              name="t"
              type="search"
              minLength={2}
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
              placeholder="21410-1HC0A, radiador gol 1.6"
            />
          </Field>
          <Button type="submit">Buscar</Button>
        </form>
      </div>
    </section>
  );
};

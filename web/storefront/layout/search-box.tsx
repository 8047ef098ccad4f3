import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { tooShort } from '#web/data/list-words';
import { paths } from '#web/paths';
import { classes } from '#web/ui/classes';
import { Icon } from '#web/ui/icon.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';

/** Letters that a search needs (specification 5). */
const shortest = 2;

const Suggestions = onDemand(async () => (await import('./suggestions.tsx')).Suggestions);

type Props = { id: string; placeholder?: string; className?: string };

/** Text that is searched for in the whole catalogue; at least two characters. Suggestions come when it is first used. */
export const SearchBox = ({ id, placeholder = 'Nombre, marca o código', className }: Props) => {
  const [query] = useSearchParams();
  const location = useLocation();
  const text = location.pathname === '/productos' ? (query.get('t') ?? '').replaceAll('\0', '') : '';
  const navigate = useNavigate();
  const [used, setUsed] = useState<HTMLInputElement>();
  /** The page on which a text was too short. */
  const [refusedAt, setRefusedAt] = useState<typeof location>();
  // React Router's own form would do the same for 2 KB more on every page.
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [box] = event.currentTarget;
    if (!(box instanceof HTMLInputElement)) return;
    const asked = box.value.trim();
    if (asked.length >= shortest) return void navigate(paths.products({ t: asked }));
    box.focus();
    setRefusedAt(location);
  };
  return (
    // The shop says in its own words that a text is too short, in its answer where no script does.
    <form
      action={paths.products()}
      role="search"
      noValidate
      onSubmit={onSubmit}
      className={classes('relative', className)}
    >
      <label htmlFor={id} className="sr-only">
        Buscar productos
      </label>
      <input
        key={text}
        id={id}
        type="search"
        name="t"
        defaultValue={text}
        minLength={shortest}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={(event) => setUsed(event.currentTarget)}
        onInput={(event) => {
          setUsed(event.currentTarget);
          setRefusedAt(undefined);
        }}
        onBlur={() => setRefusedAt(undefined)}
        placeholder={placeholder}
        className="min-h-11 w-full rounded-control border border-neutral-400 bg-white pr-13 pl-3 placeholder:text-neutral-600 hover:border-neutral-600"
      />
      <button
        type="submit"
        aria-label="Buscar"
        className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-r-control bg-brand-700 text-white hover:bg-brand-800"
      >
        <Icon name="search" />
      </button>
      {refusedAt === location && (
        <p
          role="alert"
          className="absolute inset-x-0 top-full z-40 mt-1 rounded-card border border-neutral-300 bg-white px-3 py-2 text-sm text-bad shadow-lg"
        >
          {tooShort}
        </p>
      )}
      {/* Anew with each text as the box is, but by a key of its own: of two with one key React leaves the first behind. */}
      {used && <Suggestions key={`for ${text}`} input={used} silent onMissing={() => setUsed(undefined)} />}
    </form>
  );
};

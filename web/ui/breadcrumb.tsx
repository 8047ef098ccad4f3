import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

/** Where this page stands; the last step is the page itself and no link. On a phone that step is only read aloud: the heading shows it. */
export const Breadcrumb = ({ steps }: { steps: readonly { label: string; to?: string }[] }) => (
  <nav aria-label="Ruta de navegación">
    <ol className="flex flex-wrap items-center gap-x-1 text-sm text-neutral-600">
      {steps.map(({ label, to }, i) => (
        <li key={`${to} ${label}`} className={classes('flex min-h-8 items-center gap-x-1', !to && 'max-sm:sr-only')}>
          {i > 0 && <Icon name="chevron-right" className="size-4 text-neutral-500" />}
          {to ? (
            <Link to={to} className="py-1 hover:text-brand-800 hover:underline">
              {label}
            </Link>
          ) : (
            <span aria-current="page" className="wrap-anywhere">
              {label}
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);

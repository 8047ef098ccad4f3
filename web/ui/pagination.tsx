import { Fragment } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { pageNumbers } from './page-numbers.ts';

type Props = { page: number; pages: number; hrefOf: (page: number) => string };

const cell = 'inline-grid min-h-11 min-w-11 place-items-center rounded-control px-2 tabular-nums transition-colors';

/** Links to the other pages of a list; nothing where there is one page. */
export const Pagination = ({ page, pages, hrefOf }: Props) => {
  if (pages < 2) return null;
  const numbers = pageNumbers(page, pages);
  return (
    <nav aria-label="Páginas" className="flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <Link
          to={hrefOf(page - 1)}
          rel="prev"
          aria-label="Página anterior"
          className={classes(cell, 'hover:bg-brand-50')}
        >
          <Icon name="chevron-left" />
        </Link>
      )}
      {numbers.map((number, i) => (
        <Fragment key={number}>
          {number - (numbers[i - 1] ?? 0) > 1 && <span className="px-1 text-neutral-600">…</span>}
          <Link
            to={hrefOf(number)}
            aria-label={`Página ${number}`}
            aria-current={number === page ? 'page' : undefined}
            className={classes(
              cell,
              number === page ? 'bg-brand-700 font-semibold text-white' : 'text-neutral-800 hover:bg-brand-50',
            )}
          >
            {number}
          </Link>
        </Fragment>
      ))}
      {page < pages && (
        <Link
          to={hrefOf(page + 1)}
          rel="next"
          aria-label="Página siguiente"
          className={classes(cell, 'hover:bg-brand-50')}
        >
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
};

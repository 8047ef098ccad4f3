import type { MouseEvent } from 'react';
import { useSite } from '#web/data/site';
import { paths } from '#web/paths';
import { Drawer } from '#web/ui/drawer.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { type Catalogue, type CategoryLine, categoryLines } from './catalogue-links.ts';

const row = 'flex min-h-12 w-full items-center justify-between gap-2 border-b border-neutral-200 py-2';

type Props = Pick<Catalogue, 'categories'> & { open: boolean; onClose: () => void };

/** The site's menu on phones, from the left. It loads when it is first opened. */
export const MenuDrawer = ({ categories, open, onClose }: Props) => {
  const { menu, site } = useSite();
  const lines = categoryLines(categories, site);
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  };
  return (
    <Drawer open={open} onClose={onClose} side="left" title="Menú">
      <nav aria-label="Menú" onClick={closeOnLink}>
        {menu.map((entry) =>
          entry.kind === 'catalogue' ? (
            <div key={entry.label}>
              <Link to={paths.products()} className={`${row} font-semibold`}>
                {entry.label}
              </Link>
              {lines.map((line) => (
                <CategoryRows key={line.id} line={line} />
              ))}
            </div>
          ) : entry.kind === 'page' ? (
            <Link key={entry.label} to={entry.path} className={`${row} font-semibold`}>
              {entry.label}
            </Link>
          ) : (
            <a key={entry.label} href={entry.url} rel="noopener" target="_blank" className={`${row} font-semibold`}>
              {entry.label}
              <Icon name="external" className="size-4" />
            </a>
          ),
        )}
      </nav>
    </Drawer>
  );
};

const CategoryRows = ({ line: { name, to, items } }: { line: CategoryLine }) =>
  items.length === 0 ? (
    to ? (
      <Link to={to} className={`${row} pl-4`}>
        {name}
      </Link>
    ) : (
      <p className={`${row} pl-4`}>{name}</p>
    )
  ) : (
    <details className="group">
      <summary className={`${row} pl-4`}>
        {name}
        <Icon name="chevron-down" className="size-5 text-neutral-600 transition-transform group-open:rotate-180" />
      </summary>
      {to && (
        <Link to={to} className={`${row} pl-8 text-neutral-700`}>
          Todo en {name}
        </Link>
      )}
      {items.map((item) => (
        <Link key={item.id} to={item.to} className={`${row} pl-8 text-neutral-700`}>
          {item.name}
        </Link>
      ))}
    </details>
  );

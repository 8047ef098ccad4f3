import type { MouseEvent } from 'react';
import { useSite } from '#web/data/site';
import { useUser } from '#web/data/user';
import { paths } from '#web/paths';
import { Drawer } from '#web/ui/drawer.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { type Catalogue, type CategoryLine, categoryLines, type Makers } from './catalogue-links.ts';
import { myOrders, useSignInPath } from './own-links.ts';

const row = 'flex min-h-12 w-full items-center justify-between gap-2 border-b border-neutral-200 py-2';

type Props = Pick<Catalogue, 'categories' | 'makers'> & { open: boolean; onClose: () => void };

/** The site's menu on phones, from the left. It loads when it is first opened. */
export const MenuDrawer = ({ categories, makers, open, onClose }: Props) => {
  const { menu, site } = useSite();
  const user = useUser();
  const signIn = useSignInPath();
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
              {makers.map((group) => (
                <CategoryRows key={group.title} line={lineOf(group)} />
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
        {!menu.some((entry) => entry.kind === 'page' && entry.path === paths.contact) && (
          <Link to={paths.contact} className={`${row} font-semibold`}>
            Contacto
          </Link>
        )}
        {user === null && (
          <Link to={signIn} className={`${row} font-semibold`}>
            Ingresar
          </Link>
        )}
        <Link to={paths.myOrders} className={`${row} font-semibold`}>
          {myOrders}
        </Link>
        {user && (
          <Link to={paths.favourites} className={`${row} font-semibold`}>
            Favoritos
          </Link>
        )}
      </nav>
    </Drawer>
  );
};

/** Makers as a line of the menu, the way to the others of them last. */
const lineOf = ({ title, items, all }: Makers): CategoryLine => ({
  id: title,
  name: title,
  items: [...items, ...(all ? [{ name: `Ver todas (${all.count})`, to: all.to }] : [])].map((item) => ({
    id: item.to,
    ...item,
  })),
});

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

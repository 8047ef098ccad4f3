import { paths } from '#web/paths';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import type { CategoryLine, Makers } from './catalogue-links.ts';

type Props = { lines: readonly CategoryLine[]; makers: readonly Makers[] };

/** All categories and the makers, as the menu on wide screens shows them. */
export const MenuLinks = ({ lines, makers }: Props) => (
  <div className="absolute inset-x-0 top-full z-30 animate-appear border-b border-neutral-200 bg-white text-neutral-900 shadow-float">
    <div className="mx-auto max-h-[calc(100dvh-10rem)] max-w-page overflow-y-auto px-6 py-5">
      <ul className="columns-4 gap-6 xl:columns-5">
        {lines.map((line) => (
          <MenuCategory key={line.id} line={line} />
        ))}
      </ul>
      {makers.map((group) => (
        <MenuMakers key={group.title} {...group} />
      ))}
      <Link
        to={paths.products()}
        className="mt-4 inline-flex items-center gap-1 py-2 font-semibold text-brand-700 hover:underline"
      >
        Ver todo el catálogo <Icon name="arrow-right" className="size-4" />
      </Link>
    </div>
  </div>
);

const MenuMakers = ({ title, items, all }: Makers) => (
  <div className="mt-4 border-t border-neutral-200 pt-4">
    <h2 className="text-sm font-semibold text-neutral-600">{title}</h2>
    <ul className="mt-1 flex flex-wrap gap-x-6">
      {items.map(({ name, to }) => (
        <li key={to}>
          <Link to={to} className="menu-link py-1.5 text-sm">
            {name}
          </Link>
        </li>
      ))}
      {all && (
        <li>
          <Link to={all.to} className="menu-link py-1.5 text-sm font-semibold text-brand-700">
            Ver todas ({all.count})<span className="sr-only"> {title}</span>
          </Link>
        </li>
      )}
    </ul>
  </div>
);

const MenuCategory = ({ line: { name, to, items } }: { line: CategoryLine }) => (
  <li className="mb-3 break-inside-avoid">
    {to ? (
      <Link to={to} className="menu-link py-1 font-semibold">
        {name}
      </Link>
    ) : (
      <span className="inline-block py-1 font-semibold">{name}</span>
    )}
    {items.length > 0 && (
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Link to={item.to} className="menu-link menu-item">
              {item.name}
            </Link>
          </li>
        ))}
      </ul>
    )}
  </li>
);

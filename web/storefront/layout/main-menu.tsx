import { useLocation } from 'react-router';
import { useSite } from '#web/data/site';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Catalogue } from './catalogue-links.ts';
import { MegaMenu } from './mega-menu.tsx';

const item =
  'flex min-h-11 items-center gap-1 rounded-control px-3 font-semibold hover:bg-white/10 aria-[current=page]:bg-white/15';

/** The site's menu on wide screens. */
export const MainMenu = (catalogue: Catalogue) => {
  const { menu, site } = useSite();
  const { pathname } = useLocation();
  return (
    <nav aria-label="Principal" className="relative z-20 hidden bg-brand-900 text-white lg:block">
      <div className="mx-auto flex max-w-page items-center gap-1 px-3">
        {menu.map((entry) =>
          entry.kind === 'catalogue' ? (
            <MegaMenu key={entry.label} label={entry.label} {...catalogue} />
          ) : entry.kind === 'page' ? (
            <Link
              key={entry.label}
              to={entry.path}
              aria-current={pathname === entry.path ? 'page' : undefined}
              className={item}
            >
              {entry.label}
            </Link>
          ) : (
            <a key={entry.label} href={entry.url} rel="noopener" target="_blank" className={item}>
              {entry.label}
              <Icon name="external" className="size-4" />
            </a>
          ),
        )}
        <p className="ml-auto flex items-center gap-2 px-3 text-sm text-brand-100">
          <Icon name="clock" className="size-4" />
          {site.contact.hours}
        </p>
      </div>
    </nav>
  );
};

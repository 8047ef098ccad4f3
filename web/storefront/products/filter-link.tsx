import { classes } from '#web/ui/classes';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { isIndexableAddress } from './indexable.ts';

export const filterLine = 'filter-line';

type Props = { to: string; item: { name: string; count?: number }; isChosen: boolean };

/** Something to narrow a list by, with how many it leaves; chosen, it takes that away again. Crawlers follow it only to a list that is kept: all together are too many. */
export const FilterLink = ({ to, item, isChosen }: Props) => (
  <Link
    to={to}
    rel={isIndexableAddress(to) ? undefined : 'nofollow'}
    aria-current={isChosen ? 'true' : undefined}
    className={classes(filterLine, isChosen && 'bg-brand-50 font-semibold text-brand-900')}
  >
    {item.name}
    {isChosen ? <Icon name="check" className="size-4" /> : <span>{item.count}</span>}
  </Link>
);

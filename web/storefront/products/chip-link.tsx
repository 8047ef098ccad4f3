import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';

type Props = { name: string; to: string; preventScrollReset?: boolean; onClick?: (() => void) | undefined };

/** Something chosen, with the way to take it away. */
export const ChipLink = ({ name, ...link }: Props) => (
  <Link
    {...link}
    aria-label={`Quitar ${name}`}
    className="flex min-h-11 items-center gap-2 rounded-full bg-brand-100 pr-2 pl-4 text-sm font-medium text-brand-900 transition-colors hover:bg-brand-200 md:min-h-9"
  >
    <span className="wrap-anywhere">{name}</span>
    <Icon name="close" className="size-4" />
  </Link>
);

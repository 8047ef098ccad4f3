import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';

type Props = { to: string; icon: IconName; label: string; reloadDocument?: boolean };

/** A line of a menu of who is signed in. */
export const MenuItem = ({ to, icon, label, reloadDocument }: Props) => (
  <Link
    to={to}
    reloadDocument={reloadDocument}
    className="flex min-h-11 items-center gap-3 rounded-control px-3 hover:bg-neutral-100"
  >
    <Icon name={icon} />
    {label}
  </Link>
);

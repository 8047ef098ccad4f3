import { Link, useLocation } from 'react-router';
import { paths } from '#web/paths';
import { Icon } from '#web/ui/icon.tsx';

/** The way in, which leads back to where one was. */
export const UserMenu = () => {
  const { pathname, search } = useLocation();
  return (
    <Link
      to={paths.login(pathname === '/iniciar' || pathname === '/' ? undefined : pathname + search)}
      className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 font-semibold hover:bg-neutral-100"
    >
      <Icon name="user" className="size-6" />
      <span className="sr-only sm:not-sr-only">Ingresar</span>
    </Link>
  );
};

import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { useUser } from '#web/data/user';
import { paths } from '#web/paths';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { menuOpener } from './menu-opener.ts';

const OwnMenu = lazy(() => import('./own-menu.tsx'));

/** The way in for a visitor; for who is signed in, what is theirs and the way out. */
export const UserMenu = () => {
  const user = useUser();
  if (user === null) return <SignIn />;
  const waiting = <Skeleton className="mx-2 h-6 w-8 sm:w-20" />;
  return user ? (
    <Suspense fallback={waiting}>
      <OwnMenu user={user} />
    </Suspense>
  ) : (
    waiting
  );
};

/** It leads back to where one was. */
const SignIn = () => {
  const { pathname, search } = useLocation();
  return (
    <Link
      to={paths.login(pathname === '/iniciar' || pathname === '/' ? undefined : pathname + search)}
      className={menuOpener}
    >
      <Icon name="user" className="size-6" />
      <span className="sr-only sm:not-sr-only">Ingresar</span>
    </Link>
  );
};

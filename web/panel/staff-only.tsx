import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { User } from '#contract/accounts';
import { useSession } from '#web/data/session';
import { isStaff, useUser } from '#web/data/user';
import { paths } from '#web/paths';

type Props = { waiting: ReactNode; children: (user: User) => ReactNode };

/** Shows staff their screen. A visitor goes to sign in and comes back, who does not sell goes to the shop (decisions A5). */
export const StaffOnly = ({ waiting, children }: Props) => {
  const user = useUser();
  const { token } = useSession();
  const { pathname, search } = useLocation();
  const elsewhere = placeFor(user, token, pathname + search);
  useEffect(() => {
    if (elsewhere) window.location.replace(elsewhere);
  }, [elsewhere]);
  return user && !elsewhere ? children(user) : waiting;
};

const placeFor = (user: User | null | undefined, token: string, here: string) => {
  if (!token) return paths.login(here);
  if (user && !isStaff(user)) return paths.home;
  return undefined;
};

import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { User } from '#contract/accounts';
import { useSession } from '#web/data/session';
import { isStaff, useUser } from '#web/data/user';
import { paths } from '#web/paths';

type Props = { waiting: ReactNode; children: (user: User) => ReactNode };

/**
 * Shows staff their screen. A visitor goes to sign in and comes back, who does not sell goes to the shop (decisions A5). Whose
 * session ended meanwhile is told so there.
 */
export const StaffOnly = ({ waiting, children }: Props) => {
  const user = useUser();
  const { token } = useSession();
  const { pathname, search, hash } = useLocation();
  const isSignedOut = useSignedOutElsewhere();
  const [wasSignedIn] = useState(token !== '');
  const elsewhere = placeFor(user, token, pathname + search + hash, wasSignedIn && !isSignedOut);
  useEffect(() => {
    if (elsewhere) window.location.replace(elsewhere);
  }, [elsewhere]);
  return user && !elsewhere ? children(user) : waiting;
};

const placeFor = (user: User | null | undefined, token: string, here: string, hasEnded: boolean) => {
  if (!token) return hasEnded ? `${paths.login(here)}&vencida` : paths.login(here);
  if (user && !isStaff(user)) return paths.home;
  return undefined;
};

/** Whether the session went away in another tab: this screen then does not know why. */
const useSignedOutElsewhere = () => {
  const [isIt, setIsIt] = useState(false);
  useEffect(() => {
    const note = ({ key }: StorageEvent) => setIsIt((was) => was || key === 'session');
    // Before the session's own listener, which leads away.
    window.addEventListener('storage', note, { capture: true });
    return () => window.removeEventListener('storage', note, { capture: true });
  }, []);
  return isIt;
};

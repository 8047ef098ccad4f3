import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { User } from '#contract/accounts';
import { useSession } from '#web/data/session';
import { isStaff, useUser } from '#web/data/user';
import { paths } from '#web/paths';

/** Another tab's message comes a moment after what it stored, in ms. */
const messageDelay = 300;

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
  const elsewhere = placeFor(user, token, pathname + search + hash);
  useEffect(() => {
    if (!elsewhere) return;
    const lead = () => {
      const hasEnded = !token && wasSignedIn && !isSignedOut.current;
      window.location.replace(hasEnded ? `${elsewhere}&vencida` : elsewhere);
    };
    if (token || !wasSignedIn) return lead();
    const waiting = setTimeout(lead, messageDelay);
    return () => clearTimeout(waiting);
  }, [elsewhere, token, wasSignedIn, isSignedOut]);
  return user && !elsewhere ? children(user) : waiting;
};

const placeFor = (user: User | null | undefined, token: string, here: string) => {
  if (!token) return paths.login(here);
  if (user && !isStaff(user)) return paths.home;
  return undefined;
};

/** Whether the session went away in another tab: this screen then does not know why. */
const useSignedOutElsewhere = () => {
  // No state: the screen leads away before it would be drawn anew with it.
  const isIt = useRef(false);
  useEffect(() => {
    const note = ({ key }: StorageEvent) => {
      isIt.current ||= key === 'session';
    };
    // Before the session's own listener, which leads away.
    window.addEventListener('storage', note, { capture: true });
    return () => window.removeEventListener('storage', note, { capture: true });
  }, []);
  return isIt;
};

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { User } from '#contract/accounts';
import { useSession } from '#web/data/session';
import { isStaff, useUser } from '#web/data/user';
import { Staff } from '#web/panel/staff';
import { useHasUnsaved } from '#web/panel/unsaved';
import { paths } from '#web/paths';

/** Another tab's message comes a moment after what it stored, in ms. */
const messageDelay = 300;

type Props = {
  waiting: ReactNode;
  /** `onLeave` where the session ended over what stands here: it leads away. */
  children: (user: User, onLeave: (() => void) | undefined) => ReactNode;
};

/**
 * Shows staff their screen. A visitor goes to sign in and comes back, who does not sell goes to the shop (decisions
 * A5). A seller whose session ended meanwhile stays with what he has before him, to sign in over it. Signed out in
 * another tab he stays with what he typed alone.
 */
export const StaffOnly = ({ waiting, children }: Props) => {
  const user = useUser();
  const { token, guid } = useSession();
  const { pathname, search, hash } = useLocation();
  const isSignedOut = useSignedOutElsewhere();
  const [wasSignedIn] = useState(token !== '');
  const hasUnsaved = useHasUnsaved();
  const [last, setLast] = useState<User>();
  if (user && user !== last) setLast(user);
  const elsewhere = placeFor(user, token, pathname + search + hash);
  const [hasEnded, setHasEnded] = useState(false);
  if (token && hasEnded) setHasEnded(false);
  const stays = !token && last !== undefined && (hasEnded || hasUnsaved);
  useEffect(() => {
    if (!elsewhere || stays) return;
    const lead = () => {
      const isOver = !token && wasSignedIn && !isSignedOut.current;
      if (isOver && last) return setHasEnded(true);
      window.location.replace(isOver ? `${elsewhere}&vencida` : elsewhere);
    };
    if (token || !wasSignedIn) return lead();
    const waiting = setTimeout(lead, messageDelay);
    return () => clearTimeout(waiting);
  }, [elsewhere, stays, token, wasSignedIn, isSignedOut, last]);
  // The screen stays while it is not known why the session went, and while a new one of the same person is looked up.
  const shown = user ?? (!token || guid === last?.guid ? last : undefined);
  if (!shown || (token && elsewhere)) return waiting;
  const leave = () => elsewhere && window.location.replace(elsewhere);
  return (
    <Staff key={shown.guid} value={shown}>
      {children(shown, stays ? leave : undefined)}
    </Staff>
  );
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

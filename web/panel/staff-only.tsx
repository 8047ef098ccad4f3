import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import type { User } from '#contract/accounts';
import { session, useSession } from '#web/data/session';
import { isStaff, useUser } from '#web/data/user';
import { isLeavingPanel } from '#web/panel/leave-panel';
import { Staff } from '#web/panel/staff';
import { useHasUnsaved } from '#web/panel/unsaved';
import { paths } from '#web/paths';

type Props = {
  waiting: ReactNode;
  /** `onLeave` where the session ended over what stands here: it leads away. */
  children: (user: User, onLeave: (() => void) | undefined) => ReactNode;
};

/** Whether this page was opened with a session, which may be refused before the screen is there. */
const cameSignedIn = session.get().token !== '';

/**
 * Shows staff their screen. A visitor goes to sign in and comes back, who does not sell goes to the shop (decisions
 * A5), and both at an address without a screen to the shop's page for such. A seller whose session ended meanwhile stays
 * with what he has before him, to sign in over it. Signed out in another tab he stays with what he typed alone.
 */
export const StaffOnly = ({ waiting, children }: Props) => {
  const user = useUser();
  const { token, guid } = useSession();
  const { pathname, search, hash } = useLocation();
  const isNoScreen = '*' in useParams();
  const hasUnsaved = useHasUnsaved();
  const [last, setLast] = useState<User>();
  if (user && user !== last) setLast(user);
  const isOver = cameSignedIn && session.isRefused();
  const place = placeFor(user, token, pathname + search + hash);
  const elsewhere = place && isNoScreen && !isOver ? nowhere : place;
  const stays = !token && last !== undefined && (isOver || hasUnsaved);
  useEffect(() => {
    if (elsewhere && !stays && !isLeavingPanel()) window.location.replace(isOver ? `${elsewhere}&vencida` : elsewhere);
  }, [elsewhere, stays, isOver]);
  // The screen stays until another comes, and while a new session of the same person is looked up.
  const next = user ?? (!token || guid === last?.guid ? last : undefined);
  // A screen is made bit by bit, between which the browser hears what is pressed.
  const shown = useDeferredValue<User | null | undefined>(next, null);
  if (!shown || shown.guid !== next?.guid || (token && elsewhere)) return waiting;
  const leave = () => elsewhere && window.location.replace(elsewhere);
  return (
    <Staff key={shown.guid} value={shown}>
      {children(shown, stays ? leave : undefined)}
    </Staff>
  );
};

/** Leads nowhere in the shop too. */
const nowhere = '/404';

const placeFor = (user: User | null | undefined, token: string, here: string) => {
  if (!token) return paths.login(here);
  if (user && !isStaff(user)) return paths.home;
  return undefined;
};

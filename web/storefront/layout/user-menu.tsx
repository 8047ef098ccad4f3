import { useState } from 'react';
import type { User } from '#contract/accounts';
import { useUser } from '#web/data/user';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { menuOpener } from './menu-opener.ts';
import { useSignInPath } from './own-links.ts';

const OwnMenu = onDemand(async () => (await import('./own-menu.tsx')).OwnMenu);

const waiting = <Skeleton className="mx-2 h-6 w-8 sm:w-20" />;

/** The way in for a visitor; for who is signed in, what is theirs and the way out. */
export const UserMenu = () => {
  const user = useUser();
  if (user === null) return <SignIn />;
  return user ? <Own user={user} /> : waiting;
};

/** Their menu comes by itself; where it did not, a press fetches it again. */
const Own = ({ user }: { user: User }) => {
  const [state, setState] = useState<'first' | 'missing' | 'again'>('first');
  if (state !== 'missing') {
    return <OwnMenu user={user} waiting={waiting} silent={state === 'first'} onMissing={() => setState('missing')} />;
  }
  return <IconButton icon="user" label="Mi cuenta" onClick={() => setState('again')} />;
};

/** It leads back to where one was. */
const SignIn = () => (
  <Link to={useSignInPath()} className={menuOpener}>
    <Icon name="user" className="size-6" />
    <span className="sr-only sm:not-sr-only">Ingresar</span>
  </Link>
);

import { useState } from 'react';
import type { User } from '#contract/accounts';
import { session } from '#web/data/session';
import { useUser } from '#web/data/user';

/** The person that a page shows: the one signed in, and after a refused session (`isOver`) the one before, until the next sign-in. */
export const useKeptUser = () => {
  const user = useUser();
  const [last, setLast] = useState<User>();
  if (user && user !== last) setLast(user);
  const isOver = user === null && last !== undefined && session.isRefused();
  // The same person, while he is looked up anew.
  const shown = user ?? (isOver || (last && session.get().guid === last.guid) ? last : undefined);
  return { user, shown, isOver };
};

import { useSyncExternalStore } from 'react';
import type { User } from '#contract/accounts';
import { call } from '#web/data/call';
import { session } from '#web/data/session';

// The signed-in user, read anew by each page load and kept in memory alone.
let known: { token: string; user: User | null } = { token: '', user: null };
let asked = '';
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

const load = async () => {
  const { token, guid } = session.get();
  if (!token || token === asked) return;
  asked = token;
  const answer = await call('user/get', { guid });
  if (session.get().token !== token) return;
  if (!answer.ok) {
    asked = '';
    return;
  }
  known = { token, user: answer.data };
  tell();
};

let stopFollowing: (() => void) | undefined;
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  if (listeners.size === 1) {
    stopFollowing = session.subscribe(() => {
      tell();
      void load();
    });
    void load();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopFollowing?.();
  };
};

/** The present value of `useUser`; in the first render that hook knows visitors alone. */
export const knownUser = (): User | null | undefined => {
  const { token } = session.get();
  if (!token) return null;
  return known.token === token ? known.user : undefined;
};

/** The signed-in user: null for a visitor, undefined until it is known. The server renders for a visitor. */
export const useUser = (): User | null | undefined => useSyncExternalStore(subscribe, knownUser, () => null);

/** The value of `useUser`, asked for first where it is not known yet; undefined where the shop was not reached. */
export const findUser = async (): Promise<User | null | undefined> => {
  if (knownUser() === undefined) await reloadUser();
  return knownUser();
};

/** Whether the user works here: he sees numbers, prices and what is not public. */
export const isStaff = ({ isSeller, roles }: Pick<User, 'isSeller' | 'roles'>) => isSeller || roles.length > 0;

/** Forgets what is known of the user, so that a change of him shows. */
export const reloadUser = () => {
  asked = '';
  return load();
};

/** The answer of a change of the user is what is known of him from now on. */
export const knowUser = (user: User) => {
  const { token, guid } = session.get();
  if (user.guid !== guid) return;
  known = { token, user };
  tell();
};

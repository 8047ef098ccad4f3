import { lockAccount } from '#server/communications/callers.store';
import type { Inside, Session } from '#server/ctx';
import { Refusal } from '#server/refusal';

export type Caller = Session & { name: string };

/** The caller, whose account is locked, and his name. */
export const lockCaller = async (inside: Inside): Promise<Caller> => {
  if (!inside.session) throw new Refusal('session.none');
  return { ...inside.session, name: await lockAccount(inside.db, inside.session.accountId) };
};

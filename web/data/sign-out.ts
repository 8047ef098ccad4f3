import { call } from '#web/data/call';
import { session } from '#web/data/session';

/** Ends the session here at once, and then at the shop. */
export const signOut = async () => {
  const ended = call('user/logout', {});
  session.end();
  await ended;
};

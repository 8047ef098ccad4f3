import { messages } from '#contract/plain/messages';
import { useSession } from '#web/data/session';

/** What went wrong, until it is so no longer: that one has to sign in is not said once one has. */
export const useStillTrue = <T extends string | undefined>(sentence: T) => {
  const { token } = useSession();
  return token && sentence === messages['session.none'] ? '' : sentence;
};

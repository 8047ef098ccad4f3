import { messages } from '#contract/plain/messages';
import { useSession } from '#web/data/session';

/** An error for as long as it holds: the request to sign in goes once one has. */
export const useStillTrue = <T extends string | undefined>(sentence: T) => {
  const { token } = useSession();
  return token && sentence === messages['session.none'] ? '' : sentence;
};

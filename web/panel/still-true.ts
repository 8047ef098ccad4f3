import { sessionMessages } from '#contract/plain/session-messages';
import { useSession } from '#web/data/session';

/** An error for as long as it holds: the request to sign in goes once one has. */
export const useStillTrue = <T extends string | undefined>(sentence: T) => {
  const { token } = useSession();
  return token && sentence === sessionMessages['session.none'] ? '' : sentence;
};

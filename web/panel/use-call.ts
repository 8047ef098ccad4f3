import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallPath, Input, Output } from '#contract/contract';
import { call, type Failure } from '#web/data/call';
import { session, useSession } from '#web/data/session';

const offline = 'Sin conexión. Lo mostramos en cuanto vuelva.';

/** What a refused call throws inside a query. */
export class CallError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.status === 0 && !navigator.onLine ? offline : failure.error);
    this.name = 'CallError';
    this.failure = failure;
  }
}

/** Whether another try may help: the shop was not reached, or is busy. */
export const isPassing = (error: unknown) =>
  error instanceof CallError && (error.failure.status === 0 || error.failure.status >= 500);

/**
 * A call's answer as whoever is signed in, shared by screens that ask the same. While other input is asked for, the answer
 * before it stays, and so it does once the session ended: a visitor sees less. Throws a `CallError` into `error`.
 */
export const useCall = <P extends CallPath>(path: P, input: Input<P>, { enabled = true } = {}) => {
  const { token } = useSession();
  return useQuery({
    queryKey: [path, input],
    queryFn: async ({ signal, client, queryKey }): Promise<Output<P>> => {
      const answer = await call(path, input, signal);
      const before = session.get().token ? undefined : client.getQueryData<Output<P>>(queryKey);
      if (before) return before;
      if (!answer.ok) throw new CallError(answer);
      return answer;
    },
    enabled: enabled && token !== '',
    placeholderData: keepPreviousData,
  });
};

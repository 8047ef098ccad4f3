import { keepPreviousData, type QueryFunctionContext, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallPath, Input, Output } from '#contract/contract';
import { call, type Failure } from '#web/data/call';
import { session, useSession } from '#web/data/session';
import { earlyAnswer, takeEarly } from '#web/panel/early-call';

const offline = 'Sin conexión. Lo mostramos en cuanto vuelva.';

/** The error that a refused call throws inside a query. */
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

type Asking = {
  enabled?: boolean;
  /** Asked again after so many minutes, while the page is in sight. */
  everyMinutes?: number;
  /** So many hours longer in a page out of sight: each answer keeps its session alive. */
  hiddenHours?: number;
  /** An answer is fresh for so long to a part of the screen that is made after another that asks the same. */
  sharedMs?: number;
};

let hiddenAt = Number.POSITIVE_INFINITY;
if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    hiddenAt = document.hidden ? Date.now() : Number.POSITIVE_INFINITY;
  });
const wasLeft = (hours: number) => Date.now() - hiddenAt > hours * 3_600_000;

/**
 * A call's answer as whoever is signed in, shared by screens that ask the same. While other input is asked for, the answer
 * before it stays, and so it does once the session ended: a visitor sees less. Throws a `CallError` into `error`.
 */
export const useCall = <P extends CallPath>(path: P, input: Input<P>, asking: Asking = {}) =>
  useAnswer<Output<P>>([path, input], (signal) => call(path, input, signal), asking);

/** The same of an answer that several calls make up. `queryKey` begins with their path. */
export const useAnswer = <T>(
  queryKey: readonly unknown[],
  ask: (signal: AbortSignal) => Promise<({ ok: true } & T) | Failure>,
  { enabled = true, everyMinutes, hiddenHours = 0, sharedMs = 0 }: Asking = {},
) => {
  const { token } = useSession();
  const queries = useQueryClient();
  const isAsking = enabled && token !== '';
  const queryFn = async ({ signal, client }: QueryFunctionContext): Promise<T> => {
    const stored = client.getQueryData<T>(queryKey);
    if (stored && hiddenHours > 0 && wasLeft(hiddenHours)) return stored;
    const early = stored ? undefined : (takeEarly(queryKey) as ReturnType<typeof ask> | undefined);
    const answer = await (early ?? ask(signal));
    const before = session.get().token ? undefined : client.getQueryData<T>(queryKey);
    if (before) return before;
    if (!answer.ok) throw new CallError(answer);
    return answer;
  };
  // Asked as the screen begins to be made, which takes a slow machine longer than the answer. That answer is fresh.
  const initialData = () => (isAsking ? earlyAnswer<T>(queryKey) : undefined);
  if (isAsking && !queries.getQueryState(queryKey) && !initialData()) void queries.prefetchQuery({ queryKey, queryFn });
  const [begun] = useState(Date.now);
  return useQuery({
    queryKey,
    queryFn,
    initialData,
    enabled: isAsking,
    refetchOnMount: ({ state }) => state.isInvalidated || state.dataUpdatedAt < begun - sharedMs,
    placeholderData: keepPreviousData,
    ...(everyMinutes && { refetchInterval: everyMinutes * 60_000, refetchIntervalInBackground: hiddenHours > 0 }),
  });
};

import { useEffect, useState } from 'react';
import type { CallPath, Input, Output } from '#contract/contract';
import { useSession } from '#web/data/session';
import { useSite } from '#web/data/site';
import { useUser } from '#web/data/user';

/** Whether the signed-in person may see more than the visitor for whom the server rendered: a seller, or hidden prices. */
export const useSeesMore = (): boolean => {
  const { pricesFor } = useSite().site.settings;
  const user = useUser();
  return Boolean(user && (user.isSeller || user.roles.length > 0 || pricesFor === 'signedIn'));
};

type Own<P extends CallPath> = { answer: Output<P> | undefined; isAsking: boolean };

/**
 * The same call as whoever is signed in, while `when` holds: what the visitor's page lacks. Nothing for visitors, and
 * nothing where it is refused.
 */
export const useOwnAnswer = <P extends CallPath>(path: P, input: Input<P>, when: boolean): Own<P> => {
  const { token } = useSession();
  const isWanted = when && token !== '';
  const key = isWanted ? `${token} ${path} ${JSON.stringify(input)}` : '';
  const [own, setOwn] = useState<{ key: string; answer: Output<P> | undefined }>({ key: '', answer: undefined });
  useEffect(() => {
    if (!key) return;
    let isOver = false;
    const ask = async () => {
      const { call } = await import('#web/data/call');
      const answer = await call(path, JSON.parse(key.slice(key.indexOf('{'))) as Input<P>);
      if (!isOver) setOwn({ key, answer: answer.ok ? answer : undefined });
    };
    ask().catch(() => !isOver && setOwn({ key, answer: undefined }));
    return () => {
      isOver = true;
    };
  }, [key, path]);
  const isAnswered = own.key === key;
  return { answer: isWanted && isAnswered ? own.answer : undefined, isAsking: isWanted && !isAnswered };
};

import { useEffect, useState } from 'react';
import type { CallPath, Input, Output } from '#contract/contract';
import { useSession } from '#web/data/session';
import { useSite } from '#web/data/site';
import { isStaff, useUser } from '#web/data/user';

/** Whether the signed-in person may see more than the visitor for whom the server rendered: a seller, or hidden prices. */
export const useSeesMore = (): boolean => {
  const { pricesFor } = useSite().site.settings;
  const user = useUser();
  return Boolean(user && (isStaff(user) || pricesFor === 'signedIn'));
};

type Asked<P extends CallPath> = { answer: Output<P> | undefined; isAsking: boolean };

/** A call's answer for the one who looks, while `when` holds; nothing where it is refused. Asked again as another signs in. */
export const useAnswer = <P extends CallPath>(path: P, input: Input<P>, when: boolean): Asked<P> => {
  const { token } = useSession();
  const key = when ? `${token} ${path} ${JSON.stringify(input)}` : '';
  const [current, setCurrent] = useState<{ key: string; answer: Output<P> | undefined }>({
    key: '',
    answer: undefined,
  });
  useEffect(() => {
    if (!key) return;
    let isOver = false;
    const ask = async () => {
      const { call } = await import('#web/data/call');
      const answer = await call(path, JSON.parse(key.slice(key.indexOf('{'))) as Input<P>);
      if (!isOver) setCurrent({ key, answer: answer.ok ? answer : undefined });
    };
    ask().catch(() => !isOver && setCurrent({ key, answer: undefined }));
    return () => {
      isOver = true;
    };
  }, [key, path]);
  const isAnswered = current.key === key;
  return { answer: when && isAnswered ? current.answer : undefined, isAsking: when && !isAnswered };
};

/** The same call as whoever is signed in, while `when` holds: what the visitor's page lacks. Nothing for visitors. */
export const useOwnAnswer = <P extends CallPath>(path: P, input: Input<P>, when: boolean): Asked<P> =>
  useAnswer(path, input, useSession().token !== '' && when);

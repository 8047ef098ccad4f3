import { useCallback, useEffect, useState } from 'react';

import { type Answer, call } from '#web/data/call';
import { pauseMs } from './follow-words.ts';

type Followed = Extract<Answer<'payment/settle'>, { ok: true }>;

/**
 * The order of a link, asked again while a payment may be on its way and somebody looks at it. A failure leaves what is
 * shown, says so, and can be tried again. `replace` puts in what another call answered.
 */
export const useFollowed = (orderId: string, key: string) => {
  const [followed, setFollowed] = useState<Followed>();
  const [failed, setFailed] = useState<{ status: number; error: string }>();
  const [turn, setTurn] = useState(0);
  const ask = useCallback(() => setTurn((now) => now + 1), []);
  const replace = useCallback((data: Followed['data']) => setFollowed((now) => now && { ...now, data }), []);
  useEffect(() => {
    let isOld = false;
    const settle = async () => {
      const answer = await call('payment/settle', { orderId, key });
      if (isOld) return;
      if (answer.ok) setFollowed(answer);
      setFailed(answer.ok ? undefined : { status: answer.status, error: answer.error });
    };
    void settle();
    return () => {
      isOld = true;
    };
  }, [orderId, key, turn]);
  useEffect(() => {
    const ms = followed && pauseMs(followed.data, turn);
    if (!ms) return undefined;
    const askWhenSeen = () =>
      document.visibilityState === 'visible'
        ? ask()
        : document.addEventListener('visibilitychange', ask, { once: true });
    const timer = setTimeout(askWhenSeen, ms);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [followed, turn, ask]);
  return { followed, failed, ask, replace, now: useNow() };
};

const tickMs = 10_000;

/** The time, in milliseconds, told anew every ten seconds. */
const useNow = () => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};

import { useEffect, useState } from 'react';
import { onActivation } from '#web/data/activation-channel';
import { login, notActivated } from '#web/data/login';

/** Held in memory alone, and only while the tab waits for the activation. */
export type Credentials = { email: string; password: string };

const everyMs = 5_000;
const longestMs = 30 * 60_000;

/**
 * Signs in once the account is activated: it tries every few seconds while the tab is looked at, and at once when another
 * tab of this browser says so. The password is wiped from `credentials` when it was used, when the login is refused for
 * any other reason, after half an hour, and with the page. Answers whether it still waits.
 */
export const useActivation = (credentials: Credentials): boolean => {
  const [waits, setWaits] = useState(credentials.password !== '');
  useEffect(() => {
    let busy = false;
    const began = Date.now();
    const forget = () => {
      credentials.password = '';
      setWaits(false);
    };
    const look = async () => {
      if (busy || credentials.password === '') return;
      if (Date.now() - began > longestMs) return forget();
      busy = true;
      const answer = await login(credentials.email, credentials.password);
      busy = false;
      // Not reached (0), too many tries (429) and a busy shop (503) pass; a refusal does not.
      if (answer.ok || ![notActivated, 0, 429, 503].includes(answer.code)) forget();
    };
    const lookIfSeen = () => void (document.hidden || look());
    const timer = setInterval(lookIfSeen, everyMs);
    const stopListening = onActivation(() => void look());
    document.addEventListener('visibilitychange', lookIfSeen);
    window.addEventListener('pagehide', forget);
    return () => {
      clearInterval(timer);
      stopListening();
      document.removeEventListener('visibilitychange', lookIfSeen);
      window.removeEventListener('pagehide', forget);
    };
  }, [credentials]);
  return waits;
};

import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Asks before a changed form is left for another screen; the browser asks where the page itself is left. */
export const useLeaving = (isDirty: boolean) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.key !== nextLocation.key,
  );
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return {
    isAsked: blocker.state === 'blocked',
    onStay: () => blocker.reset?.(),
    onLeave: () => blocker.proceed?.(),
  };
};

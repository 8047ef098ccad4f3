import { useEffect, useRef } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { useUnsaved } from '#web/panel/unsaved';

/**
 * Asks before a changed form is left for another screen; the browser asks where the page itself is left. `by`: what
 * another screen has another one of. After `letGo`, as what was typed is stored or gone, the next step is not asked about.
 */
export const useLeaving = (isDirty: boolean, by: 'key' | 'pathname' = 'key') => {
  const isFree = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && !isFree.current && currentLocation[by] !== nextLocation[by],
  );
  const { key } = useLocation();
  useEffect(() => {
    if (key) isFree.current = false;
  }, [key]);
  useUnsaved(isDirty);
  return {
    question: {
      isAsked: blocker.state === 'blocked',
      onStay: () => blocker.reset?.(),
      onLeave: () => blocker.proceed?.(),
    },
    letGo: () => {
      isFree.current = true;
    },
  };
};

import { useEffect } from 'react';
import { createPath, useBlocker } from 'react-router';
import { hasConnection } from '#web/ui/connection';

/** While `when` holds, whatever leads off this page loads a new document: the next page must not keep this one's policy. */
export const useOwnDocument = (when: boolean) => {
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) => when && nextLocation.pathname !== currentLocation.pathname,
  );
  useEffect(() => {
    if (leaving.state !== 'blocked') return;
    if (hasConnection()) window.location.assign(createPath(leaving.location));
    leaving.reset();
  }, [leaving]);
};

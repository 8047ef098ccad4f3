import { type RefObject, useEffect, useState } from 'react';

/** Whether the element is scrolled out of sight. */
export const useOutOfSight = (ref: RefObject<HTMLElement | null>) => {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsAway(entry ? !entry.isIntersecting : false));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isAway;
};

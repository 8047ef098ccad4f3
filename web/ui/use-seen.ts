import { type RefObject, useEffect, useState } from 'react';

/** Whether the element has come into view; once it has, that stands. */
export const useSeen = (ref: RefObject<Element | null>) => {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !ref.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, isSeen]);
  return isSeen;
};

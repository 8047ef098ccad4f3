import { type RefObject, useEffect, useState } from 'react';

/** Whether something may be added at an element without moving what is read: nobody scrolled yet, or the element has been a window's height below the window. */
export const useRoomBelow = (ref: RefObject<Element | null>) => {
  const [isRoom, setRoom] = useState(false);
  useEffect(() => {
    if (isRoom || !ref.current) return;
    const look: IntersectionObserverCallback = (entries) => {
      const isFarBelow = entries.some((entry) => !entry.isIntersecting && entry.boundingClientRect.top > 0);
      if (scrollY === 0 || isFarBelow) setRoom(true);
    };
    const observer = new IntersectionObserver(look, { rootMargin: '0px 0px 100% 0px' });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, isRoom]);
  return isRoom;
};

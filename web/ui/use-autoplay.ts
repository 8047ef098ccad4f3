import { type RefObject, useEffect, useState } from 'react';

/**
 * Calls `next` every `seconds` while the carousel may move by itself: not under the pointer, not with the focus inside,
 * not in a hidden tab, never for those who asked for less motion.
 */
export const useAutoplay = (root: RefObject<HTMLElement | null>, seconds: number | undefined, next: () => void) => {
  const [playing, setPlaying] = useState(seconds !== undefined);
  useEffect(() => {
    if (!seconds || !playing || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      if (!document.hidden && !root.current?.matches(':hover, :focus-within')) next();
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [root, seconds, playing, next]);
  return { playing, setPlaying };
};

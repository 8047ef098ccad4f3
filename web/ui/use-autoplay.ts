import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

const lessMotion = '(prefers-reduced-motion: reduce)';
const subscribe = (listener: () => void) => {
  const query = matchMedia(lessMotion);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};
const wantsLessMotion = () => matchMedia(lessMotion).matches;

/**
 * Calls `next` every `seconds` while the carousel may move by itself: not under the pointer, not with the focus inside,
 * not in a hidden tab. For those who asked for less motion it stands still until they let it play.
 */
export const useAutoplay = (root: RefObject<HTMLElement | null>, seconds: number | undefined, next: () => void) => {
  const [chosen, setPlaying] = useState<boolean>();
  const isStill = useSyncExternalStore(subscribe, wantsLessMotion, () => false);
  const playing = chosen ?? !isStill;
  useEffect(() => {
    if (!seconds || !playing) return;
    const timer = setInterval(() => {
      if (!document.hidden && !root.current?.matches(':hover, :focus-within')) next();
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [root, seconds, playing, next]);
  return { playing, setPlaying };
};

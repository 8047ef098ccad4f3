import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A native `details` that behaves as a menu: closed by Escape, by a press outside, and once a link in it was followed. */
export const useDetails = () => {
  const ref = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (key && ref.current) ref.current.open = false;
  }, [key]);
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      if (ref.current?.open && !ref.current.contains(event.target as Node)) ref.current.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !ref.current?.open) return;
      const hadFocus = ref.current.contains(document.activeElement);
      ref.current.open = false;
      if (hadFocus) ref.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return ref;
};

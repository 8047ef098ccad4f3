import { useEffect, useRef } from 'react';

/** A native `details` that behaves as a menu: closed by Escape, by a press outside, and by following a link in it. */
export const useDetails = () => {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const isInside = (target: EventTarget | null) => target instanceof Element && ref.current?.contains(target);
    const close = () => {
      if (ref.current) ref.current.open = false;
    };
    const onPress = (event: PointerEvent) => {
      if (!isInside(event.target)) close();
    };
    const onClick = (event: MouseEvent) => {
      if (isInside(event.target) && (event.target as Element).closest('a')) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !ref.current?.open) return;
      const hadFocus = isInside(document.activeElement);
      close();
      if (hadFocus) ref.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return ref;
};

import { useEffect, useEffectEvent } from 'react';
import { isOccupied } from '#web/panel/shortcuts';

/** Moves the focus before a letter or digit is written that no field would get: a scanner types wherever the focus is. */
export const useTypedAnywhere = (focus: () => void) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    if (/^[\p{L}\p{N}]$/u.test(event.key) && !isModified && !isOccupied()) focus();
  });
  // Captured, so that the key is no shortcut any more.
  useEffect(() => {
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, []);
};

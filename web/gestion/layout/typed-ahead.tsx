import { useLayoutEffect } from 'react';

let typed = '';

/** Text that was typed before its box was there; a line's end stands for Enter. It is handed over once. */
export const takeTyped = (): string => {
  const text = typed;
  typed = '';
  return text;
};

/** Keeps what is typed while the code of a box is on its way: a scanner waits for nothing. */
export const TypedAhead = () => {
  useLayoutEffect(() => {
    const keep = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || (key.length > 1 && key !== 'Enter')) return;
      event.preventDefault();
      event.stopPropagation();
      typed += key === 'Enter' ? '\n' : key;
    };
    window.addEventListener('keydown', keep, { capture: true });
    return () => window.removeEventListener('keydown', keep, { capture: true });
  }, []);
  return null;
};

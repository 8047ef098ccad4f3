import { VisuallyHidden } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';

let typed = '';

/** Text that was typed before its box was there; a line's end stands for Enter. It is handed over once. */
export const takeTyped = (): string => {
  const text = typed;
  typed = '';
  return text;
};

/** Takes what is typed or pasted while the code of a box is on its way: a scanner waits for nothing. The focus goes back then. */
export const TypedAhead = () => {
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    box.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <VisuallyHidden>
      <textarea
        ref={box}
        aria-label="Buscar"
        onChange={({ currentTarget }) => {
          typed = currentTarget.value;
        }}
      />
    </VisuallyHidden>
  );
};

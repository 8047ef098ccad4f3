import { useDisclosure } from '@mantine/hooks';
import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';

/** The rail of a phone. Opened it takes the focus; closed, by Escape too, it gives it back to its button. */
export const useRail = () => {
  const [isOpen, { open, close: shut }] = useDisclosure(false);
  const rail = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    if (!isOpen) return;
    flushSync(shut);
    button.current?.focus();
  };
  const toggle = () => {
    if (isOpen) return close();
    flushSync(open);
    // It is still on its way into the window.
    rail.current?.querySelector<HTMLElement>('select, a')?.focus({ preventScroll: true });
  };
  return {
    isOpen,
    close,
    menu: { ref: button, opened: isOpen, onClick: toggle },
    rail: {
      ref: rail,
      className: 'panel-rail',
      mod: { open: isOpen },
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && close(),
    },
  };
};

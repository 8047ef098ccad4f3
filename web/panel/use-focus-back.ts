import { useEffect } from 'react';

/** The element to come back to: a menu that is chosen from goes away, and its button stays. */
const staying = (focused: Element | null) => {
  const menu = focused?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
};

/** Gives the focus back as a dialog goes away as a whole; where one only closes, Mantine does. */
export const useFocusBack = () =>
  useEffect(() => {
    const before = staying(document.activeElement);
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

import type { KeyboardEvent } from 'react';

/** Enter in a text of a form inside a dialog is for that form. */
export const onEnter = (then: () => void) => (event: KeyboardEvent<HTMLElement>) => {
  const { target, key, defaultPrevented } = event;
  if (key !== 'Enter' || defaultPrevented || !(target instanceof HTMLInputElement) || target.type === 'radio') return;
  event.preventDefault();
  if (target.getAttribute('aria-haspopup') !== 'listbox') then();
};

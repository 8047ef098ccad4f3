import type { KeyboardEvent } from 'react';

/** For the buttons of a dialog that stands over another: Escape is the upper one's alone, which does not listen itself. */
export const ownEscape = (onEscape: () => void) => ({
  'data-mantine-stop-propagation': true,
  onKeyDown: ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape();
  },
});

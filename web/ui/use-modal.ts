import { type MouseEvent, useEffect, useRef } from 'react';

// Where a body is marked, its first control has the focus rather than the button that closes; of radios the chosen one.
const control =
  ':is(input:not([type=radio], [type=hidden]), input:checked, select, textarea, button, a):not(:disabled)';

const doubleClickMs = 500;

/**
 * Ties a native `dialog` to `open`: focus moves in and back again, Escape and a press on the backdrop close it, all
 * by the browser. `onClose` is told once it has closed.
 */
export const useModal = (open: boolean, onClose: () => void) => {
  const ref = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(0);
  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) {
      dialog.showModal();
      openedAt.current = performance.now();
      dialog.querySelector<HTMLElement>(`[data-dialog-body] ${control}`)?.focus();
    }
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  const onMouseDown = (event: MouseEvent<HTMLDialogElement>) => {
    // The second half of a double click on what opened it.
    if (event.timeStamp - openedAt.current < doubleClickMs) return;
    if (event.target === ref.current) ref.current.close();
  };
  return { ref, onClose, onMouseDown };
};

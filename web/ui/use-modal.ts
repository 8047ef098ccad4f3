import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * Ties a native `dialog` to `open`: focus moves in and back again, Escape and a press on the backdrop close it, all
 * by the browser. `onClose` is told once it has closed.
 */
export const useModal = (open: boolean, onClose: () => void) => {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  const onMouseDown = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === ref.current) ref.current.close();
  };
  return { ref, onClose, onMouseDown };
};

import { type ReactNode, useId } from 'react';
import { IconButton } from './icon-button.tsx';
import { useModal } from './use-modal.ts';

type Props = { open: boolean; onClose: () => void; title: ReactNode; children: ReactNode; footer?: ReactNode };

/** A question or a small form over the page. `footer` holds its buttons. */
export const Dialog = ({ open, onClose, title, children, footer }: Props) => {
  const id = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog
      {...modal}
      aria-labelledby={id}
      className="m-auto w-[calc(100%-2rem)] max-w-dialog rounded-card bg-white p-0 shadow-float backdrop:bg-neutral-950/50 open:animate-appear"
    >
      {open && (
        <div>
          <div className="flex items-start justify-between gap-4 pt-4 pr-3 pl-6">
            <h2 id={id} className="py-2 text-lg font-semibold">
              {title}
            </h2>
            <IconButton icon="close" label="Cerrar" onClick={() => modal.ref.current?.close()} />
          </div>
          <div data-dialog-body>
            <div className="px-6 pb-6">{children}</div>
            {footer && (
              <div className="flex flex-wrap justify-end gap-3 border-t border-neutral-200 px-6 py-4">{footer}</div>
            )}
          </div>
        </div>
      )}
    </dialog>
  );
};

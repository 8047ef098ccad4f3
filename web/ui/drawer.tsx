import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';
import { useModal } from './use-modal.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  side: 'left' | 'right' | 'bottom';
  title: ReactNode;
  children: ReactNode;
  /** Stays in sight below what scrolls. */
  footer?: ReactNode;
};

const sides = {
  left: 'mr-auto h-dvh max-w-drawer open:animate-from-left',
  right: 'ml-auto h-dvh max-w-drawer open:animate-from-right',
  bottom: 'mt-auto max-h-[85dvh] max-w-full rounded-t-card open:animate-from-bottom',
};

/** A panel that slides in from an edge and floats over the page. */
export const Drawer = ({ open, onClose, side, title, children, footer }: Props) => {
  const id = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog
      {...modal}
      aria-labelledby={id}
      className={classes('m-0 max-h-dvh w-full bg-white p-0 shadow-float backdrop:bg-neutral-950/50', sides[side])}
    >
      {open && (
        <div className="flex h-full max-h-[inherit] flex-col">
          <div className="flex items-center justify-between gap-4 border-b border-neutral-200 py-2 pr-2 pl-4">
            <h2 id={id} className="text-lg font-semibold">
              {title}
            </h2>
            <IconButton icon="close" label="Cerrar" onClick={() => modal.ref.current?.close()} />
          </div>
          <div className="grow overflow-y-auto overscroll-contain p-4">{children}</div>
          {footer && <div className="border-t border-neutral-200 p-4">{footer}</div>}
        </div>
      )}
    </dialog>
  );
};

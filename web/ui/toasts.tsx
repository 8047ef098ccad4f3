import { useEffect, useRef, useSyncExternalStore } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { closeToast, toastStore } from './toast.ts';

const none: never[] = [];

/** Where toasts appear; one a page. It is a popover, so that it also stands above an open drawer. On a phone it leaves room for a bar below. */
export const Toasts = () => {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => none);
  const region = useRef<HTMLDivElement>(null);
  const count = toasts.length;
  useEffect(() => {
    const element = region.current;
    if (!element?.isConnected) return;
    element.hidePopover();
    if (count > 0) element.showPopover();
  }, [count]);
  return (
    <div
      ref={region}
      popover="manual"
      className="inset-x-4 top-auto bottom-20 m-auto w-auto max-w-dialog gap-2 overflow-visible border-0 bg-transparent p-0 open:grid md:bottom-6"
    >
      <div role="status" data-toasts className="grid gap-2">
        {toasts.map(({ id, kind, text }) => (
          <div
            key={id}
            className={classes(
              'flex min-h-13 animate-appear items-center gap-3 rounded-card py-1 pr-1 pl-4 text-white shadow-float',
              kind === 'success' ? 'bg-good' : 'bg-bad',
            )}
          >
            <Icon name={kind === 'success' ? 'check' : 'alert'} />
            <p className="grow">{text}</p>
            <IconButton
              icon="close"
              label="Cerrar aviso"
              className="text-white hover:bg-white/15"
              onClick={() => closeToast(id)}
            />
          </div>
        ))}
      </div>
    </div>
  );
};

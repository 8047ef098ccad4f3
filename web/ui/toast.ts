type Leads = { to: string; label: string };
/** A short message over the page, which may lead somewhere. Errors stay until they are closed. */
type Toast = { id: number; kind: 'success' | 'error'; text: string; leads?: Leads | undefined };

/** One that leads somewhere has to be reached by a finger. */
const successSeconds = { plain: 1, leading: 4 };
let shown: readonly Toast[] = [];
let next = 0;
const listeners = new Set<() => void>();

const show = (toasts: readonly Toast[]) => {
  shown = toasts;
  for (const listener of listeners) listener();
};

export const closeToast = (id: number) => show(shown.filter((toast) => toast.id !== id));

const add = (kind: Toast['kind'], text: string, leads?: Leads) => {
  next += 1;
  const id = next;
  show([...shown.filter((toast) => toast.text !== text), { id, kind, text, leads }]);
  return id;
};

/** Closes a message after its seconds, and not while somebody points at one or has the focus in it. */
const closeLater = (id: number, seconds: number) =>
  setTimeout(() => {
    const isHeld = globalThis.document?.querySelector('[data-toasts]:is(:hover, :focus-within)');
    if (isHeld) closeLater(id, seconds);
    else closeToast(id);
  }, seconds * 1000);

/** Shows a message from anywhere in the browser: `toast.success('…')`, `toast.error('…')`. */
export const toast = {
  success: (text: string, leads?: Leads) =>
    void closeLater(add('success', text, leads), leads ? successSeconds.leading : successSeconds.plain),
  error: (text: string) => void add('error', text),
  /** Closes a message that holds no longer. */
  takeBack: (text: string) => show(shown.filter((toast) => toast.text !== text)),
};

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => shown,
};

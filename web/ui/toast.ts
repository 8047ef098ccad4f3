/** A short message over the page. Errors stay until they are closed. */
type Toast = { id: number; kind: 'success' | 'error'; text: string };

const successSeconds = 1;
let shown: readonly Toast[] = [];
let next = 0;
const listeners = new Set<() => void>();

const show = (toasts: readonly Toast[]) => {
  shown = toasts;
  for (const listener of listeners) listener();
};

export const closeToast = (id: number) => show(shown.filter((toast) => toast.id !== id));

const add = (kind: Toast['kind'], text: string) => {
  next += 1;
  const id = next;
  show([...shown.filter((toast) => toast.text !== text), { id, kind, text }]);
  return id;
};

/** Closes a message after its seconds, and not while somebody points at one or has the focus in it. */
const closeLater = (id: number) =>
  setTimeout(() => {
    const isHeld = globalThis.document?.querySelector('[data-toasts]:is(:hover, :focus-within)');
    if (isHeld) closeLater(id);
    else closeToast(id);
  }, successSeconds * 1000);

/** Shows a message from anywhere in the browser: `toast.success('…')`, `toast.error('…')`. */
export const toast = {
  success: (text: string) => void closeLater(add('success', text)),
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

import { toast } from './toast.ts';

const noConnection = 'No hay conexión. Probá de nuevo.';

/** Whether the browser has a connection; where it has none, a message says so until it is back. */
export const hasConnection = () => {
  if (navigator.onLine) return true;
  toast.error(noConnection);
  window.addEventListener('online', () => toast.takeBack(noConnection), { once: true });
  return false;
};

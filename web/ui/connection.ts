import { toast } from './toast.ts';

const noConnection = 'No hay conexión. Probá de nuevo.';

let isStaying = false;

/** Changes the address of the page in sight, which needs nothing of the shop and so no connection. */
export const stayOnPage = (change: () => void) => {
  isStaying = true;
  change();
  isStaying = false;
};

/** Whether a navigation may begin. */
export const mayLeave = () => isStaying || hasConnection();

/** Whether the browser has a connection; where it has none, a message says so until it is back. */
export const hasConnection = () => {
  if (navigator.onLine) return true;
  toast.error(noConnection);
  window.addEventListener('online', () => toast.takeBack(noConnection), { once: true });
  return false;
};

import { toast } from './toast.ts';

export const noConnection = 'No hay conexión. Probá de nuevo.';

/** Whether the browser has a connection; where it has none, a message says so. */
export const hasConnection = () => {
  if (!navigator.onLine) toast.error(noConnection);
  return navigator.onLine;
};
